/** Moves and facts of the table in words. */
import type { Phase, Sitting } from '../../lib/room'
import type { CoupageView, Line } from '../../wire'
import { cardLine, line } from './lines'
import { meant, placeOf } from './pieces'

export function label(text: string): Line {
  const { verb, what, number } = meant(text)
  switch (verb) {
    case 'pile':
    case 'end':
    case 'cycle':
    case 'decline':
    case 'up':
      return line(`coupage-move-${verb}`)
    case 'lay':
      return line('coupage-move-lay', { recipe: what })
    case 'play':
      return line('coupage-move-play', { card: cardLine(what) })
    case 'card':
      return line('coupage-move-card', { card: cardLine(what) })
    case 'seat':
      return line('coupage-move-seat', { seat: number })
    case 'barrel': {
      const place = placeOf(what)
      return line('coupage-move-barrel', { seat: place?.seat ?? 0, barrel: place?.barrel ?? 0 }, [`barrel-${what}`])
    }
    case 'market':
    case 'replace':
    case 'time':
    case 'stars':
    case 'bottle':
    case 'down':
    case 'take':
      return line(`coupage-move-${verb}`, { number })
  }
  return line('coupage-move-other', { text })
}

const GROUPS = new Set(['draw', 'end', 'lay', 'special', 'cycle', 'grape', 'replace', 'pay', 'facedown', 'discard', 'harvest'])

export function group(name: string): Line {
  const barrel = /^barrel-(\d)$/.exec(name)
  if (barrel) return line('coupage-group-barrel', { barrel: Number(barrel[1]) })
  return line('coupage-group', { group: GROUPS.has(name) ? name : 'target' })
}

const TURN = ['draw', 'act']

export function facts({ view }: Sitting<CoupageView>): { round: Line | null; phases: Phase[]; more: Line | null } {
  // A harvest and the abilities of wines happen within the actions.
  const now = view.over ? TURN.length : view.phase === 'draw' ? 0 : 1
  return {
    round: line('coupage-board-round', { round: view.round }),
    phases: TURN.map((phase, i) => ({
      name: line('coupage-phase', { phase }),
      when: i < now ? 'was' : i === now ? 'now' : 'next',
    })),
    more: line('coupage-board-pile', { count: view.pile }),
  }
}

/** Two actions a turn. */
const ACTIONS = 2

export function pips({ view }: Sitting<CoupageView>): { done: number; all: number } | null {
  if (view.over || view.phase !== 'act') return null
  return { done: ACTIONS - view.actions_left, all: ACTIONS }
}

const MOMENTS = ['draw', 'act', 'grape', 'pay', 'facedown', 'harvest', 'target']

export function moment({ view, viewer }: Sitting<CoupageView>): string | null {
  if (view.to_act !== viewer || view.over) return null
  return MOMENTS.includes(view.step) ? view.step : null
}

/** Things of the guide that can be seen now. */
export function events({ view }: Sitting<CoupageView>): string[] {
  const barrels = view.players.flatMap((player) => player.barrels)
  return [
    ...(barrels.some((barrel) => barrel.spoiled) ? ['piq'] : []),
    ...(barrels.some((barrel) => barrel.grapes_missing) ? ['eva'] : []),
  ]
}

/** A turn without any action is seldom meant, and the cards that follow it cannot be put back. */
export function costly({ view }: Sitting<CoupageView>, text: string): boolean {
  return text === 'end' && view.actions_left === ACTIONS
}

export function standing({ view }: Sitting<CoupageView>, seat: number): { main: number; more: Line | null } {
  const player = view.players[seat]
  if (!player) return { main: 0, more: null }
  return { main: player.progress, more: line('coupage-seat-bottles', { wines: player.wines, cavas: player.cavas }) }
}
