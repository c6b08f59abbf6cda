/** What the wine list says in one word. */
import type { CoupageView } from './wire'

/** How many wines that still count can be begun with the cards in hand. */
export function readyCount(view: CoupageView): number {
  return view.aid.filter((aid) => aid.missing === 0 && aid.open && aid.counts).length
}
