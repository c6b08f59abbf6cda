import { afterEach, expect, test } from 'vitest'
import { games } from '../src/lib/games.svelte'
import type { GameInfo, SeatInfo } from '../src/wire'
import { nextLevel, usualLevel } from '../src/lib/levels'
import { settings } from '../src/lib/settings.svelte'

const LEVELS = ['novice', 'casual', 'skilled', 'expert', 'master']
const seat = (bot: string, person = bot ? '' : 'ada') => ({ bot, person }) as SeatInfo
const table = (...bots: string[]) => ({
  status: 'finished' as const,
  seats: [seat(''), ...bots.map((bot) => seat(bot))],
  won: [0],
  branched: null,
})

afterEach(() => (settings.levels = {}))

test('a newcomer meets casual bots, and later those that were chosen, game by game', () => {
  expect(usualLevel('coup', LEVELS)).toBe('casual')
  settings.levels = { coup: 'expert' }
  expect(usualLevel('coup', LEVELS)).toBe('expert')
  expect(usualLevel('coupage', LEVELS)).toBe('casual')
  expect(usualLevel('coup', ['random'])).toBe('random')
})

test('partners play well from the start', () => {
  games.all = [{ id: 'coupe_nation', cooperative: true } as GameInfo]
  expect(usualLevel('coupe_nation', LEVELS)).toBe('skilled')
  games.all = []
})

test('whoever beats bots is offered the level above the strongest of them', () => {
  expect(nextLevel(table('casual', 'casual'), 0, LEVELS)).toBe('skilled')
  expect(nextLevel(table('novice', 'expert'), 0, LEVELS)).toBe('master')
  expect(nextLevel(table('master'), 0, LEVELS)).toBe('')
})

test('nothing is offered to others', () => {
  expect(nextLevel({ ...table('casual'), won: [1] }, 0, LEVELS)).toBe('')
  expect(nextLevel({ ...table('casual'), status: 'stopped' }, 0, LEVELS)).toBe('')
  expect(nextLevel({ ...table('casual'), branched: { table: 't', move: 3 } as never }, 0, LEVELS)).toBe('')
  expect(nextLevel(table('casual'), -1, LEVELS)).toBe('')
  expect(nextLevel({ ...table('casual'), seats: [seat('casual', 'ada'), seat('casual')] }, 0, LEVELS)).toBe('')
  expect(nextLevel({ ...table('casual'), seats: [seat(''), seat('casual'), seat('', 'bea')] }, 0, LEVELS)).toBe('')
  expect(nextLevel({ ...table(), seats: [seat('')] }, 0, LEVELS)).toBe('')
})
