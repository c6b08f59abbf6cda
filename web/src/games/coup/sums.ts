/** A capital taken apart. */
import type { CoupView } from './wire'

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
  const tokens = view.rows.map(({ colour, value }, i): Part => {
    const count = player.tokens[i] ?? 0
    return { colour, tokens: count, value, points: count * value }
  })
  const cash: Part = { colour: null, tokens: 0, value: 0, points: player.cash }
  return [cash, ...tokens.sort((a, b) => b.points - a.points)].filter((part) => part.points > 0)
}
