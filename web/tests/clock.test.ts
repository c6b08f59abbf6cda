import { beforeAll, describe, expect, it } from 'vitest'
import { asksStill, isLow, mayAsk, runningTime, timeLeft, timeText } from '../src/lib/clock'
import { loadGameWords, loadWords, line, moment } from '../src/lib/words.svelte'
import { botName, isLost, nameOf, namesAt } from '../src/table/names'
import { lostByClock, whileAway } from '../src/table/since'
import type { ClockInfo, SeatInfo, TableInfo } from '../src/wire'

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const clock = (more: Partial<ClockInfo>): ClockInfo => ({
  kind: 'move',
  amount: 120,
  increment: 0,
  left: [120 * SECOND, 120 * SECOND],
  since: 1_000_000,
  running: [0],
  ...more,
})
const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  name: '',
  person: '',
  bot: '',
  reserved: false,
  resigned: false,
  ready: true,
  since: 0,
  bot_name: -1,
  ...more,
})

beforeAll(async () => {
  await loadWords('en')
  await loadGameWords('coup')
})

describe('the time that is left', () => {
  it('runs down for whoever is asked, and for nobody else', () => {
    expect(timeLeft(clock({}), 0, 1_022_000)).toBe(98 * SECOND)
    expect(timeLeft(clock({}), 1, 1_022_000)).toBe(120 * SECOND)
    expect(timeLeft(clock({}), 0, 9_000_000)).toBe(0)
  })

  it('is known of a server that says it of banks only', () => {
    expect(timeLeft(clock({ left: [] }), 0, 1_022_000)).toBe(98 * SECOND)
    expect(timeLeft(clock({ kind: 'days', amount: 2, left: [] }), 0, 1_000_000)).toBe(2 * DAY)
  })

  it('is one’s own before that of others', () => {
    const both = clock({ running: [0, 1] })
    expect(runningTime(both, [1], 1_000_000)).toMatchObject({ seat: 1, own: true })
    expect(runningTime(both, [], 1_000_000)).toMatchObject({ seat: 0, own: false })
    expect(runningTime(clock({ running: [] }), [0], 1_000_000)).toBeNull()
    expect(runningTime(clock({ kind: 'none' }), [0], 1_000_000)).toBeNull()
  })

  it('warns in the last fifth or 20 seconds, and never all the time', () => {
    const low = (amount: number, seconds: number) => isLow(clock({ amount }), seconds * SECOND)
    expect([low(180, 37), low(180, 36)]).toEqual([false, true])
    expect([low(60, 21), low(60, 20)]).toEqual([false, true])
    expect([low(30, 16), low(30, 15)]).toEqual([false, true])
    const post = clock({ kind: 'days', amount: 2 })
    expect([isLow(post, 4 * HOUR), isLow(post, 3 * HOUR)]).toEqual([false, true])
  })

  it('is a figure, and in words by post', () => {
    expect(timeText(clock({}), 98 * SECOND)).toBe('1:38')
    const post = clock({ kind: 'days', amount: 2 })
    expect(timeText(post, DAY + 4 * HOUR)).toBe('1 day 4 h')
    expect(timeText(post, 2 * DAY)).toBe('2 days')
    expect(timeText(post, 2 * HOUR + 10 * 60 * SECOND)).toBe('2 h 10 min')
    expect(timeText(post, 90 * SECOND)).toBe('2 min')
  })

  it('leaves no time to ask on a very short clock, and nobody waits by post', () => {
    expect([mayAsk(clock({ amount: 5 })), mayAsk(clock({ amount: 30 }))]).toEqual([false, true])
    expect(mayAsk(clock({ kind: 'days', amount: 2 }))).toBe(false)
  })

  it('asks whoever has done nothing for a while, whatever they did before', () => {
    const at = (amount: number, left: number, quiet: number, answered = false) => {
      const short = clock({ amount, left: [amount * SECOND, 0], since: 0 })
      return asksStill(short, runningTime(short, [0], (amount - left) * SECOND)!, quiet * SECOND, answered)
    }
    expect([at(20, 11, 9), at(20, 10, 10)]).toEqual([false, true]) // nothing at all since the question was put
    expect([at(20, 10, 6), at(20, 8, 8)]).toEqual([false, true]) // a touch after 4 seconds, then nothing more
    expect(at(20, 5, 5, true)).toBe(false) // asked and answered: not again
    expect([at(1200, 200, 20), at(1200, 200, 60)]).toEqual([false, true]) // enough time, and somebody who thinks
    expect([at(1200, 100, 59, true), at(1200, 100, 60, true)]).toEqual([false, true])
  })

  it('is not asked about on the time of others', () => {
    const theirs = clock({ amount: 20, left: [20 * SECOND, 20 * SECOND], since: 0, running: [1] })
    expect(asksStill(theirs, runningTime(theirs, [], 15 * SECOND)!, HOUR, false)).toBe(false)
  })
})

describe('a seat that a bot has', () => {
  const told = (key: string, at: number) => ({ n: 0, line: { key, args: { seat: at }, touches: [] } })
  const log = [told('coup-log-lay', 1), told('table-log-timeout', 0), told('table-log-bot', 0), told('coup-log-lay', 0)]

  it('is lost unless its person has resigned', () => {
    expect(isLost(seat({ person: 'p', bot: 'skilled' }))).toBe(true)
    expect(isLost(seat({ person: 'p', bot: 'skilled', resigned: true }))).toBe(false)
    expect([isLost(seat({ person: 'p' })), isLost(seat({ bot: 'skilled' })), isLost(undefined)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('tells why, and what was done since', () => {
    expect([lostByClock(log, 0), lostByClock(log, 1), lostByClock(log.slice(2), 0)]).toEqual([true, false, false])
    expect(whileAway(log, 0)).toEqual(log.slice(1))
    expect(whileAway(log.slice(2), 0)).toEqual(log.slice(2))
  })

  it('says when: the time, and the day if it was another one', () => {
    const now = new Date(2026, 10, 17, 20, 0).getTime()
    expect(moment(new Date(2026, 10, 17, 14, 2).getTime(), now)).toMatch(/^0?2:02|14:02/)
    expect(moment(new Date(2026, 10, 16, 14, 2).getTime(), now)).toContain('Monday')
  })
})

describe('names', () => {
  it('of bots are those the server says, and by seat on an older one', () => {
    expect(nameOf(seat({ bot: 'skilled', bot_name: 3 }), 0)).toBe('Marl')
    expect(nameOf(seat({ bot: 'skilled' }), 1)).toBe('Flint')
    expect(botName(seat({ name: 'Ada', person: 'p', bot: 'skilled', bot_name: 2 }), 0)).toBe('Chalk')
  })

  it('of automata are not said by their keys where the words of the game are not loaded', () => {
    const automata = [{ key: 'some-game-automaton', args: {}, touches: [] }]
    expect([...namesAt({ seats: [seat({ name: 'Ada' })], automata } as unknown as TableInfo)]).toEqual(['Ada', ''])
  })

  it('give way to “you” for whoever reads', () => {
    const table = { seats: [seat({ name: 'Ada' }), seat({ name: 'Ben' })] } as TableInfo
    const lay = { key: 'coup-log-pass', args: { seat: 0 }, touches: [] }
    expect(line(lay, namesAt(table, 0))).toBe('You lay no last tile.')
    expect(line(lay, namesAt(table, 1))).toBe('Ada lays no last tile.')
    expect(line(lay, namesAt(table))).toBe('Ada lays no last tile.')
  })
})
