import { describe, expect, it } from 'vitest'
import { consequence } from '../src/games/coupage/effects'
import { moved } from '../src/games/coupage/animation'
import { cardMoves } from '../src/games/coupage/card-moves'
import type { CoupageBarrel, CoupageView } from '../src/wire'
import { gameFixtures } from './game-fixtures'

const { model } = gameFixtures<CoupageView>('coupage', consequence)
const at = (name: string, seat = 1): CoupageView => ({ ...structuredClone(model(name).view), to_act: seat, turn: seat })

/** The same table a moment later. */
function later(view: CoupageView, change: (after: CoupageView) => void): CoupageView {
  const after = structuredClone(view)
  change(after)
  return after
}

function barrel(view: CoupageView, seat: number, number: number): CoupageBarrel {
  return view.players[seat]!.barrels[number - 1]!
}

describe('cards of others', () => {
  it('come from the market with their face, from the pile with their back', () => {
    const before = at('draw')
    const market = later(before, (after) => {
      after.market = ['XAR1', before.market[1]!]
      after.players[1]!.cards += 1
    })
    expect(cardMoves(before, market)).toEqual([{ card: before.market[0], from: 'market-1', to: 'player-1' }])
    const pile = later(before, (after) => void (after.players[1]!.cards += 1))
    expect(cardMoves(before, pile)).toEqual([{ card: '', from: 'pile', to: 'player-1' }])
  })

  it('go onto a barrel, open or face down', () => {
    const before = at('act')
    const laid = later(before, (after) => {
      Object.assign(barrel(after, 1, 4), { stage: 'producing', recipe: 'BLA', grapes: ['MAC1', 'XAR1', 'CHA2'] })
      after.players[1]!.cards -= 3
    })
    expect(cardMoves(before, laid)).toEqual(
      ['MAC1', 'XAR1', 'CHA2'].map((card) => ({ card, from: 'player-1', to: 'barrel-1-4' })),
    )
    const aged = later(before, (after) => {
      barrel(after, 2, 3).time.push({ down: true, card: '' })
      after.players[2]!.cards -= 1
    })
    expect(cardMoves({ ...before, to_act: 2 }, { ...aged, to_act: 2 })).toEqual([
      { card: '', from: 'player-2', to: 'barrel-2-3' },
    ])
  })

  it('leave a barrel that is bottled, and the hand that pays for it', () => {
    const before = at('act')
    const { grapes } = barrel(before, 1, 2)
    const after = later(before, (view) => {
      Object.assign(barrel(view, 1, 2), { stage: 'bottled', grapes: [], time: [] })
      view.players[1]!.cards -= 1
      view.discard = [...view.discard, ...grapes.map((card) => ({ card, count: 1 })), { card: 'CAB3', count: 1 }]
    })
    const told = cardMoves(before, after)
    expect(told.filter(({ from }) => from === 'barrel-1-2').map(({ card }) => card)).toEqual(grapes)
    expect(told.filter(({ from }) => from === 'player-1')).toEqual([{ card: 'CAB3', from: 'player-1', to: 'discard' }])
  })

  it('harm: a Vin piqué flies to the barrel, a grape out of it, a Time to another, a card to the thief', () => {
    const before = at('act')
    const spoiled = later(before, (after) => {
      barrel(after, 0, 2).spoiled = 1
      after.players[1]!.cards -= 1
    })
    expect(cardMoves(before, spoiled)).toEqual([{ card: 'PIQ', from: 'player-1', to: 'barrel-0-2' }])
    const less = later(before, (after) => void (barrel(after, 0, 2).grapes = barrel(before, 0, 2).grapes.slice(1)))
    expect(cardMoves(before, less)).toEqual([
      { card: barrel(before, 0, 2).grapes[0], from: 'barrel-0-2', to: 'discard' },
    ])
    const moves = later(before, (after) => {
      barrel(after, 0, 2).time = []
      barrel(after, 2, 4).time.push({ down: false, card: 'TIM' })
    })
    expect(cardMoves(before, moves)).toEqual([{ card: 'TIM', from: 'barrel-0-2', to: 'barrel-2-4' }])
    const stolen = later(before, (after) => void (after.players[2]!.cards -= 1))
    expect(cardMoves(before, stolen)).toEqual([{ card: '', from: 'player-2', to: 'player-1' }])
  })

  it('stay where they are when the timeline leaps, or is turned back', () => {
    const before = at('act')
    const change = (turns: number) =>
      later(before, (after) => {
        after.turns += turns
        after.players[1]!.cards += 1
      })
    expect(cardMoves(before, change(1))).toHaveLength(1)
    expect(cardMoves(before, change(2))).toEqual([])
    expect(cardMoves(before, change(-1))).toEqual([])
  })
})

describe('own cards', () => {
  it('are stolen into the hand of the thief', () => {
    const before = at('act')
    const after = later(before, (view) => {
      view.hand = view.hand.filter(({ card }) => card !== 'TIM')
      view.players[0]!.cards -= 1
    })
    expect(moved(before, after)?.gone).toEqual([{ card: 'TIM', to: 'player-1' }])
    expect(cardMoves(before, after)).toEqual([])
  })

  it('are stolen from whoever has one less', () => {
    const before = at('act', 0)
    const after = later(before, (view) => {
      view.hand = [...view.hand, { card: 'JEU', count: 1 }]
      view.players[1]!.cards -= 1
    })
    expect(moved(before, after)?.came).toEqual([{ card: 'JEU', from: 'player-1' }])
    expect(cardMoves(before, after)).toEqual([])
  })
})
