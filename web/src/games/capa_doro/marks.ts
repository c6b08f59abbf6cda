/** What the choice under the finger would change, by the place where it would show. */
import { Marks as BoardMarks } from '../../lib/board/marks'

export class Marks extends BoardMarks {
  /** Whether the plantation on a space would be pushed on. */
  pushed(space: string): boolean {
    return this.marks.some(({ place }) => place === `${space}/on`)
  }

  /** Whether a market would be closed. */
  blocked(continent: string): boolean {
    return this.marks.some(({ kind, place }) => kind === 'blocked' && place === continent)
  }

  /** What would happen to a cigar: it could be rolled then, it could no longer be rolled, or nothing. */
  cigar(id: string): 'lit' | 'out' | '' {
    const mark = this.marks.find(({ place }) => place === `cigar-${id}/ready`)
    return !mark ? '' : mark.kind === 'gain' ? 'lit' : 'out'
  }
}
