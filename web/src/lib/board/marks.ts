/** What the choice under the finger would change, by the place where it would show. Games add what they mark beside it. */
import type { Effect, Mark } from '../../wire'

export class Marks {
  protected readonly marks: readonly Mark[]

  constructor(effect: Effect | null) {
    this.marks = effect?.marks ?? []
  }

  /** By how much the number at a place would change: pieces, money, points. */
  change(place: string): number {
    return this.marks
      .filter((mark) => mark.place === place)
      .reduce((sum, { kind, amount }) => sum + (kind === 'gain' ? amount : kind === 'loss' ? -amount : 0), 0)
  }

  /** Whose piece would come to a place: a seat, -1 for nobody's; null: none would. */
  comes(place: string): number | null {
    return this.marks.find((mark) => mark.kind === 'goes' && mark.place === place)?.seat ?? null
  }
}
