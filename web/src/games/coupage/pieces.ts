/** Names of cards, barrels and moves, as the server writes them. */
import type { CoupageAid, CoupageBarrel, CoupageFace, CoupageView } from '../../wire'

export const RECIPES = ['BLA', 'ROS', 'ROU', 'CVB', 'CVR'] as const
export const SPECIALS = ['JEU', 'VOL', 'PIQ', 'OEN', 'REC', 'EVA', 'VDT'] as const

/** The letter on the stamp of each variety; Cabernet has the S of Sauvignon, because C is Chardonnay's. */
const LETTERS: Record<string, string> = {
  MAC: 'M',
  XAR: 'X',
  PAR: 'P',
  CHA: 'C',
  ULL: 'U',
  GAR: 'G',
  TRE: 'T',
  CAB: 'S',
}
/** How they are called, for sentences that name a variety and nothing else. */
const NAMES: Record<string, string> = {
  MAC: 'Macabeu',
  XAR: 'Xarel·lo',
  PAR: 'Parellada',
  CHA: 'Chardonnay',
  ULL: 'Ull de llebre',
  GAR: 'Garnatxa negra',
  TRE: 'Trepat',
  CAB: 'Cabernet Sauvignon',
}
const WHITE = new Set(['MAC', 'XAR', 'PAR', 'CHA'])

export const VARIETIES = Object.keys(LETTERS)

export const letterOf = (variety: string): string => LETTERS[variety] ?? variety[0] ?? '?'
export const nameOf = (variety: string): string => NAMES[variety] ?? variety
/** Garnatxa negra and Cabernet Sauvignon: longer than a small card is wide. */
export const isLong = (variety: string): boolean => nameOf(variety).length > 13
export const isWhite = (variety: string): boolean => WHITE.has(variety)
/** Of a name, its three letters: "Trepat" is TRE. */
export const varietyCalled = (name: string): string => VARIETIES.find((variety) => NAMES[variety] === name) ?? ''

export interface Card {
  code: string
  kind: 'grape' | 'time' | 'special'
  /** of a grape */
  variety: string
  stars: number
}

export const isGrape = (code: string): boolean => /^[A-Z]{3}\d$/.test(code)

/** "MAC2" taken apart. */
export function cardOf(code: string): Card {
  if (isGrape(code)) return { code, kind: 'grape', variety: code.slice(0, 3), stars: Number(code[3]) }
  return { code, kind: code === 'TIM' ? 'time' : 'special', variety: '', stars: 0 }
}

export const faceOf = (view: CoupageView, code: string): CoupageFace | undefined =>
  view.faces.find((face) => face.card === code)

/** "barrel-1-3" or "1-3": the third barrel of seat 1. */
export function placeOf(text: string): { seat: number; barrel: number } | null {
  const found = /(\d+)-(\d+)/.exec(text)
  return found ? { seat: Number(found[1]), barrel: Number(found[2]) } : null
}

export function barrelAt(view: CoupageView, seat: number, barrel: number): CoupageBarrel | undefined {
  return view.players[seat]?.barrels[barrel - 1]
}

export const aidOf = (view: CoupageView, recipe: string): CoupageAid | undefined =>
  view.aid.find((aid) => aid.recipe === recipe)

/** What a move in notation is about. */
export interface Meant {
  verb: string
  /** the rest of it: a recipe, a kind of card, a number */
  what: string
  /** its number: of a barrel, a place, a seat */
  number: number
}

export function meant(text: string): Meant {
  const [verb = '', what = ''] = text.split(' ')
  if (isGrape(verb) || verb === 'TIM' || (SPECIALS as readonly string[]).includes(verb))
    return { verb: 'card', what: verb, number: 0 }
  return { verb, what, number: Number(/^\d+$/.test(what) ? what : 0) }
}

/** The order of the sheet: grapes row by row, then Time, then the special cards. */
export function inOrder(view: CoupageView): (a: string, b: string) => number {
  const order = new Map(view.faces.map((face, i) => [face.card, i]))
  return (a, b) => (order.get(a) ?? 99) - (order.get(b) ?? 99)
}

/** How often a variety would bring a recipe of the viewer's nearer, or complete one: what is near counts more. */
export function usefulness(view: CoupageView, code: string): number {
  const card = cardOf(code)
  if (card.kind !== 'grape') return 0
  const slots = view.aid
    .filter((aid) => aid.open)
    .flatMap((aid) => {
      const fits = aid.varieties.some((some) => some.includes(card.variety))
      return fits ? [aid.varieties.length - Math.max(0, aid.missing)] : []
    })
  return Math.max(0, ...slots) + slots.length / 10
}

/** A hand as its owner likes to hold it. */
export function sorted<T extends { card: string }>(
  view: CoupageView,
  hand: readonly T[],
  order: 'colour' | 'number' | 'gain',
): T[] {
  const sheet = inOrder(view)
  const by = {
    colour: () => 0,
    number: (a: T, b: T) => cardOf(b.card).stars - cardOf(a.card).stars,
    gain: (a: T, b: T) => usefulness(view, b.card) - usefulness(view, a.card),
  }
  return [...hand].sort((a, b) => by[order](a, b) || sheet(a.card, b.card))
}
