import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reason, shelves, tradeOf } from '../src/games/capa_doro/market'
import { Marks } from '../src/games/capa_doro/marks'
import { needs } from '../src/games/capa_doro/needs'
import { bands } from '../src/games/capa_doro/race'
import { groups, isSettled, moved, pause, sequence } from '../src/games/capa_doro/stage'
import { shownSteps, turnSteps } from '../src/games/capa_doro/steps'
import { classes } from '../src/games/capa_doro/sums'
import type { CapaDoroView } from '../src/games/capa_doro/wire'
import { Playback } from '../src/lib/board/playback.svelte'
import { settings } from '../src/lib/settings.svelte'
import { line as said, loadGameWords, loadWords } from '../src/lib/words.svelte'
import type { Line, Told } from '../src/wire'
import { gameFixtures } from './game-fixtures'

const { kept, model, words, told } = gameFixtures<CapaDoroView>('capa_doro')
const NAMES = ['act', 'pushed', 'rolled', 'before', 'grown', 'beetle', 'sold', 'over', 'watch']

describe('every choice the server offers', () => {
  it.each(NAMES)('has words and an effect without a fault, in both languages: %s', (name) => {
    const at = model(name)
    for (const language of ['en', 'fr'] as const) {
      for (const { text, label, group } of at.choices) {
        expect(words(label!, at.names, language)).not.toBe('')
        told(at, text, language)
        words({ key: 'capa-doro-group', args: { group }, touches: [] }, at.names, language)
      }
      for (const { cigars } of at.view.players) for (const { aid } of cigars) words(aid, at.names, language)
    }
  })
})

describe('a market', () => {
  const { market } = kept('act').view.continents[2]! // Africa: 5 bales on a track of 8

  it('has its dearest shelf on top, and marks what is bought and filled next', () => {
    const found = shelves(market)
    expect(found.map(({ price }) => price)).toEqual([...new Set(market.prices)].sort((a, b) => b - a))
    const spaces = found.flatMap((shelf) => shelf.spaces)
    expect(spaces.filter(({ filled }) => filled)).toHaveLength(market.bales)
    const next = (which: string) => found.find((shelf) => shelf.spaces.some((space) => space.next === which))!.price
    expect([next('buy'), next('sell')]).toEqual([market.buy, market.sell])
  })

  it('may be empty or full', () => {
    const all = { ...market, bales: market.prices.length }
    expect(shelves(all).flatMap(({ spaces }) => spaces.filter(({ next }) => next === 'sell'))).toEqual([])
    const none = shelves({ ...market, bales: 0 }).flatMap(({ spaces }) => spaces)
    expect(none.some(({ filled }) => filled)).toBe(false)
    expect(none[0]!.next).toBe('sell')
  })

  it('says why a bale cannot be traded', () => {
    const { view } = kept('act')
    const [player, africa] = [view.players[0]!, view.continents[2]!]
    const why = (change: object, held = 1, money = 15) =>
      (['buy', 'sell'] as const).map((trade) =>
        reason(trade, { ...africa, market: { ...market, ...change } }, { ...player, money }, held),
      )
    expect(why({ closed: true })).toEqual(['closed', 'closed'])
    expect(why({ sold: true })).toEqual(['sold', 'now'])
    expect(why({ bought: true })).toEqual(['now', 'bought'])
    expect(why({ buy: -1 }, 0)).toEqual(['none', 'empty'])
    expect(why({}, 1, 1)).toEqual(['dear', 'now'])
  })

  it('is traded at by the choice of the server', () => {
    expect(tradeOf(model('act').choices, 'buy', 'O')?.text).toBe('buy O')
    expect(tradeOf(model('sold').choices, 'buy', 'O')).toBeUndefined()
  })
})

