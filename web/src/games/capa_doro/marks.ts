/** What the choice under the finger would change, by the place where it would show. */
import type { Effect, Mark } from '../../wire'

export class Marks {
  readonly #marks: readonly Mark[]

  constructor(effect: Effect | null) {
    this.#marks = effect?.marks ?? []
  }

  /** By how much the number at a place would change: bales of a warehouse, money, points. */
  change(place: string): number {
    return this.#marks
      .filter((mark) => mark.place === place)
      .reduce((sum, { kind, amount }) => sum + (kind === 'gain' ? amount : kind === 'loss' ? -amount : 0), 0)
  }

  /** Whose plantation would come to a space: a seat, -1 for nobody's; null: none would. */
  comes(space: string): number | null {
    return this.#marks.find(({ kind, place }) => kind === 'goes' && place === space)?.seat ?? null
  }

  /** Whether the plantation on a space would be pushed on. */
  pushed(space: string): boolean {
    return this.#marks.some(({ place }) => place === `${space}/on`)
  }

  /** Whether a market would be closed. */
  blocked(continent: string): boolean {
    return this.#marks.some(({ kind, place }) => kind === 'blocked' && place === continent)
  }

  /** What would happen to a cigar: it could be rolled then, it could no longer be rolled, or nothing. */
  cigar(id: string): 'lit' | 'out' | '' {
    const mark = this.#marks.find(({ place }) => place === `cigar-${id}/ready`)
    return !mark ? '' : mark.kind === 'gain' ? 'lit' : 'out'
  }
}
