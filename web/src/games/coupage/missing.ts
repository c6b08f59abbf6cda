/** The player aid: which places of a recipe the hand fills, and what is missing, in words. */
import type { CoupageAid, CoupageBarrel, CoupageView, Line } from '../../wire'
import { line } from './lines'
import { cardOf, isGrape, isWhite, nameOf } from './pieces'

export interface Slot {
  /** what the hand has for it; "" if nothing */
  have: string
  /** what it takes */
  takes: readonly string[]
}

/** The viewer's grapes by variety, those picked in a half-made move included. */
export function held(view: CoupageView): Map<string, number> {
  const found = new Map<string, number>()
  const add = (code: string, count: number) => {
    if (isGrape(code)) found.set(cardOf(code).variety, (found.get(cardOf(code).variety) ?? 0) + count)
  }
  for (const { card, count } of view.hand) add(card, count)
  for (const card of view.chosen) add(card, 1)
  return found
}

/** Put as many of the grapes as possible into the places of a recipe, so that enough of them are different. */
export function fill(aid: CoupageAid, grapes: ReadonlyMap<string, number>): Slot[] {
  const places = aid.varieties
  let best: string[] = places.map(() => '')
  let most = 0
  const left = new Map(grapes)
  const put: string[] = []
  const go = (place: number, count: number): void => {
    if (count + places.length - place <= most) return
    if (place === places.length) {
      const different = new Set(put.filter(Boolean)).size
      if (different + places.length - count < aid.different) return
      ;[best, most] = [[...put], count]
      return
    }
    for (const variety of places[place]!) {
      const here = left.get(variety) ?? 0
      if (!here) continue
      left.set(variety, here - 1)
      put.push(variety)
      go(place + 1, count + 1)
      put.pop()
      left.set(variety, here)
    }
    put.push('')
    go(place + 1, count)
    put.pop()
  }
  go(0, 0)
  return places.map((takes, i) => ({ have: best[i]!, takes }))
}

/** Recipes from the nearest to the farthest; those that cannot be begun come last. */
export function nearest(aids: readonly CoupageAid[]): CoupageAid[] {
  return [...aids].sort((a, b) => Number(b.open) - Number(a.open) || a.missing - b.missing)
}

/** "Macabeu or Trepat"; many are named by their colour. */
export function wanted(varieties: readonly string[]): Line {
  const [first, ...others] = varieties.map((variety) => line('coupage-variety', { name: nameOf(variety) }))
  if (!first || others.length > 2) {
    const white = varieties.filter(isWhite).length
    return line('coupage-aid-any', { some: !white ? 'red' : white === varieties.length ? 'white' : 'any' })
  }
  const last = others.pop()
  const start = others.reduce((all, next) => line('coupage-cards', { first: all, rest: next }), first)
  return last ? line('coupage-or', { first: start, next: last }) : start
}

/** Whether the market has something of it. */
export const atMarket = (view: CoupageView, helps: readonly string[]): boolean =>
  view.market.some((card) => isGrape(card) && helps.includes(cardOf(card).variety))

/** What the hand lacks for a recipe. */
export function lacks(view: CoupageView, aid: CoupageAid): Line {
  if (aid.missing < 0) return line('coupage-aid-asks', { different: aid.different, time: aid.time, stars: aid.stars })
  if (!aid.open) return line('coupage-aid-closed', { cava: aid.cava ? 'yes' : 'no', free: view.players[view.viewer]?.barrels.some((barrel) => barrel.stage === 'empty') ? 'yes' : 'no' })
  if (aid.missing === 0) return line('coupage-aid-all')
  return line('coupage-aid-missing', { count: aid.missing, grapes: wanted(aid.helps), market: atMarket(view, aid.helps) ? 'yes' : 'no' })
}

/** What a barrel waits for, in a word or two. */
export function waitsFor(barrel: CoupageBarrel): Line {
  if (barrel.stage === 'empty') return line('coupage-barrel-free')
  if (barrel.stage === 'bottled') return line('coupage-barrel-bottled')
  if (barrel.spoiled) return line('coupage-barrel-spoiled', { turns: barrel.spoiled_turns })
  if (barrel.ready) return line('coupage-barrel-ready', { stars: barrel.stars })
  if (barrel.grapes_missing && barrel.time_missing) return line('coupage-barrel-lacks-both', { grapes: barrel.grapes_missing, time: barrel.time_missing })
  if (barrel.grapes_missing) return line('coupage-barrel-lacks-grapes', { grapes: barrel.grapes_missing })
  return line('coupage-barrel-lacks-time', { time: barrel.time_missing })
}
