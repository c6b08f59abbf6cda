/** How near a player is to two wines and a cava. */
import type { CoupagePlayerView, CoupageView } from './wire'

export interface Bottled {
  /** places of the goal that are filled; a second cava may stand for a wine */
  wines: number
  cavas: number
  /** of the wines: cavas */
  spare: number
}

/** What is bottled of the goal (CPG-9.1, CPG-9.4). */
export function bottled(view: CoupageView, player: CoupagePlayerView): Bottled {
  const cavas = Math.min(player.cavas, view.goal_cavas)
  const own = Math.min(player.wines, view.goal_wines)
  const more = view.second_cava_is_wine ? player.cavas - cavas : 0
  const spare = Math.min(more, view.goal_wines - own)
  return { wines: own + spare, cavas, spare }
}

/** What is still to be bottled, as arguments of `coupage-cellar-needs`. */
export function toGo(view: CoupageView, player: CoupagePlayerView): { wines: number; cavas: number } {
  const { wines, cavas } = bottled(view, player)
  return { wines: view.goal_wines - wines, cavas: view.goal_cavas - cavas }
}

/** The barrels whose bottles make up the goal, wines first; the last one that was bottled is one of them. */
export function winning(view: CoupageView, seat: number, last: string): number[] {
  const player = view.players[seat]
  if (!player) return []
  const bottles = player.barrels
    .map(({ stage, cava, cava_card }, i) => ({ stage, cava, cava_card, number: i + 1 }))
    .filter(({ stage }) => stage === 'bottled')
    .sort((a, b) => Number(touches(b)) - Number(touches(a)))
  function touches({ number }: { number: number }): boolean {
    return last === `barrel-${seat}-${number}`
  }
  const cavas = bottles
    .filter(({ cava }) => cava)
    .sort((a, b) => Number(b.cava_card) - Number(a.cava_card))
    .slice(0, view.goal_cavas)
  const wines = bottles
    .filter((bottle) => !cavas.includes(bottle) && (!bottle.cava || view.second_cava_is_wine))
    .slice(0, view.goal_wines)
  return [...wines, ...cavas].map(({ number }) => number)
}
