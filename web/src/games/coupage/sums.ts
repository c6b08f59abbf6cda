/** The bottles of a cellar. */
import type { ScoreLine } from '../../wire'
import type { CoupageView } from './wire'

export interface Bottle {
  recipe: string
  cava: boolean
  /** it brought a point */
  counts: boolean
  /** the place it fills: another cava may stand for a wine */
  as: 'wine' | 'cava'
}

/** The score sheet has a line for each bottle, in the order of the barrels. */
export function bottles(view: CoupageView, seat: number, sheet: readonly (readonly ScoreLine[])[]): Bottle[] {
  let cavas = 0
  return (view.players[seat]?.barrels ?? [])
    .filter((barrel) => barrel.stage === 'bottled')
    .map(({ recipe, cava }, i) => {
      const counts = (sheet[seat]?.[i]?.points ?? 0) > 0
      return { recipe, cava, counts, as: cava && counts && cavas++ < view.goal_cavas ? 'cava' : 'wine' }
    })
}
