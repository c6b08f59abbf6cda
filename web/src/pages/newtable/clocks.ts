/** Clocks in words: what a new table offers, and what a list of tables says. */
import type { Clock } from '../../wire'
import { wrongCount, type Objection } from './schema'

export type Kind = NonNullable<Clock['kind']>
export type FullClock = Required<Clock>

export const PRESETS = {
  none: { kind: 'none', amount: 0, increment: 0 },
  calm: { kind: 'move', amount: 180, increment: 0 },
  brisk: { kind: 'move', amount: 30, increment: 0 },
  evening: { kind: 'bank', amount: 1200, increment: 10 },
  post: { kind: 'days', amount: 2, increment: 0 },
} as const satisfies Record<string, FullClock>

export type Preset = keyof typeof PRESETS

/** A clock in words: a key and its arguments. Whole minutes and hours are said as such. */
export function clockWords({ kind = 'none', amount = 0, increment = 0 }: Clock): {
  key: string
  args: Record<string, number | string>
} {
  if (kind === 'none') return { key: 'newtable-clock-none', args: {} }
  if (kind === 'days') return { key: 'newtable-clock-days', args: { days: amount } }
  const [unit, count] = inUnits(amount)
  if (kind === 'move') return { key: `newtable-clock-move-${unit}`, args: { count } }
  if (!increment) return { key: `newtable-clock-bank-${unit}`, args: { count } }
  return { key: `newtable-clock-bank-${unit}-more`, args: { count, increment } }
}

function inUnits(seconds: number): ['hours' | 'minutes' | 'seconds', number] {
  if (seconds >= 3600 && seconds % 3600 === 0) return ['hours', seconds / 3600]
  if (seconds >= 60 && seconds % 60 === 0) return ['minutes', seconds / 60]
  return ['seconds', seconds]
}

/** The clock one sets oneself, in the units people say: seconds for a move, minutes for a game, days for the post. */
export interface OwnClock {
  kind: Exclude<Kind, 'none'>
  amount: number | null
  increment: number | null
}

/** What the server allows, in those units. */
export const LIMITS = {
  move: [5, 3600],
  bank: [1, 600],
  days: [1, 60],
  increment: [0, 600],
} as const

export function wrongClock(own: OwnClock): { amount?: Objection; increment?: Objection } {
  const [least, most] = LIMITS[own.kind]
  const amount = wrongCount(own.amount, least, most)
  const increment = own.kind === 'bank' ? wrongCount(own.increment, LIMITS.increment[0], LIMITS.increment[1]) : null
  return { ...(amount ? { amount } : {}), ...(increment ? { increment } : {}) }
}

export function ownClock({ kind, amount, increment }: OwnClock): FullClock {
  return { kind, amount: (amount ?? 0) * (kind === 'bank' ? 60 : 1), increment: kind === 'bank' ? (increment ?? 0) : 0 }
}
