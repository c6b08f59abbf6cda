/** Moves and facts of the table in words. */
import type { Phase, BoardModel } from '../../lib/game-ui'
import type { CoupView, Line } from '../../wire'
import { line } from './effects'
import { COLOURS, makesCoup, meant, type Colour } from './pieces'

export function label(text: string): Line {
  const { verb, colour, tile } = meant(text)
  if (verb === 'lay' && tile) return line('coup-move-lay', { colour: tile.colour, number: tile.number }, [tile.name])
  if (verb === 'aside' && tile)
    return line('coup-move-aside', { colour: tile.colour, number: tile.number }, [tile.name])
  if (verb === 'buy' && colour) return line('coup-move-buy', { colour }, [`supply-${colour}`])
  if (verb === 'stop' || verb === 'done' || verb === 'pass') return line(`coup-move-${verb}`)
  return line('coup-move-other', { text })
}

export function group(name: string): Line {
  return COLOURS.includes(name as Colour) ? line('coup-move-group', { colour: name }) : line('coup-move-rest')
}

const ROUND = ['buying', 'laying', 'swapping']
const END = ['buying', 'laying', 'last-tiles'] // the Coup comes while tiles are laid

export function facts({ view }: BoardModel<CoupView>): { round: Line | null; phases: Phase[]; more: Line | null } {
  const order = view.maker >= 0 ? END : ROUND
  const now = view.over ? order.length : order.indexOf(view.phase)
  return {
    round: line('coup-board-round', { round: view.round }),
    phases: order.map((phase, i) => ({
      name: line('coup-board-phase', { phase }),
      when: i < now ? 'was' : i === now ? 'now' : 'next',
    })),
    more: line('coup-board-pool', { count: view.pool }),
  }
}

/** Tiles are counted by the round, tokens by how many may still be bought. */
export function pips({ view }: BoardModel<CoupView>): { done: number; all: number } | null {
  if (view.over) return null
  const { turn, of } = view.prompt.args
  if (view.phase === 'laying' && typeof turn === 'number' && typeof of === 'number') return { done: turn - 1, all: of }
  if (view.phase === 'buying' && view.left > 0) return { done: 0, all: view.left }
  return null
}

const MOMENTS: Record<string, string> = { buying: 'buy', laying: 'lay', swapping: 'swap', 'last-tiles': 'last' }

/** The Coup ends the game, and there is no taking it back without asking everybody. */
export function costly({ view }: BoardModel<CoupView>, text: string): boolean {
  const { verb, tile } = meant(text)
  return verb === 'lay' && tile !== null && makesCoup(view, tile)
}

export function moment({ view, viewer }: BoardModel<CoupView>): string | null {
  return view.to_act === viewer && !view.over ? (MOMENTS[view.phase] ?? null) : null
}

export function standing({ view }: BoardModel<CoupView>, seat: number): { main: number; more: Line | null } {
  const player = view.players[seat]
  return { main: player?.cash ?? 0, more: player ? line('coup-board-worth', { worth: player.worth }) : null }
}
