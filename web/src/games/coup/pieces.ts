/** Names of pieces and moves, as the server writes them. */
import type { CoupRow, CoupView } from '../../wire'

/** The rows from top to bottom. */
export const COLOURS = ['Y', 'O', 'R', 'V', 'B', 'G'] as const
export type Colour = (typeof COLOURS)[number]

export const SPACES = 20

export interface Tile {
  /** "B11" */
  name: string
  colour: string
  number: number
}

/** "B11" taken apart. */
export function tileOf(name: string): Tile {
  return { name, colour: name[0] ?? '', number: Number(name.slice(1)) }
}

export function nameOf(colour: string, number: number): string {
  return `${colour}${String(number).padStart(2, '0')}`
}

/** As it is printed: B9, not B09. */
export function printed(name: string): string {
  return /^[A-Z]\d+$/.test(name) ? `${name[0]}${Number(name.slice(1))}` : name
}

/** What a move in notation is about. */
export interface Meant {
  verb: string
  colour: string | null
  tile: Tile | null
}

export function meant(text: string): Meant {
  const [verb = '', piece = ''] = text.split(' ')
  if (/^[A-Z]\d\d$/.test(piece)) return { verb, colour: piece[0]!, tile: tileOf(piece) }
  return { verb, colour: /^[A-Z]$/.test(piece) ? piece : null, tile: null }
}

export function rowOf(view: CoupView, colour: string): CoupRow | undefined {
  return view.rows.find((row) => row.colour === colour)
}

export function gainOf(view: CoupView, tile: Tile): number {
  return rowOf(view, tile.colour)?.gains[tile.number - 1] ?? 0
}

export function makesCoup(view: CoupView, tile: Tile): boolean {
  return rowOf(view, tile.colour)?.coups.includes(tile.number) ?? false
}

/** Order of the rows, then of the numbers: the order in which tiles are put aside. */
export function inOrder(a: string, b: string): number {
  const [one, other] = [tileOf(a), tileOf(b)]
  return COLOURS.indexOf(one.colour as Colour) - COLOURS.indexOf(other.colour as Colour) || one.number - other.number
}

/** A hand as its owner likes to hold it. */
export function sorted(view: CoupView, tiles: readonly string[], order: 'colour' | 'number' | 'gain'): string[] {
  const by = {
    colour: inOrder,
    number: (a: string, b: string) => tileOf(a).number - tileOf(b).number || inOrder(a, b),
    gain: (a: string, b: string) => gainOf(view, tileOf(b)) - gainOf(view, tileOf(a)) || inOrder(a, b),
  }
  return [...tiles].sort(by[order])
}
