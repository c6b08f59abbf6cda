/** Points by their source, as the ledgers of the houses and of the Wine Merchant have them. */
import type { AgeOfChampagneView } from './wire'

export interface Final {
  who: number
  place: number
  /** points before the final scoring */
  before: number
  sums: { source: string; amount: number }[]
  points: number
}

/** The ledger of each participant. */
export function ledgers(view: AgeOfChampagneView): (readonly number[])[] {
  const found: (readonly number[])[] = view.houses.map(({ ledger }) => ledger)
  if (view.merchant) found[view.merchant.seat] = view.merchant.ledger
  return found
}

/** What the final scoring added, the winner first. Sources that brought nobody anything are left out. */
export function finals(view: AgeOfChampagneView): Final[] {
  const all = ledgers(view)
  const used = view.sources.flatMap((source, i) =>
    i >= view.final && all.some((ledger) => ledger[i]) ? [{ source, i }] : [],
  )
  return view.standings
    .map(({ main: points }, who) => {
      const sums = used.map(({ source, i }) => ({ source, amount: all[who]?.[i] ?? 0 }))
      const before = points - sums.reduce((sum, { amount }) => sum + amount, 0)
      return { who, place: view.places[who] ?? 0, before, sums: sums.filter(({ amount }) => amount), points }
    })
    .sort((a, b) => a.place - b.place)
}