describe('marks', () => {
  const at = model('act')
  const marks = (text: string) => new Marks(at.effectOf(text))

  it('tell what a push changes, for everybody', () => {
    const found = marks('sow SA-1')
    expect(found.comes('SA-1-S')).toBe(0)
    expect(['S', 'G', 'H'].map((column) => found.pushed(`SA-1-${column}`))).toEqual([true, true, true])
    expect(found.change('ware-0-G')).toBe(5)
    expect(found.change('player-0/money')).toBe(-3)
  })

  it('tell which cigars can be rolled then', () => {
    expect(marks('sow SA-1').cigar('B06')).toBe('lit')
    expect(marks('sell B').cigar('B01')).toBe('out')
    expect(marks('sell O').cigar('B01')).toBe('')
  })

  it('tell points and money of a cigar apart', () => {
    const roll = marks('roll B01')
    expect([roll.change('player-0/points'), roll.change('player-0/money')]).toEqual([11, 6])
    expect(new Marks(null).comes('AS-1-S')).toBeNull()
  })
})

describe('bales in a sentence', () => {
  it('are marked by their colour, and said in words', async () => {
    await loadWords('en')
    await loadGameWords('capa_doro')
    const bales = { key: 'capa-doro-bales', args: { colour: 'G', count: 2 }, touches: [] }
    const told = { key: 'capa-doro-log-buy', args: { seat: 0, bales, money: 6 }, touches: [] }
    const marked = said(told, ['Léa'], (name, value, of) => (of ? `[${name} ${of.args!['colour']}: ${value}]` : value))
    expect(marked).toBe('Léa buys [capa-doro-bales G: 2 grey bales] for $6.')
  })
})

describe('cigars', () => {
  it('show the bales that are there before those that are missing', () => {
    const { view } = kept('act')
    const cigar = view.players[0]!.cigars.find(({ id }) => id === 'B06')!
    expect(needs(view, cigar).map(({ colour, missing }) => (missing ? colour.toLowerCase() : colour))).toEqual([
      'G',
      'g',
      'B',
    ])
  })

  it('are counted by class on the sheet', () => {
    const { players } = kept('over').view
    expect(classes(players, 0).map(({ letter, cigars, points }) => [letter, cigars.length, points])).toEqual([
      ['A', 1, 4],
      ['B', 2, 20],
      ['C', 1, 20],
    ])
    expect(classes(players, 1).map(({ cigars }) => cigars.length)).toEqual([1, 1, 0])
  })
})

describe('the bands of the race', () => {
  it('lie side by side, never beyond the goal', () => {
    expect(bands([0, 0, 0], 60, 0.1).map(({ at }) => at)).toEqual([0, 0.1, 0.2])
    expect(bands([30, 6, 66], 60, 0.1).map(({ at }) => at)).toEqual([0.5, 0.1, 1])
    const near = bands([60, 60], 60, 0.1).map(({ at }) => at)
    expect(near[0]).toBeCloseTo(0.9)
    expect(near[1]).toBe(1)
  })
})

describe('what happened, as a sequence', () => {
  const before = kept('before').view
  const { view: after, beats } = kept('grown')

  it('has a group for the die, for each cube, and for each plantation that moves', () => {
    const found = groups(beats)
    expect(found.map((group) => group[0]!.face.split('-')[0])).toEqual([
      'die',
      ...['bale', 'bale', 'plant', 'plant'], // the third bale in Africa: a harvest, and the row moves on
      ...['bale', 'bale', 'beetle'],
      ...['bale', 'bale', 'plant', 'plant'], // the same in South Asia
    ])
    expect(found.every((group) => pause(group) > 0)).toBe(true)
  })

  it('leads from one view to the other', () => {
    const last = groups(beats).reduce((view, group) => moved(view, after, group), before)
    const lies = (view: CapaDoroView) => ({
      rows: view.continents.map(({ rows }) => rows.map(({ spaces }) => spaces)),
      markets: view.continents.map(({ market }) => market.bales),
      stores: view.players.map(({ warehouse }) => warehouse),
      drawn: view.drawn,
      bag: view.bag,
    })
    expect(lies(last)).toEqual(lies(after))
  })

  it('leads there after a push and after a cigar, too', () => {
    for (const name of ['pushed', 'rolled']) {
      const { view, beats: moves } = kept(name)
      const last = groups(moves).reduce((shown, group) => moved(shown, view, group), kept('act').view)
      expect(last.players.map(({ warehouse }) => warehouse)).toEqual(view.players.map(({ warehouse }) => warehouse))
      expect(last.continents.map(({ rows }) => rows)).toEqual(view.continents.map(({ rows }) => rows))
    }
  })

  describe('is played', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      settings.motion = 'full'
    })
    afterEach(() => {
      vi.useRealTimers()
      settings.motion = 'system'
    })
    const started = () => {
      const seen: number[] = []
      const stage = new Playback<CapaDoroView>((_, change) => {
        change()
        seen.push(stage.shown!.drawn.reduce((sum, count) => sum + count, 0))
      })
      const { first, steps } = sequence(before, after, beats)!
      expect(stage.play(first, 0, steps)).toBe(true)
      return { stage, seen }
    }

    it('cube by cube, and ends by itself', () => {
      const { stage, seen } = started()
      expect(stage.shown!.continents).toBe(before.continents)
      vi.advanceTimersByTime(20_000)
      expect([...new Set(seen)]).toEqual([0, 1, 2, 3, 4, 5])
      expect(stage.playing).toBe(false)
    })

    it('unless it is one movement', () => {
      expect(sequence(before, after, beats.slice(0, 1))).toBeNull()
    })
  })
})

