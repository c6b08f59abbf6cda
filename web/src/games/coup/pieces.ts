/** Names of pieces, as the server writes them. */
import type { CoupRow, CoupView } from './wire'

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

/** A run as people write it: 4–9, or 7. */
export function span(run: { first: number; last: number }): string {
  return run.first === run.last ? String(run.first) : `${run.first}–${run.last}`
}

export function rowOf(view: CoupView, colour: string): CoupRow | undefined {
  return view.rows.find((row) => row.colour === colour)
}

export function gainOf(view: CoupView, tile: Tile): number {
  return rowOf(view, tile.colour)?.gains[tile.number - 1] ?? 0
}

/** What laying a tile would bring: to the viewer, and to all the others together. */
export function sharesOf(view: CoupView, tile: Tile): { own: number; others: number } {
  const gain = gainOf(view, tile)
  const row = view.rows.findIndex(({ colour }) => colour === tile.colour)
  const held = view.players.map((player) => player.tokens[row] ?? 0)
  const own = held[view.viewer] ?? 0
  return { own: gain * own, others: gain * (held.reduce((sum, tokens) => sum + tokens, 0) - own) }
}

export function makesCoup(view: CoupView, tile: Tile): boolean {
  return rowOf(view, tile.colour)?.coups.includes(tile.number) ?? false
}

/** A hand as its owner likes to hold it. */
export function sorted(view: CoupView, tiles: readonly string[], order: 'colour' | 'number' | 'gain'): string[] {
  const row = (name: string) => view.rows.findIndex(({ colour }) => colour === tileOf(name).colour)
  const inOrder = (a: string, b: string) => row(a) - row(b) || tileOf(a).number - tileOf(b).number
  const by = {
    colour: inOrder,
    number: (a: string, b: string) => tileOf(a).number - tileOf(b).number || inOrder(a, b),
    gain: (a: string, b: string) =>
      sharesOf(view, tileOf(b)).own - sharesOf(view, tileOf(a)).own ||
      gainOf(view, tileOf(b)) - gainOf(view, tileOf(a)) ||
      inOrder(a, b),
  }
  return [...tiles].sort(by[order])
}
