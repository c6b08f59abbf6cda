/** A capital taken apart. */
import type { CoupView } from '../../wire'
import { COLOURS } from './pieces'

export interface Part {
  /** null: cash */
  colour: string | null
  tokens: number
  value: number
  points: number
}

/** Cash first, then tokens, what brings most first; what brings nothing is left out. */
export function parts(view: CoupView, seat: number): Part[] {
  const player = view.players[seat]
  if (!player) return []
  const tokens = COLOURS.map((colour, i) => {
    const [count, value] = [player.tokens[i] ?? 0, view.rows[i]?.value ?? 0]
    return { colour: colour as string | null, tokens: count, value, points: count * value }
  })
  const cash: Part = { colour: null, tokens: 0, value: 0, points: player.cash }
  return [cash, ...tokens.sort((a, b) => b.points - a.points)].filter((part) => part.points > 0)
}

/** Seats from the richest to the poorest, with their rank; equals share one. */
export function ranking(scores: readonly number[]): { seat: number; score: number; rank: number }[] {
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((other) => other > score).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
