/** All game boxes in the order in which they were added, and what is printed on their sides. */
import { games } from '../../lib/games.svelte'
import type { GameInfo } from '../../wire'

export interface Box {
  id: string
  title: string
  /** on the side of the box, for when the server has not said yet */
  seats: readonly [number, number]
  minutes: number
  /** ink and paper of its spine */
  spine: readonly [paper: string, ink: string, band: string]
}

export const boxes: readonly Box[] = [
  { id: 'coup', title: 'Coup', seats: [2, 6], minutes: 35, spine: ['#1f1c18', '#f8f0df', '#f8c93a'] },
  { id: 'coupage', title: 'Coupage', seats: [2, 4], minutes: 30, spine: ['#7c1f3d', '#f3e6cc', '#232b45'] },
  { id: 'capa_doro', title: 'Capa d’Oro', seats: [2, 4], minutes: 50, spine: ['#2f4a36', '#f0e2c0', '#d3a94f'] },
  { id: 'coupe_nation', title: 'Coupe nation', seats: [2, 4], minutes: 15, spine: ['#101930', '#e6cf99', '#d9b870'] },
  {
    id: 'age_of_champagne',
    title: 'Age of Champagne',
    seats: [1, 4],
    minutes: 0,
    /* 30 for each player */ spine: ['#efd9a6', '#23402f', '#d99b32'],
  },
]

/** The boxes one can open, the one that comes next, and those that still stand with their backs to the ui. */
export function shelf(all: readonly GameInfo[], known: boolean): { front: Box[]; next: Box | null; later: Box[] } {
  // Until the server has answered, the first game is there: it always is, and nothing moves when the answer comes.
  const front = known ? all.map((game) => box(game.id, game)) : boxes.slice(0, 1)
  const rest = boxes.filter((one) => !front.some((game) => game.id === one.id))
  return { front, next: rest[0] ?? null, later: rest.slice(1) }
}

/** A box by its id; what the server says counts. */
export function box(id: string, game: GameInfo | undefined = games.all.find((one) => one.id === id)): Box {
  const drawn = boxes.find((one) => one.id === id)
  return {
    id,
    title: game?.title ?? drawn?.title ?? id,
    seats: game ? [game.seats_min, game.seats_max] : (drawn?.seats ?? [1, 1]),
    minutes: drawn?.minutes ?? 0,
    spine: drawn?.spine ?? ['#3a2c20', '#f8f0df', '#d3a06a'],
  }
}
