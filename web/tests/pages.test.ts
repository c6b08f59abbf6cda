import { find, fold } from '../src/pages/rules/search'
import { ordered, SAMPLE } from '../src/pages/settings/hand-preview'
import { describe, expect, it } from 'vitest'
import {
  arrangement,
  company,
  filled,
  given,
  resized,
  startsAtOnce,
  usualSeats,
  wrongNames,
  type Chair,
} from '../src/pages/newtable/chairs'
import { outcome, place } from '../src/pages/mine/places'
import { clockWords, ownClock, PRESETS, wrongClock } from '../src/pages/newtable/clocks'

const me: Chair = { kind: 'me' }
const open: Chair = { kind: 'open' }
const bot = (level = 'greedy'): Chair => ({ kind: 'bot', level })
const here = (name: string): Chair => ({ kind: 'here', name })
const nameOf = (number: number) => `Player ${number}`

describe('chairs', () => {
  it('are four, where the game allows it', () => {
    expect([usualSeats(2, 6), usualSeats(1, 3), usualSeats(5, 8)]).toEqual([4, 3, 5])
  })
  it('are filled at a stroke, and the stroke is recognised', () => {
    for (const kind of ['friends', 'bots', 'here'] as const)
      expect(company(filled(3, kind, 'greedy', nameOf))).toBe(kind)
    expect(company([me, open, bot()])).toBeNull()
    expect(company([bot(), bot()])).toBeNull()
  })
  it('I sit on one only: taking another gives mine to whoever had it', () => {
    expect(given([me, bot(), open], 1, me)).toEqual([bot(), me, open])
  })
  it('one more is like the last one; people at this device get names of their own', () => {
    expect(resized([me, open], 3, nameOf)).toEqual([me, open, open])
    expect(resized([me, here('Ada')], 3, nameOf)).toEqual([me, here('Ada'), here('Player 3')])
    expect(resized([me], 2, nameOf)).toEqual([me, open])
  })
  it('one less is never mine', () => {
    expect(resized([bot(), open, me], 2, nameOf)).toEqual([bot(), me])
  })
  it('without a free one the game starts at once', () => {
    expect(startsAtOnce([me, bot(), here('Ada')])).toBe(true)
    expect(startsAtOnce([me, open])).toBe(false)
  })
})

describe('what the server is told', () => {
  it('bots on the last chairs come with the table', () => {
    expect(arrangement([me, open, bot('random'), bot()], 'Léa')).toEqual({
      sit: [0],
      names: [],
      bots: ['random', 'greedy'],
      later: [],
    })
  })
  it('a bot before a free chair sits down afterwards, so that everybody sits as drawn', () => {
    expect(arrangement([me, bot(), open], 'Léa')).toEqual({
      sit: [0],
      names: [],
      bots: [],
      later: [{ seat: 1, level: 'greedy' }],
    })
  })
  it('people at this device are named, in the order of their chairs', () => {
    expect(arrangement([here(' Ada '), me, bot()], 'Léa')).toMatchObject({
      sit: [0, 1],
      names: ['Ada', 'Léa'],
      bots: ['greedy'],
    })
  })
  it('one may watch bots only', () => {
    expect(arrangement([bot(), bot()], 'Léa')).toEqual({ sit: [], names: [], bots: ['greedy', 'greedy'], later: [] })
  })
  it('names must be there and fit', () => {
    expect(wrongNames([me, here('  '), here('A'.repeat(41)), here('Ada')])).toEqual({
      1: 'newtable-wrong-name-empty',
      2: 'newtable-wrong-name-long',
    })
  })
})

describe('clocks in words', () => {
  it.each([
    [PRESETS.none, 'newtable-clock-none', {}],
    [PRESETS.calm, 'newtable-clock-move-minutes', { count: 3 }],
    [PRESETS.brisk, 'newtable-clock-move-seconds', { count: 30 }],
    [PRESETS.evening, 'newtable-clock-bank-minutes-more', { count: 20, increment: 10 }],
    [PRESETS.post, 'newtable-clock-days', { days: 2 }],
    [{ kind: 'bank', amount: 7200 }, 'newtable-clock-bank-hours', { count: 2 }],
    [{ kind: 'move', amount: 90 }, 'newtable-clock-move-seconds', { count: 90 }],
  ] as const)('%j', (clock, key, args) => {
    expect(clockWords(clock)).toEqual({ key, args })
  })
  it('one of one’s own is set in the units people say', () => {
    expect(ownClock({ kind: 'bank', amount: 15, increment: 5 })).toEqual({ kind: 'bank', amount: 900, increment: 5 })
    expect(ownClock({ kind: 'move', amount: 45, increment: 5 })).toEqual({ kind: 'move', amount: 45, increment: 0 })
  })
  it('and refused where the server would', () => {
    expect(wrongClock({ kind: 'move', amount: 4, increment: 0 }).amount?.args).toEqual({ least: 5, most: 3600 })
    expect(wrongClock({ kind: 'days', amount: null, increment: 0 }).amount).toBeDefined()
    expect(wrongClock({ kind: 'bank', amount: 10, increment: -1 })).toHaveProperty('increment')
    expect(wrongClock({ kind: 'days', amount: 60, increment: null })).toEqual({})
  })
})

describe('places', () => {
  const table = (result: number[], won: number[], yours = [0], status: 'finished' | 'stopped' = 'finished') => ({
    result,
    won,
    yours,
    status,
    seats: result.map(() => ({
      name: '',
      person: '',
      bot: '',
      reserved: false,
      resigned: false,
      ready: true,
      since: 0,
      bot_name: -1,
    })),
  })
  it('are shared by equal points; whoever won is first', () => {
    expect([0, 1, 2].map((seat) => place(table([3900, 4200, 4200], [1, 2]), seat))).toEqual([3, 1, 1])
    expect(place(table([3000, 3000], [1]), 0)).toBe(2)
  })
  it('are not given to several seats at one device, nor to games without an end', () => {
    expect(outcome(table([1, 2], [1], [0, 1])).kind).toBe('here')
    expect(outcome(table([], [], [0], 'stopped')).kind).toBe('stopped')
    expect(outcome(table([5, 9], [1], [])).kind).toBe('watched')
  })
  it('tell a victory from a shared one', () => {
    expect(outcome(table([5, 3], [0])).kind).toBe('won')
    expect(outcome(table([5, 5], [0, 1])).kind).toBe('shared')
    expect(outcome(table([3, 5], [1]))).toEqual({ kind: 'place', place: 2, points: 3, of: 2 })
  })
})

describe('searching the rules', () => {
  it('finds words without their accents, whatever the apostrophe', () => {
    expect(find('La dernière tuile', 'DERNIERE')).toEqual([3])
    expect(find('L’échange', "l'echange")).toEqual([0])
  })
  it('finds each place once, and nothing by a single letter', () => {
    expect(find('tile, tile', 'tile')).toEqual([0, 6])
    expect(find('tile', 't')).toEqual([])
  })
  it('keeps places: folding never changes the length', () => {
    for (const text of ['œuvre à İstanbul', 'ﬁn ß Ω', 'a\u00a0b\u202fc']) expect(fold(text)).toHaveLength(text.length)
  })
})

describe('the sample hand of the settings', () => {
  it('stands by colour, by number, by gain', () => {
    const names = (by: 'colour' | 'number' | 'gain') => ordered(SAMPLE, by).map((tile) => tile.letter + tile.number)
    expect(names('colour')).toEqual(['Y17', 'R4', 'R12', 'B11', 'G9'])
    expect(names('number')[0]).toBe('R4')
    expect(names('gain')[0]).toBe('B11')
  })
})
