/** The bottles of a cellar, and who is how far. */
import type { CoupageView } from '../../wire'
import { CAVAS, WINES } from './effects'

export interface Bottle {
  recipe: string
  cava: boolean
  /** towards two wines and one cava */
  counts: boolean
  /** what it counts as: a second cava may be a wine */
  as: 'wine' | 'cava'
}

export function bottles(view: CoupageView, seat: number): Bottle[] {
  let [wines, cavas] = [0, 0]
  return (view.players[seat]?.barrels ?? [])
    .filter((barrel) => barrel.stage === 'bottled')
    .map(({ recipe, cava }) => {
      const as = cava && !(cavas > 0 && view.second_cava_is_wine) ? 'cava' : 'wine'
      const counts = as === 'cava' ? cavas++ < CAVAS : wines++ < WINES
      return { recipe, cava, counts, as }
    })
}

/** Seats from the first to the last, with their rank; equals share one. The winner is first whatever the numbers say. */
export function ranking(view: CoupageView, scores: readonly number[]): { seat: number; rank: number }[] {
  const worth = (seat: number) => (scores[seat] ?? 0) + (seat === view.winner ? 1 : 0)
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    rank: 1 + scores.filter((_score, other) => worth(other) > worth(seat)).length,
  })).sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
