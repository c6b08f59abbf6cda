/** What dropping a piece on something means. */
import type { Choice } from '../wire'

export interface Drop {
  play: Choice
  /** the place that answers the next step of the move; "": it has none */
  then: string
}

/**
 * A choice made by the piece and by what it is dropped on; else the piece's only choice, if it goes there; else the first step of a
 * move whose second step the place may answer. null: nothing, or not clear which.
 */
export function dropped(
  choices: readonly Choice[],
  piece: string,
  drop: string,
  goesTo: (choice: Choice) => readonly string[],
): Drop | null {
  if (drop === piece) return null
  const own = choices.filter(({ touches }) => touches.includes(piece))
  const direct = own.filter((choice) => choice.touches.includes(drop))
  const there = direct.length ? direct : own.filter((choice) => goesTo(choice).includes(drop))
  if (there.length) return there.length === 1 ? { play: there[0]!, then: there[0]!.whole ? '' : drop } : null
  const first = own.filter(({ whole }) => !whole)
  return first.length === 1 ? { play: first[0]!, then: drop } : null
}
