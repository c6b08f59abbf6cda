/** The player aid: which places of a recipe the hand fills, and what is missing, in words. */
import type { CoupageAid, CoupageBarrel, CoupageView, Line } from '../../wire'
import { CAVAS, WINES } from './effects'
import { line } from './lines'
import { cardOf, isGrape, isWhite, nameOf, VARIETIES } from './pieces'

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

/** Put as many of the grapes as possible into the places of a recipe, so that enough of them are different and the
 * places left open are the easiest ones: a Trepat fills the place that takes nothing else. */
export function fill(aid: CoupageAid, grapes: ReadonlyMap<string, number>): Slot[] {
  const places = aid.varieties
  let best: string[] = places.map(() => '')
  let most = 0
  let widest = -1
  const left = new Map(grapes)
  const put: string[] = []
  const go = (place: number, count: number): void => {
    if (count + places.length - place < most) return
    if (place === places.length) {
      const different = new Set(put.filter(Boolean)).size
      if (different + places.length - count < aid.different) return
      const wide = places.reduce((sum, takes, i) => sum + (put[i] ? 0 : takes.length), 0)
      if (count > most || wide > widest) [best, most, widest] = [[...put], count, wide]
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

/** Whether a bottle of it would still be one of the two wines and the cava. */
export function stillCounts(view: CoupageView, { cava }: { cava: boolean }): boolean {
  const player = view.players[view.viewer]
  if (!player) return true
  if (cava && player.cavas < CAVAS) return true
  const more = view.second_cava_is_wine ? Math.max(0, player.cavas - CAVAS) : 0
  return (!cava || view.second_cava_is_wine) && player.wines + more < WINES
}

/** Recipes from the nearest to the farthest; then those that cannot be begun, and last those that no longer count. */
export function nearest(view: CoupageView): CoupageAid[] {
  const rank = (aid: CoupageAid) => (stillCounts(view, aid) ? 0 : 2) + Number(!aid.open)
  return [...view.aid].sort((a, b) => rank(a) - rank(b) || a.missing - b.missing)
}

const variety = (code: string): Line => line('coupage-variety', { name: nameOf(code) })

/** "Macabeu, Xarel·lo and Parellada", or with "or"; with "/" where it is one part of a longer list. */
function listed(all: readonly Line[], key: 'coupage-and' | 'coupage-or' | 'coupage-either'): Line {
  const start = all.slice(0, -1)
  const last = all.at(-1) ?? variety('')
  if (!start.length) return last
  const first = start.reduce((some, next) =>
    key === 'coupage-either' ? line(key, { first: some, next }) : line('coupage-cards', { first: some, rest: next }),
  )
  return line(key, { first, next: last })
}

/** The colour of which these are all varieties; "": they are some of it, or of both. */
function colourOf(takes: readonly string[]): string {
  const whole = (white: boolean) => VARIETIES.every((each) => takes.includes(each) === (isWhite(each) === white))
  return whole(true) ? 'white' : whole(false) ? 'red' : ''
}

/** The one variety that these lack to be a whole colour; "" if there is no such one. */
function onlyWithout(takes: readonly string[]): string {
  return VARIETIES.find((each) => !takes.includes(each) && colourOf([...takes, each])) ?? ''
}

/** Places left open that take the same. */
interface Wanted {
  count: number
  takes: readonly string[]
}

function oneWant({ count, takes }: Wanted, different: boolean, alone: boolean): Line {
  if (takes.length === 1)
    return count === 1 ? variety(takes[0]!) : line('coupage-aid-times', { count, grape: variety(takes[0]!) })
  const colour = colourOf(takes)
  const apart = different && count > 1 ? 'yes' : 'no'
  if (colour) return line('coupage-aid-colour', { count, colour, different: apart })
  if (alone && count === 1) return listed(takes.map(variety), 'coupage-or')
  const but = onlyWithout(takes)
  if (but)
    return line('coupage-aid-but', {
      colour: line('coupage-aid-colour', { count, colour: isWhite(but) ? 'white' : 'red', different: apart }),
      but: line('coupage-variety', { name: nameOf(but).split(' ')[0]! }),
    })
  return line('coupage-aid-of', { count, different: apart, grapes: listed(takes.map(variety), 'coupage-either') })
}

/** The grapes that fill the open places: "Macabeu and Xarel·lo", "2 reds and 2 whites", "Trepat and 1 of …". */
export function wanted(aid: CoupageAid, grapes: ReadonlyMap<string, number>): Line {
  // The last place takes just what the server says would help.
  if (aid.missing === 1) return oneWant({ count: 1, takes: aid.helps }, false, true)
  const slots = fill(aid, grapes)
  const have = new Set(slots.map((slot) => slot.have).filter(Boolean))
  const open = slots.filter((slot) => !slot.have)
  const fresh = aid.different - have.size // so many of them must be new varieties
  const apart = fresh === open.length
  const wants: Wanted[] = []
  for (const slot of open) {
    const takes = apart ? slot.takes.filter((each) => !have.has(each)) : slot.takes
    const same = wants.find((want) => want.takes.join() === takes.join())
    if (same) same.count++
    else wants.push({ count: 1, takes })
  }
  // What must be there comes first.
  wants.sort((a, b) => Number(b.takes.length === 1) - Number(a.takes.length === 1))
  const said = listed(
    wants.map((want) => oneWant(want, apart, wants.length === 1)),
    'coupage-and',
  )
  return !apart && fresh > surelyNew(open, have)
    ? line('coupage-aid-blend', { grapes: said, different: aid.different })
    : said
}

/** How many new varieties there are in any case, whatever fills the places: those of places that share no variety. */
function surelyNew(open: readonly Slot[], have: ReadonlySet<string>): number {
  const seen = new Set(have)
  let sure = 0
  for (const takes of open.map((slot) => slot.takes)) {
    if (!takes.some((each) => seen.has(each))) sure++
    for (const each of takes) seen.add(each)
  }
  return sure
}

/** How many of the missing grapes lie at the market. */
export function atMarket(view: CoupageView, aid: CoupageAid, grapes: ReadonlyMap<string, number>): number {
  const more = new Map(grapes)
  for (const card of view.market.filter(isGrape))
    more.set(cardOf(card).variety, (more.get(cardOf(card).variety) ?? 0) + 1)
  return aid.missing - fill(aid, more).filter((slot) => !slot.have).length
}

/** What the hand lacks for a recipe. */
export function lacks(view: CoupageView, aid: CoupageAid): Line {
  if (aid.missing < 0) return line('coupage-aid-asks', { different: aid.different, time: aid.time, stars: aid.stars })
  const free = view.players[view.viewer]?.barrels.some((barrel) => barrel.stage === 'empty')
  const cava = aid.cava ? 'yes' : 'no'
  if (!aid.open && free) return line('coupage-aid-closed', { cava, free: 'yes' })
  if (!stillCounts(view, aid)) return line('coupage-aid-spare', { cava })
  if (!aid.open) return line('coupage-aid-closed', { cava, free: 'no' })
  if (aid.missing === 0) return line('coupage-aid-all')
  const grapes = held(view)
  return line('coupage-aid-missing', {
    count: aid.missing,
    grapes: wanted(aid, grapes),
    market: atMarket(view, aid, grapes),
  })
}

/** What a barrel waits for, in a word or two. */
export function waitsFor(barrel: CoupageBarrel): Line {
  if (barrel.stage === 'empty') return line('coupage-barrel-free')
  if (barrel.stage === 'bottled') return line('coupage-barrel-bottled')
  if (barrel.spoiled) return line('coupage-barrel-spoiled', { turns: barrel.spoiled_turns })
  if (barrel.ready) return line('coupage-barrel-ready', { stars: barrel.stars })
  if (barrel.grapes_missing && barrel.time_missing)
    return line('coupage-barrel-lacks-both', { grapes: barrel.grapes_missing, time: barrel.time_missing })
  if (barrel.grapes_missing) return line('coupage-barrel-lacks-grapes', { grapes: barrel.grapes_missing })
  return line('coupage-barrel-lacks-time', { time: barrel.time_missing })
}
