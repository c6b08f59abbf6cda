/** The bottles of a cellar. */
import type { Line, ScoreLine } from '../../wire'
import type { CoupageView } from './wire'

export interface Bottle {
  recipe: string
  cava: boolean
  /** as the score sheet calls it */
  source: Line
  points: number
  /** it brought a point */
  counts: boolean
  /** the place it fills: another cava may stand for a wine */
  as: 'wine' | 'cava'
}

/** The score sheet has a line for each bottle, in the order of the barrels. */
export function bottles(view: CoupageView, seat: number, sheet: readonly (readonly ScoreLine[])[]): Bottle[] {
  let cavas = 0
  const bottled = (view.players[seat]?.barrels ?? []).filter((barrel) => barrel.stage === 'bottled')
  return (sheet[seat] ?? []).map(({ source, points }, i) => {
    const { recipe = '', cava = false } = bottled[i] ?? {}
    const counts = points > 0
    return { recipe, cava, source, points, counts, as: cava && counts && cavas++ < view.goal_cavas ? 'cava' : 'wine' }
  })
}
