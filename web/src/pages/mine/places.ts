/** What a list of one's own tables tells about how it went. */
import type { TableLine } from '../../wire'

/** The place of a seat: equal points share one; whoever won is first. Zero: nothing was counted. */
export function place({ result, won }: Pick<TableLine, 'result' | 'won'>, seat: number): number {
  const points = result[seat]
  if (points === undefined) return 0
  if (won.includes(seat)) return 1
  return 1 + result.filter((other, at) => at !== seat && (other > points || won.includes(at))).length
}

export interface Outcome {
  kind: 'won' | 'shared' | 'place' | 'stopped' | 'abandoned' | 'watched' | 'here'
  place: number
  points: number
  of: number
}

/** How a table ended for whoever looks: several seats at one device have no place of their own. */
export function outcome(table: Pick<TableLine, 'result' | 'won' | 'status' | 'yours' | 'seats'>): Outcome {
  const of = Math.max(table.seats.length, table.result.length) // automata have points, but no seat
  const none = { place: 0, points: 0, of }
  if (table.status === 'stopped' || table.status === 'abandoned') return { kind: table.status, ...none }
  const [seat] = table.yours
  if (seat === undefined) return { kind: 'watched', ...none }
  if (table.yours.length > 1) return { kind: 'here', ...none }
  const where = place(table, seat)
  const told = { place: where, points: table.result[seat] ?? 0, of }
  if (!where) return { kind: 'stopped', ...none }
  if (table.won.includes(seat)) return { kind: table.won.length > 1 ? 'shared' : 'won', ...told }
  return { kind: 'place', ...told }
}
