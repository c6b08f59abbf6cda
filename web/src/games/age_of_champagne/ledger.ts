/** Points by their source, as the ledgers of the houses and of the Wine Merchant have them. */
import type { ScoreLine } from '../../wire'
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

/** The score sheet of each participant, if the game ended now: sources that bring nobody anything are left out. */
export function projection(view: AgeOfChampagneView): ScoreLine[][] {
  const all = sources(view)
  const used = view.sources.map((_, i) => all.some((lines) => lines[i]!.points !== 0))
  return all.map((lines) => lines.filter((_, i) => used[i]))
}

/** Every source of everybody's points, if the game ended now: what was earned, and what the final scoring would add. */
export function sources(view: AgeOfChampagneView): ScoreLine[][] {
  const added: (readonly number[])[] = view.houses.map(({ projected }) => projected)
  if (view.merchant) added[view.merchant.seat] = view.merchant.projected
  return ledgers(view).map((ledger, who) =>
    view.sources.map((source, i) => ({
      source: { key: 'age-of-champagne-score-source', args: { source }, touches: [] },
      points: (ledger[i] ?? 0) + (added[who]?.[i - view.final] ?? 0),
    })),
  )
}

/** Whether a line of a score sheet belongs to the final scoring. */
export const isFinal = (view: AgeOfChampagneView, { source }: ScoreLine): boolean =>
  view.sources.indexOf(String(source.args?.['source'])) >= view.final