describe('the steps of a turn', () => {
  const line = (key: string, args: Line['args'] = {}, instead = false): Line => ({ key, args, touches: [], instead })
  const log = (...lines: [number, Line][]): Told[] => lines.map(([n, each]) => ({ n, line: each }))
  const die: [number, Line] = [4, line('capa-doro-log-die', { seat: 0, die: 3 })]
  const drawn: [number, Line] = [4, line('capa-doro-log-drawn')]
  const buy = (n: number, instead = false): [number, Line] => [n, line('capa-doro-log-buy', { seat: 0 }, instead)]

  it('begin with the die, and are told the latest first', () => {
    const steps = turnSteps(
      log([2, line('capa-doro-log-sow', { seat: 1 })], die, drawn, buy(5), [6, line('capa-doro-log-sow', { seat: 0 })]),
    )
    expect(steps.map(({ n, seat }) => [n, seat])).toEqual([
      [4, -1],
      [5, 0],
      [6, 0],
    ])
    expect(shownSteps(steps).map(({ n }) => n)).toEqual([6, 5])
  })

  it('are one where they belong together, and lose what is taken back', () => {
    const both = log(die, buy(5), buy(6, true))
    expect(shownSteps(turnSteps(both)).map(({ n }) => n)).toEqual([6])
    const undone = [...both, ...log([7, line('table-log-undo', { seat: 0, steps: 1 })])]
    expect(shownSteps(turnSteps(undone)).map(({ n }) => n)).toEqual([5])
  })

  it('are none before the first die', () => {
    expect(turnSteps(log([1, line('capa-doro-log-seed', { seat: 0 })]))).toEqual([])
  })
})

describe('what can be chosen while pieces are on their way', () => {
  const before = kept('before').view
  const { view: now, beats } = kept('grown')
  const { first } = sequence(before, now, beats)!

  it('lies already as it will', () => {
    const moving = now.continents.flatMap(({ rows }, i) =>
      rows.filter(({ spaces }, r) => JSON.stringify(spaces) !== JSON.stringify(before.continents[i]!.rows[r]!.spaces)),
    )
    expect(moving.length).toBeGreaterThan(0)
    for (const { rows } of now.continents)
      for (const row of rows) expect(isSettled(first, now, 0, `${row.id}-S`)).toBe(!moving.includes(row))
  })
  it('is everything once they have arrived', () => {
    for (const touch of ['AS-1-H', 'AF', 'cigar-A01', 'ware-0-O', 'player-1'])
      expect(isSettled(now, now, 0, touch)).toBe(true)
  })
  it('depends on the warehouse of whoever gets bales on the way', () => {
    const seat = now.players.findIndex(({ warehouse }, i) => warehouse.join() !== before.players[i]!.warehouse.join())
    expect(seat).toBeGreaterThanOrEqual(0)
    expect(isSettled(first, now, seat, 'cigar-A01')).toBe(false)
    expect(isSettled(first, now, 1 - seat, `player-${seat}`)).toBe(false)
  })
})
