/** How the tower stands: what follows from the view for the picture, and no rule. */
import type { Choice } from '../../wire'
import type { CoupeNationCard, CoupeNationSpot, CoupeNationView } from './wire'

/** Level from 1 at the base, place from 1 at the left: L2P3. */
export function position(id: string): { level: number; place: number } {
  const [, level = '0', place = '0'] = /^L(\d+)P(\d+)$/.exec(id) ?? []
  return { level: Number(level), place: Number(place) }
}

/** From the top to the base, as the eye reads a tower. */
export function levels(tower: readonly CoupeNationSpot[]): CoupeNationSpot[][] {
  const found = new Map<number, CoupeNationSpot[]>()
  for (const spot of tower) {
    const { level } = position(spot.id)
    found.set(level, [...(found.get(level) ?? []), spot])
  }
  return [...found].sort(([one], [other]) => other - one).map(([, spots]) => spots)
}

/** A level all of whose cards lie face up. */
export const isClosed = (spots: readonly CoupeNationSpot[]): boolean => spots.every(({ card, down }) => card && !down)

/** What a place looks like. */
export type Look = 'up' | 'down' | 'own' | 'open' | 'far'
export function lookOf({ card, down, free }: CoupeNationSpot): Look {
  if (down) return card ? 'own' : 'down'
  return card ? 'up' : free ? 'open' : 'far'
}

/** The numbers that fit between the bounds; empty: none does. */
export function range({ low, high }: CoupeNationSpot): string {
  const [first, last] = [low + 1, high - 1]
  return first > last ? '' : first === last ? `${first}` : `${first}–${last}`
}

/** Numbers that everybody sees gone: in the tower, or destroyed. */
export function gone(view: CoupeNationView): Set<number> {
  const seen = [...view.tower.flatMap(({ card, down }) => (card && !down ? [card] : [])), ...view.discard]
  return new Set(seen.map(({ id }) => Number(id)).filter((number) => !Number.isNaN(number)))
}

/** How many numbers are still about that fit into an empty place. */
export function fitting({ low, high }: CoupeNationSpot, without: ReadonlySet<number>): number {
  let count = 0
  for (let number = low + 1; number < high; number++) if (!without.has(number)) count++
  return count
}

/** How open the tower still is: numbers that fit into an empty place, on average. */
export function openness(view: CoupeNationView): number {
  const empty = view.tower.filter(({ card, down }) => !card && !down)
  const without = gone(view)
  const sum = empty.reduce((all, spot) => all + fitting(spot, without), 0)
  return empty.length ? sum / empty.length : 0
}

/** The argument of messages about a card. */
export function symbolName({ symbol }: CoupeNationCard): string {
  return { '1': 'one', '2': 'two', H: 'heart' }[symbol] ?? 'none'
}

/** What is asked in the middle of a move: the last part of the key of its prompt. */
export const stepOf = (key: string): string => key.slice(key.lastIndexOf('-') + 1)

/** The card that a move was begun with: "place 12". */
export function begunCards(begun: readonly string[]): string[] {
  return begun.flatMap((text) => [...text.matchAll(/(?:place|hide|pair|extra) (\w+)/g)].map(([, card]) => card!))
}

/** Of choices that are made by the same piece in two ways, only those of one group; others stay. */
export function oneWay(choices: readonly Choice[], group: string): readonly Choice[] {
  const there = new Set(choices.filter((choice) => choice.group === group).flatMap(({ touches }) => touches))
  return choices.filter(
    (choice) =>
      choice.group === group ||
      !['place', 'hide'].includes(choice.group) ||
      !choice.touches.some((one) => there.has(one)),
  )
}

export interface Point {
  turn: number
  /** cards that lie face up, of how many */
  up: number
  all: number
  /** numbers that fit into an empty place, on average */
  open: number
}

/** The course of a game: how it stood at the end of each turn. */
export function course(views: readonly CoupeNationView[]): Point[] {
  const found = new Map<number, Point>()
  for (const view of views)
    found.set(view.turns, { turn: view.turns, up: view.face_up, all: view.tower.length, open: openness(view) })
  return [...found.values()]
}
