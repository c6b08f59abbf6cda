/** Which pieces have moved between two views of the table, and where from. */
import { fly, visualCopy, middle, moves, travel } from '../../lib/motion'
import type { CoupView } from '../../wire'
import { COLOURS, nameOf } from './pieces'

const MOST = 4 // more at once is no move but a leap, in a replay or after coming back

export interface Moved {
  /** tiles that lie on the board now */
  laid: string[]
  /** tokens by who bought them */
  bought: { seat: number; colour: string }[]
  /** own tiles that came from the pool, and that went back */
  drawn: string[]
  back: string[]
}

export function moved(before: CoupView, after: CoupView): Moved | null {
  if (before.viewer !== after.viewer || before.seats !== after.seats) return null
  const laid = after.rows.flatMap((row, i) => {
    const old = new Set(before.rows[i]?.laid)
    return row.laid.filter((number) => !old.has(number)).map((number) => nameOf(row.colour, number))
  })
  const bought = after.players.flatMap((player, seat) =>
    COLOURS.flatMap((colour, i) => {
      const more = (player.tokens[i] ?? 0) - (before.players[seat]?.tokens[i] ?? 0)
      return Array.from({ length: Math.max(0, more) }, () => ({ seat, colour: colour as string }))
    }),
  )
  const held = [...before.hand, ...before.aside]
  const holds = [...after.hand, ...after.aside]
  const drawn = holds.filter((tile) => !held.includes(tile))
  const back = held.filter((tile) => !holds.includes(tile) && !laid.includes(tile))
  const taken = before.rows.some((row, i) => row.laid.length > (after.rows[i]?.laid.length ?? 0))
  if (taken || laid.length > MOST || bought.length > MOST) return null
  return { laid, bought, drawn, back }
}

/** Measure before the page changes; the returned function, called afterwards, animates the pieces. */
export function prepareAnimation(root: HTMLElement, before: CoupView, after: CoupView): (() => void) | null {
  if (!moves()) return null
  const way = moved(before, after)
  if (!way) return null
  const hand = new Map<string, DOMRect>()
  const copies = new Map<string, HTMLElement>()
  for (const tile of root.querySelectorAll<HTMLElement>('[data-hand-tile]')) {
    const name = tile.dataset.handTile!
    hand.set(name, tile.getBoundingClientRect())
    if (way.back.includes(name)) copies.set(name, visualCopy(tile))
  }
  const player = panel(before.to_act)
  const tokens = way.bought.map(({ seat, colour }) => ({
    seat,
    colour,
    from: disc(root, `[data-touch="supply-${colour}"]`),
  }))
  return () => arrive(root, after, way, { hand, copies, player, tokens })
}

interface Places {
  hand: Map<string, DOMRect>
  copies: Map<string, HTMLElement>
  player: DOMRect | null
  tokens: { seat: number; colour: string; from: HTMLElement | null }[]
}

function arrive(root: HTMLElement, view: CoupView, way: Moved, places: Places): void {
  for (const tile of way.laid) {
    const space = root.querySelector<HTMLElement>(`[data-touch="${tile}"]`)
    const own = places.hand.get(tile)
    if (space && own) travel(space, own)
    else if (space && places.player) cross(space, places.player)
  }
  for (const { seat, colour, from } of places.tokens) {
    const own = seat === view.viewer ? disc(root, `[data-own-token="${colour}"]`) : null
    const here = visible(from)
    const there = visible(own) ?? seen(`[data-seat="${seat}"] [data-token="${colour}"] .token`)
    const beside = there ?? panel(seat)
    if (from && here && beside) fly(visualCopy(from), here, there ?? middle(beside, here.width, here.height))
  }
  const pool = visible(root.querySelector('[data-pool]'))
  let late = 0
  for (const tile of root.querySelectorAll<HTMLElement>('[data-hand-tile]')) {
    const old = places.hand.get(tile.dataset.handTile!)
    if (old) travel(tile, old)
    else if (pool && way.drawn.includes(tile.dataset.handTile!))
      travel(tile, pool, { duration: 300, delay: 45 * late++ })
  }
  for (const [name, copy] of places.copies) {
    const from = places.hand.get(name)
    if (pool && from) fly(copy, from, pool)
  }
}

/** From a player's panel, over everything in between: the space is empty until the tile has come. */
function cross(space: HTMLElement, panel: DOMRect): void {
  const to = space.getBoundingClientRect()
  if (!to.width) return
  const duration = 300
  fly(visualCopy(space), middle(panel, to.width, to.height), to, { duration })
  space.animate([{ opacity: 0 }, { opacity: 0 }], { duration })
}

function disc(root: Element, place: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`${place} .token`)
}

/** Where the table shows that player. */
function panel(seat: number): DOMRect | null {
  return seen(`[data-seat="${seat}"]`)
}

/** The first such element that is on the screen: the table may hold one for each layout. */
function seen(selector: string): DOMRect | null {
  for (const element of document.querySelectorAll(selector)) {
    const box = visible(element)
    if (box) return box
  }
  return null
}

function visible(element: Element | null): DOMRect | null {
  const box = element?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}
