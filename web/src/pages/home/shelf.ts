/** All game boxes in the order in which they were added, and what is printed on their sides. */
import { accentOf, INKS } from '../../art/accents'
import { games } from '../../lib/games.svelte'
import { list, say } from '../../lib/words.svelte'
import type { GameInfo } from '../../wire'

/** What the folder of a game says about its box: `games/<game>/box.ts`. */
export interface BoxFacts {
  /** its place on the shelf */
  order: number
  title: string
  /** on the side of the box, for when the server has not said yet */
  seats: readonly [number, number]
  /** 0: unknown, or it depends */
  minutes: number
  /** the minutes are for each player */
  each?: boolean
  /** ink and paper of its spine */
  spine: readonly [paper: string, ink: string, band: string]
  /** of its cover, while that is being fetched */
  ground: string
}

export interface Box extends Required<Omit<BoxFacts, 'order' | 'ground'>> {
  id: string
}

const found = import.meta.glob<BoxFacts>('../../games/*/box.ts', { eager: true, import: 'default' })

export const boxes: readonly Box[] = Object.entries(found)
  .sort(([, one], [, other]) => one.order - other.order)
  .map(([path, facts]) => ({ id: path.split('/').at(-2)!, each: false, ...facts }))

/** The boxes one can open, the one that comes next, and those that still stand with their backs to the ui. */
export function shelf(all: readonly GameInfo[], known: boolean): { front: Box[]; next: Box | null; later: Box[] } {
  // Until the server has answered, the first game is there: it always is, and nothing moves when the answer comes.
  const front = known ? inOrder(all).map((game) => box(game.id, game)) : boxes.slice(0, 1)
  const rest = boxes.filter((one) => !front.some((game) => game.id === one.id))
  return { front, next: rest[0] ?? null, later: rest.slice(1) }
}

/** Games in the order of their boxes; those without a box come last, as the server lists them. */
export function inOrder(all: readonly GameInfo[]): GameInfo[] {
  const place = (id: string) => {
    const found = boxes.findIndex((one) => one.id === id)
    return found < 0 ? boxes.length : found
  }
  return [...all].sort((one, other) => place(one.id) - place(other.id))
}

/** A box by its id; what the server says counts. */
export function box(id: string, game: GameInfo | undefined = games.all.find((one) => one.id === id)): Box {
  const drawn = boxes.find((one) => one.id === id)
  return {
    id,
    title: game?.title ?? drawn?.title ?? id,
    seats: game ? [game.seats_min, game.seats_max] : (drawn?.seats ?? [1, 1]),
    minutes: drawn?.minutes ?? 0,
    each: drawn?.each ?? false,
    spine: drawn?.spine ?? plainSpine(id),
  }
}

function plainSpine(id: string): Box['spine'] {
  const { felt, back } = INKS[accentOf(id)]
  return [felt, '#f8f0df', back]
}

/** "2–4 players", "2 players" */
export function playersOf({ seats: [from, to] }: Box): string {
  return from === to ? say('home-players-exactly', { count: to }) : say('home-players', { from, to })
}

/** A line about a game that brings none of its own: who made it. */
export function madeBy(id: string): string {
  const designers = games.all.find((game) => game.id === id)?.credits?.designers ?? []
  return designers.length ? say('home-made-by', { names: list(designers) }) : ''
}
