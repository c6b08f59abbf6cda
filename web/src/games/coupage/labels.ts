/** Moves and facts of the table in words. */
import type { Phase, BoardModel } from '../../lib/game-ui'
import type { CoupageView, Line } from '../../wire'
import { cardLine, line } from './lines'
import { meant, placeOf } from './pieces'

export function label(text: string, at?: BoardModel<CoupageView>): Line {
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
      // the last card of a set, about to be played: by the move that it makes whole
      if (at?.picked === text && (at.view.step === 'grape' || at.view.step === 'pay') && at.view.begun[0])
        return label(at.view.begun[0])
      return at && WITH_A_CARD.has(at.view.step)
        ? line('coupage-move-with', { card: cardLine(what), step: at.view.step })
        : line('coupage-move-card', { card: cardLine(what) })
    case 'seat':
      return line('coupage-move-seat', { seat: number })
    case 'barrel': {
      const place = placeOf(what) ?? { seat: 0, barrel: 0 }
      const card = at && aimedWith(at.view)
      return card
        ? line('coupage-move-aim', { ...place, card, whose: place.seat === at.viewer ? 'you' : 'other' }, [
            `barrel-${what}`,
          ])
        : line('coupage-move-barrel', place, [`barrel-${what}`])
    }
    case 'take': {
      const card = at?.view.harvest[number - 1]
      return card ? line('coupage-move-take-card', { card: cardLine(card) }) : line('coupage-move-take', { number })
    }
    case 'market': {
      const card = at?.view.market[number - 1]
      return card ? line('coupage-move-take-card', { card: cardLine(card) }) : line('coupage-move-market', { number })
    }
    case 'replace':
    case 'time':
    case 'stars':
    case 'bottle':
    case 'down':
      return line(`coupage-move-${verb}`, { number })
  }
  return line('coupage-move-other', { text })
}

/** What is done to a barrel that is chosen now, by the card that does it; "": no barrel is asked for. */
export function aimedWith({ step, begun }: CoupageView): string {
  if (step === 'target') return begun[0]?.split(' ')[1] ?? ''
  if (step === 'young') return 'JEU'
  return step === 'own-barrel' || step === 'rouge' ? 'TIM' : ''
}

/** Steps in which a card is chosen, each for another end. */
const WITH_A_CARD = new Set(['grape', 'replace', 'pay', 'facedown', 'rouge-card', 'discard', 'evaporate'])

const GROUPS = new Set([
  'draw',
  'end',
  'lay',
  'special',
  'cycle',
  'grape',
  'replace',
  'pay',
  'facedown',
  'discard',
  'harvest',
])

export function group(name: string): Line {
  const barrel = /^barrel-(\d)$/.exec(name)
  if (barrel) return line('coupage-group-barrel', { barrel: Number(barrel[1]) })
  return line('coupage-group', { group: GROUPS.has(name) ? name : 'target' })
}

const TURN = ['draw', 'act']

export function facts({ view }: BoardModel<CoupageView>): { round: Line | null; phases: Phase[]; more: Line | null } {
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

export function pips({ view }: BoardModel<CoupageView>): { done: number; all: number } | null {
  if (view.over || view.phase !== 'act') return null
  return { done: ACTIONS - view.actions_left, all: ACTIONS }
}

const MOMENTS = [
  'draw',
  'act',
  'grape',
  'replace',
  'pay',
  'facedown',
  'discard',
  'young',
  'harvest',
  'target',
  'evaporate',
  'victim',
  'rose',
  'rouge',
  'cava-blanc',
]

export function moment({ view, viewer }: BoardModel<CoupageView>): string | null {
  if (view.to_act !== viewer || view.over) return null
  return MOMENTS.includes(view.step) ? view.step : null
}

/** Events of the guide that only the log tells of. */
const TOLD = ['lost-card', 'reshuffled']

/** Things of the guide that can be seen now, or that were told. */
export function events({ view, viewer }: BoardModel<CoupageView>, told: readonly Line[] = []): string[] {
  const barrels = view.players.flatMap((player) => player.barrels)
  const own = view.players[viewer]?.barrels ?? []
  const keys = new Set(told.map(({ key }) => key))
  return [
    ...TOLD.filter((event) => keys.has(`coupage-log-${event}`)),
    ...(own.some((barrel) => barrel.stage === 'producing') ? ['lay'] : []),
    ...(own.some((barrel) => barrel.stage === 'bottled') ? ['bottle'] : []),
    ...(barrels.some((barrel) => barrel.spoiled) ? ['piq'] : []),
    ...(barrels.some((barrel) => barrel.grapes_missing) ? ['eva'] : []),
  ]
}

/** A turn without any action is seldom meant, and the cards that follow it cannot be put back. */
export function costly({ view }: BoardModel<CoupageView>, text: string): boolean {
  return text === 'end' && view.actions_left === ACTIONS
}

export function standing({ view }: BoardModel<CoupageView>, seat: number): { main: number; more: Line | null } {
  const player = view.players[seat]
  if (!player) return { main: 0, more: null }
  return { main: player.progress, more: line('coupage-seat-bottles', { wines: player.wines, cavas: player.cavas }) }
}
