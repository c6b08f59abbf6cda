/** Whose piece it is, as pieces are drawn: a seat, or the Wine Merchant. */
import type { AgeOfChampagneView } from './wire'

export type Owner = number | 'merchant'

export const ownerOf = (view: AgeOfChampagneView, who: number): Owner =>
  view.merchant && view.merchant.seat === who ? 'merchant' : who

/** All who take part, in turn order; before there is one, as they sit. */
export function inOrder(view: AgeOfChampagneView): number[] {
  if (view.council.length) return [...view.council]
  return view.standings.map((_, who) => who)
}
