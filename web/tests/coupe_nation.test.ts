/** The tower of Coupe nation as the board draws it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { opened, Suspense } from '../src/games/coupe_nation/suspense.svelte'
import {
  begunCards,
  course,
  fitting,
  gone,
  isClosed,
  levels,
  lookOf,
  oneWay,
  openness,
  position,
  range,
  stepOf,
  symbolName,
} from '../src/games/coupe_nation/tower'
import { settings } from '../src/lib/settings.svelte'
import type { CoupeNationSpot, CoupeNationView } from '../src/games/coupe_nation/wire'

const spot = (id: string, more: Partial<CoupeNationSpot> = {}): CoupeNationSpot => ({
  id,
  card: null,
  down: false,
  hider: -1,
  free: false,
  low: 0,
  high: 51,
  ...more,
})
const card = (id: string, symbol = '1') => ({ id, symbol })
const view = (tower: CoupeNationSpot[], more: Partial<CoupeNationView> = {}): CoupeNationView =>
  ({ tower, discard: [], reserve: [], sizes: [3, 3], turns: 1, face_up: 1, ...more }) as CoupeNationView
const choice = (text: string, group: string, ...touches: string[]) => ({
  action: 0,
  text,
  touches,
  group,
  whole: false,
  label: null,
})

describe('a place', () => {
  it('is where its name says', () => {
    expect(position('L2P3')).toEqual({ level: 2, place: 3 })
  })
  it('looks by what is known of it', () => {
    const looks = [
      spot('L1P1', { card: card('4') }),
      spot('L1P1', { card: card('4'), down: true }),
      spot('L1P1', { down: true }),
      spot('L1P1', { free: true }),
      spot('L1P1'),
    ].map(lookOf)
    expect(looks).toEqual(['up', 'own', 'down', 'open', 'far'])
  })
  it('shows the numbers between its bounds', () => {
    expect(range(spot('L1P1', { low: 10, high: 20 }))).toBe('11–19')
    expect(range(spot('L1P1', { low: 10, high: 12 }))).toBe('11')
    expect(range(spot('L1P1', { low: 10, high: 11 }))).toBe('')
  })
  it('counts the numbers that are still about', () => {
    const tower = [spot('L1P1', { card: card('12') }), spot('L1P2', { card: card('13'), down: true })]
    const without = gone(view(tower, { discard: [card('14', '2'), card('FIN', '')] }))
    expect([...without].sort()).toEqual([12, 14]) // a face-down card is nobody's knowledge
    expect(fitting(spot('L1P3', { low: 11, high: 16 }), without)).toBe(2)
  })
})

describe('the tower', () => {
  it('stands in levels, the top first', () => {
    const found = levels([spot('L1P1'), spot('L1P2'), spot('L2P1')])
    expect(found.map((spots) => spots.map(({ id }) => id))).toEqual([['L2P1'], ['L1P1', 'L1P2']])
  })
  it('has a closed level when all its cards lie face up', () => {
    const up = spot('L1P1', { card: card('4') })
    expect(isClosed([up, up])).toBe(true)
    expect(isClosed([up, spot('L1P2')])).toBe(false)
    expect(isClosed([up, spot('L1P2', { card: card('5'), down: true })])).toBe(false)
  })
  it('is as open as its empty places are on average', () => {
    const tower = [
      spot('L1P1', { card: card('4') }),
      spot('L1P2', { low: 4, high: 9 }),
      spot('L1P3', { low: 4, high: 7 }),
    ]
    expect(openness(view(tower))).toBe(3)
    expect(openness(view([spot('L1P1', { card: card('4') })]))).toBe(0)
  })
  it('has one point of its course for each turn, the last position of it', () => {
    const [first, last] = [view([spot('L1P1')]), view([spot('L1P1', { card: card('4') })], { face_up: 2 })]
    const found = course([first, last, { ...last, turns: 2, face_up: 3 }])
    expect(found.map(({ turn, up, open }) => [turn, up, open])).toEqual([
      [1, 2, 0],
      [2, 3, 0],
    ])
  })
})

describe('a move', () => {
  it('says what is asked and which cards it was begun with', () => {
    expect(stepOf('coupe-nation-prompt-put')).toBe('put')
    expect(begunCards(['reserve', 'pair 4', 'pair FIN', 'sum 29'])).toEqual(['4', 'FIN'])
  })
  it('lays a card that could lie either way as the switch says', () => {
    const offered = [
      choice('place 4', 'place', 'card-4'),
      choice('hide 4', 'hide', 'card-4'),
      choice('hide 9', 'hide', 'card-9'),
      choice('open L1P1', 'open', 'L1P1'),
    ]
    const texts = (group: string) => oneWay(offered, group).map(({ text }) => text)
    expect(texts('place')).toEqual(['place 4', 'hide 9', 'open L1P1'])
    expect(texts('hide')).toEqual(['hide 4', 'hide 9', 'open L1P1'])
  })
  it('has the words of a symbol', () => {
    expect(['1', '2', 'H', ''].map((symbol) => symbolName(card('4', symbol)))).toEqual(['one', 'two', 'heart', 'none'])
  })
})

describe('suspense', () => {
  const [covered, shown] = [spot('L1P1', { down: true }), spot('L1P1', { card: card('4') })]
  it('is for a card that is opened', () => {
    expect(opened(view([covered]), view([shown]))).toBe('L1P1')
    expect(opened(view([covered]), view([covered]))).toBe('')
  })
  it('is not for one that is replaced', () => {
    expect(opened(view([covered]), view([shown], { sizes: [2, 3] }))).toBe('')
    expect(opened(view([covered]), view([shown], { reserve: [card('9')] }))).toBe('')
  })

  describe('lasts a moment', () => {
    beforeEach(() => {
      vi.useFakeTimers()
      settings.motion = 'full'
    })
    afterEach(() => {
      vi.useRealTimers()
      Object.assign(settings, { motion: 'system', speed: 'system' })
    })
    const [before, after] = [view([covered]), view([shown])]

    it('in which the place is known and its card is not', () => {
      const suspense = new Suspense()
      expect(suspense.begin(before, after)).toBe(true)
      expect([suspense.at, suspense.shown]).toEqual(['L1P1', before])
      vi.advanceTimersByTime(1100)
      expect([suspense.at, suspense.shown]).toEqual(['', null])
    })
    it('of a third of its length for somebody in a hurry, and none for everything at once', () => {
      const suspense = new Suspense()
      settings.speed = 'fast'
      suspense.begin(before, after)
      vi.advanceTimersByTime(1100 / 3 + 1)
      expect(suspense.playing).toBe(false)
      settings.speed = 'instant'
      expect(suspense.begin(before, after)).toBe(false)
    })
  })
})
