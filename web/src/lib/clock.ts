/** What a clock of any kind shows: whose time runs, how much is left, and when to warn. */
import { createSubscriber } from 'svelte/reactivity'
import type { ClockInfo } from '../wire'
import { duration, say } from './words.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const LAST = 20 * SECOND // warn from here, or from the last fifth
const LAST_BY_POST = 3 * HOUR
const QUIET = MINUTE // somebody who has done nothing for so long may have gone
const SHORTEST_ASKED = 8 * SECOND // a shorter clock leaves no time to ask whether somebody is there

/** Time that runs, as a viewer sees it. */
export interface RunningTime {
  seat: number
  /** ms */
  left: number
  /** of all there was, 0 to 1 */
  share: number
  low: boolean
  own: boolean
}

/** What a decision may take, or what a bank held at first, in ms. */
export function allowance({ kind, amount }: ClockInfo): number {
  return kind === 'none' ? 0 : amount * (kind === 'days' ? DAY : SECOND)
}

/** What a seat has left, in ms; `now` is the server's clock. */
export function timeLeft(clock: ClockInfo, seat: number, now: number): number {
  const had = clock.left[seat] ?? allowance(clock) // an older server says it of banks only
  return Math.max(0, had - (clock.running.includes(seat) ? Math.max(0, now - clock.since) : 0))
}

/** Whether to warn. A short clock warns from its half: a warning that is always there is none. */
export function isLow(clock: ClockInfo, left: number): boolean {
  if (clock.kind === 'days') return left <= LAST_BY_POST
  const all = allowance(clock)
  return left <= Math.min(Math.max(LAST, all / 5), all / 2)
}

/** The time that runs: one's own first. null: nobody's, because there is no clock or a bot is choosing. */
export function runningTime(clock: ClockInfo, own: readonly number[], now: number): RunningTime | null {
  if (clock.kind === 'none') return null
  const seat = clock.running.find((one) => own.includes(one)) ?? clock.running.find((one) => !own.includes(one))
  if (seat === undefined) return null
  const left = timeLeft(clock, seat, now)
  const share = Math.min(1, left / Math.max(1, allowance(clock)))
  return { seat, left, share, low: isLow(clock, left), own: own.includes(seat) }
}

/** Whether the table may ask "Still there?" before a bot takes the seat: not by post, where nobody sits and waits. */
export const mayAsk = (clock: ClockInfo): boolean => clock.kind !== 'days' && allowance(clock) >= SHORTEST_ASKED

/**
 * Whether to ask it now. `quiet`: ms since the viewer last did anything; a touch long before is no answer, so the last of the
 * time is enough. `answered`: the question was asked and answered before: then only after a long silence.
 */
export function asksStill(
  clock: ClockInfo,
  { left, low, own }: RunningTime,
  quiet: number,
  answered: boolean,
): boolean {
  return low && own && mayAsk(clock) && quiet >= (answered ? QUIET : Math.min(QUIET, left))
}

/** How much time that is: 1:38, or by post in words, 1 day 4 h. */
export function timeText(clock: ClockInfo, left: number): string {
  if (clock.kind !== 'days') return duration(left)
  const minutes = Math.ceil(left / MINUTE)
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24]
  if (days) return say('clock-days', { days, hours })
  return hours ? say('clock-hours', { hours, minutes: minutes % 60 }) : say('clock-minutes', { minutes })
}

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, 250)
  return () => clearInterval(timer)
})

/** Makes whatever reads it follow the time. */
export function follow(clock: ClockInfo): void {
  if (clock.kind !== 'none' && clock.running.length) ticking()
}
