import { line, say, type Names } from '../lib/words.svelte'
import type { SeatInfo, TableInfo } from '../wire'

/** Bots are named after the stones vines grow on, so that the log can tell them apart. A rematch keeps the names. */
export function nameOf(seat: SeatInfo, number: number): string {
  return seat.name || (seat.bot ? botName(seat, number) : '')
}

/** The name of the bot that plays here, also of one that plays for a person. */
export function botName({ bot_name }: SeatInfo, number: number): string {
  return say('table-bot-name', { number: (bot_name ?? -1) < 0 ? number % 6 : bot_name }) // older servers say none
}

/** Those of the seats, then those of automata. `you`: the seat of whoever reads. */
export function namesAt(table: Pick<TableInfo, 'seats' | 'automata'>, you = -1): Names {
  // Older servers say none; where the words of the game are not loaded, they have no name.
  const automata = (table.automata ?? [])
    .map((name) => [line(name, []), name.key])
    .map(([said, key]) => (said === key ? '' : said!))
  return Object.assign([...table.seats.map(nameOf), ...automata], { you })
}

/** Whether a bot plays for a person who may come back. */
export const isLost = (seat: SeatInfo | undefined): boolean => !!seat?.person && !!seat.bot && !seat.resigned

/** Seats as one sits: the viewer first, then clockwise. */
export function around(seats: number, viewer: number): number[] {
  const first = Math.max(0, viewer)
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** The others as one sees them: clockwise from the viewer. */
export const othersOf = (seats: number, viewer: number): number[] =>
  around(seats, viewer).filter((seat) => seat !== viewer)

/** A bot's level in words: "an expert bot". Older tables name bots by how they think, maybe with a number: ismcts:500. */
export function levelName(level: string): string {
  return say('table-bot-level', { level: level.split(':')[0]! })
}
