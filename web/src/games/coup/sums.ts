/** A capital taken apart, as the score sheet of the server has it. */
import type { Line, ScoreLine } from '../../wire'

export interface Part {
  /** null: cash */
  colour: string | null
  tokens: number
  value: number
  points: number
  /** the same in words */
  source: Line
}

/** One part for each line of the sheet: cash first, then tokens, in the order of the rows. */
export function parts(lines: readonly ScoreLine[]): Part[] {
  return lines.map(({ source, points }) => ({
    colour: source.args?.['colour'] === undefined ? null : String(source.args['colour']),
    tokens: Number(source.args?.['tokens'] ?? 0),
    value: Number(source.args?.['value'] ?? 0),
    points,
    source,
  }))
}

/** Those that bring something: cash first, then what brings most. */
export function largest(lines: readonly ScoreLine[]): Part[] {
  const rank = ({ colour, points }: Part) => (colour === null ? Infinity : points)
  return parts(lines)
    .filter(({ points }) => points > 0)
    .sort((a, b) => rank(b) - rank(a))
}
