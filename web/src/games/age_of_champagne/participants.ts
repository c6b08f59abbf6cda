/** Whose piece it is, as pieces are drawn: a seat, or the Wine Merchant. */
import { getContext, setContext } from 'svelte'
import type { AgeOfChampagneView } from './wire'

export type Owner = number | 'merchant'

export const ownerOf = (view: AgeOfChampagneView, who: number): Owner =>
  view.merchant && view.merchant.seat === who ? 'merchant' : who

type Names = () => readonly string[]
const NAMES = Symbol()

/** The names of all at the table, for the pieces drawn within a component: no two of them have the same letters. */
export const shareNames = (names: Names): Names => setContext(NAMES, names)
export const sharedNames = (): Names => getContext<Names | undefined>(NAMES) ?? (() => [])

/** All who take part, in turn order; before there is one, as they sit. */
export function inOrder(view: AgeOfChampagneView): number[] {
  if (view.council.length) return [...view.council]
  return view.standings.map((_, who) => who)
}
