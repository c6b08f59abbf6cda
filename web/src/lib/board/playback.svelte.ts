/**
 * Shows what happened as positions one after the other, at the speed that was chosen; nothing waits for it. Where
 * animations are off, pieces do not travel, but whoever has chosen a speed still sees each position.
 */
import type { Beat } from '../../wire'
import { paced, playing, speed } from '../motion'

export interface Step<V> {
  /** what moves */
  beats: readonly Beat[]
  /** the position after it */
  then(shown: V): V
  /** how long that is looked at, in ms at normal speed */
  ms: number
}

/** Changes what is shown, with pieces that travel. */
export type Travel = (beats: readonly Beat[], change: () => void) => void

export class Playback<V> {
  /** the position that is shown on the way; null: the present one */
  shown = $state.raw<V | null>(null)
  /** what has just moved to it */
  beats = $state.raw<readonly Beat[]>([])
  #steps: Step<V>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** ms at normal speed that were to be waited from this moment on */
  #wait = { ms: 0, since: 0 }
  readonly #travel: Travel

  constructor(travel: Travel = (_, change) => change()) {
    this.#travel = travel
  }

  get playing(): boolean {
    return this.shown !== null
  }

  /** Show this position, after so many ms the steps from it, then the present one. False: it is not shown. */
  play(first: V, ms: number, steps: readonly Step<V>[] = []): boolean {
    this.skip()
    if (speed() === 'instant' || globalThis.document?.hidden) return false
    this.shown = first
    this.#steps = [...steps]
    playing.add(this.#changed)
    this.#later(ms)
    return true
  }

  #later(ms: number): void {
    clearTimeout(this.#timer)
    this.#wait = { ms, since: Date.now() }
    this.#timer = setTimeout(this.#next, paced(ms))
  }

  #next = (): void => {
    const step = this.#steps.shift()
    if (!step || this.shown === null) return this.skip()
    const next = step.then(this.shown)
    this.#travel(step.beats, () => {
      this.shown = next
      this.beats = step.beats
    })
    this.#later(step.ms)
  }

  /** The speed is another one: also for what is being looked at. */
  #changed = (before: number): void => {
    if (speed() === 'instant') return this.skip()
    const { ms, since } = this.#wait
    this.#later(Math.max(0, ms - (Date.now() - since) * before))
  }

  /** At once to the present. */
  skip = (): void => {
    clearTimeout(this.#timer)
    playing.delete(this.#changed)
    this.#steps = []
    this.beats = []
    this.shown = null
  }
}
