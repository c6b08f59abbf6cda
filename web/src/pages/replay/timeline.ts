/** A replay as a list of positions, each as a board model. */
import { questioned } from '../../lib/asked'
import { applyChanges, type Change } from '../../lib/changes'
import type { BoardModel } from '../../lib/game-ui'
import { turningPoints, type TurningPoint } from '../../lib/turning-points'
import type { GameView, Layout, Line, Replay, ReplayStep, Told } from '../../wire'

/** steps of which a board is told at any position */
const LINES = 60

export class ReplayTimeline {
  /** the number of the last position; the first is 0, and position 5 is the one after five steps */
  readonly last: number
  readonly turns: TurningPoint[]
  readonly #views: GameView[]
  #rounds: number[] | null = null

  constructor(readonly replay: Replay) {
    let scene = { view: replay.first as GameView }
    this.#views = [scene.view]
    for (const step of replay.steps) {
      scene = applyChanges(scene, step.changes as Change[])
      this.#views.push(scene.view)
    }
    this.last = replay.steps.length
    this.turns = turningPoints(replay, replay.table.won)
  }

  /** The step that led to a position; none leads to the first. */
  step(at: number): ReplayStep | null {
    return this.replay.steps[at - 1] ?? null
  }

  view(at: number): GameView {
    return this.#views[Math.max(0, Math.min(at, this.last))]!
  }

  /** The table as zones, if the replay was asked for with layouts. */
  layout(at: number): Layout | null {
    return (this.step(Math.min(at, this.last)) ?? this.replay).layout ?? null
  }

  /** `from`: the position that was shown before; only a step to the next one is shown as movement. */
  model(at: number, names: readonly string[], lit: readonly string[] = [], from = -1): BoardModel {
    const view = this.view(at)
    return {
      view,
      layout: this.layout(at),
      table: this.replay.table,
      viewer: this.replay.viewer,
      names,
      prompt: view.prompt,
      asked: questioned(view),
      choices: [],
      considered: null,
      picked: null,
      chosen: [],
      effect: null,
      effectOf: () => null,
      beats: from >= 0 && from < at && this.next(from, 1) === at ? (this.step(at)?.beats ?? []) : [],
      log: this.#told(at),
      fresh: this.step(at)?.lines.flatMap((line) => line.touches ?? []) ?? [],
      lit,
    }
  }

  /** The last lines that were told up to a position. */
  #told(at: number): Told[] {
    const steps = this.replay.steps.slice(Math.max(0, at - LINES), at)
    return steps.flatMap(({ lines }, i) => lines.map((line) => ({ n: at - steps.length + i + 1, line })))
  }

  /** Whether these eyes noticed anything of a step. */
  seen(at: number): boolean {
    const step = this.step(at)
    return !step || step.lines.length > 0 || step.changes.length > 0
  }

  /** The next position that looks different, forwards or backwards; the last or first one if there is none. */
  next(at: number, by: 1 | -1): number {
    let to = at + by
    if (by > 0) while (to < this.last && !this.seen(to)) to += 1
    else while (to > 0 && !this.seen(to)) to -= 1
    return Math.max(0, Math.min(to, this.last))
  }

  /** "Round 4", as the game says it; null where a game has no rounds. */
  round(at: number): Line | null {
    return this.view(at).heading
  }

  /** Positions at which another round begins; the first one always counts. */
  get rounds(): number[] {
    if (this.#rounds) return this.#rounds
    const found: number[] = []
    let before = ''
    for (let at = 0; at <= this.last; at++) {
      const now = JSON.stringify(this.round(at))
      if (now !== before || at === 0) found.push(at)
      before = now
    }
    return (this.#rounds = found)
  }
}

export const LETTERS = ['A', 'B', 'C']
