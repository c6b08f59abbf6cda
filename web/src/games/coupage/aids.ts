/** The wine list in the order in which it is read. */
import type { CoupageAid, CoupageView } from './wire'

/** Recipes from the nearest to the farthest; then those that cannot be begun, and last those that no longer count. */
export function nearest(view: CoupageView): CoupageAid[] {
  const rank = (aid: CoupageAid) => (aid.counts ? 0 : 2) + Number(!aid.open)
  return [...view.aid].sort((a, b) => rank(a) - rank(b) || a.missing - b.missing)
}
