import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { coupRun, paidAfter, payments, payOrder } from '../src/games/coup/payday'
import type { CoupView } from '../src/games/coup/wire'
import { Ending } from '../src/table/ending.svelte'

let ending: Ending
beforeEach(() => {
  vi.useFakeTimers()
  ending = new Ending()
})
afterEach(() => {
  ending.cancel()
  vi.useRealTimers()
})

it('counts down, then the score sheet comes', () => {
  expect(ending.shown).toBeNull()
  ending.begin()
  expect([ending.shown, ending.left, ending.counting]).toEqual([0, 8, true])
  vi.advanceTimersByTime(7999)
  expect([ending.shown, ending.left]).toEqual([7, 1])
  vi.advanceTimersByTime(1)
  expect([ending.shown, ending.counting]).toEqual([null, false])
})

it('is not skipped by somebody who was about to move', () => {
  ending.begin()
  ending.leave()
  ending.stay()
  vi.advanceTimersByTime(599)
  expect([ending.ready, ending.counting]).toEqual([false, true])
  vi.advanceTimersByTime(1)
  expect(ending.ready).toBe(true)
  ending.leave()
  expect(ending.shown).toBeNull()
})

it('stays for whoever stays', () => {
  ending.begin()
  vi.advanceTimersByTime(1000)
  ending.stay()
  vi.advanceTimersByTime(60_000)
  expect([ending.shown, ending.counting]).toEqual([8, false])
  ending.leave()
  expect(ending.shown).toBeNull()
})

const row = (colour: string, value: number, missing = 5) => ({
  colour,
  value,
  missing,
  runs: missing ? [] : [{ first: 7, last: 16, value }],
})
const view = {
  maker: 0,
  goal: 10,
  rows: [row('Y', 50), row('O', 250), row('R', 0), row('B', 300, 0)],
  players: [
    { cash: 1000, tokens: [2, 0, 4, 6] },
    { cash: 1800, tokens: [0, 5, 0, 0] },
  ],
} as unknown as CoupView

it('pays the colour of the Coup first, then the most valuable, one a second', () => {
  expect(coupRun(view)?.first).toBe(7)
  expect(payOrder(view)).toEqual(['B', 'O', 'Y'])
  expect([0, 0.9, 1, 5].map((seconds) => paidAfter(view, seconds).join(''))).toEqual(['B', 'B', 'BO', 'BOY'])
})

it('adds up what was paid so far, the richest first', () => {
  expect(payments(view, ['B']).map(({ seat, sum }) => [seat, sum])).toEqual([
    [0, 2800],
    [1, 1800],
  ])
  expect(payments(view, ['B', 'O', 'Y']).map(({ seat, sum, tokens }) => [seat, sum, tokens])).toEqual([
    [1, 3050, 0],
    [0, 2900, 2],
  ])
})
