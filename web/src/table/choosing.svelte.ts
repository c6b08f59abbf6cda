/** A decision in the making: what is under the finger, what was picked, what was refused. */
import { Failure } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import type { Hands, Means } from '../lib/room'
import { settings } from '../lib/settings.svelte'
import type { Choice, Line } from '../wire'

export interface Refusal {
  line: Line
  clause: string
  /** the piece that was touched, by its `data-touch`; empty: nowhere in particular */
  at: string
}

export class Choosing implements Hands {
  considered = $state<string | null>(null)
  picked = $state<string | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  lit = $state.raw<readonly string[]>([])
  /** a move was sent and is not answered yet */
  busy = $state(false)
  #live: Live
  /** moves that are final and costly, by the game: asked about once more */
  #costly: (text: string) => boolean

  constructor(live: Live, costly: (text: string) => boolean = () => false) {
    this.#live = live
    this.#costly = costly
  }

  get choices(): readonly Choice[] {
    return this.#live.scene?.choices ?? []
  }

  /** A selection survives an update if it is still possible. */
  review(): void {
    const possible = (text: string | null) => text === null || this.choices.some((choice) => choice.text === text)
    if (!possible(this.picked)) this.picked = null
    if (!possible(this.considered)) this.considered = null
  }

  consider = (text: string | null): void => {
    this.considered = text
  }

  light = (touches: readonly string[]): void => {
    this.lit = touches
  }

  play = (text: string, means: Means, at?: Element): void => {
    const possible = this.choices.some((choice) => choice.text === text)
    if (possible && this.picked !== text && this.#asksAgain(text, means)) {
      this.picked = this.considered = text
      this.refusal = null
      return
    }
    void this.#send([text], at)
  }

  playAll = (texts: readonly string[], _means: Means, at?: Element): void => {
    void this.#send(texts, at)
  }

  takeBack = (): void => {
    void this.undo()
  }

  /** Take back the last choice, or ask everybody. */
  async undo(): Promise<void> {
    if (this.picked) {
      this.picked = this.considered = null
      return
    }
    await this.#try(() => this.#live.act({ t: 'undo', seat: this.#live.viewer }))
  }

  /** A finger sees the consequence first; a mouse has seen it by pointing. */
  #asksAgain(text: string, means: Means): boolean {
    if (means === 'touch') return true
    if (settings.confirm === 'always') return means !== 'drag'
    return settings.confirm === 'costly' && this.#costly(text)
  }

  async #send(texts: readonly string[], at?: Element): Promise<void> {
    if (this.busy) return
    this.busy = true
    await this.#try(async () => {
      for (const text of texts) await this.#live.move(text)
      this.picked = this.considered = null
    }, at)
    this.busy = false
  }

  async #try(doing: () => Promise<unknown>, at?: Element): Promise<void> {
    this.refusal = null
    try {
      await doing()
    } catch (why) {
      if (!(why instanceof Failure)) throw why
      const touch = at?.closest<HTMLElement>('[data-touch]')?.dataset.touch ?? ''
      this.refusal = { line: why.line, clause: why.clause, at: touch }
    }
  }
}
