import { say } from '../lib/words.svelte'
import type { SeatInfo, TableInfo } from '../wire'

/** Bots are named after the stones vines grow on, by seat, so that the log can tell them apart. */
export function nameOf(seat: SeatInfo, number: number): string {
  if (seat.name) return seat.name
  return seat.bot ? say('bot-name', { number: number % 6 }) : ''
}

export function namesAt(table: TableInfo): string[] {
  return table.seats.map(nameOf)
}

/** Seats as one sits: the viewer first, then clockwise. */
export function around(seats: number, viewer: number): number[] {
  const first = Math.max(0, viewer)
  return Array.from({ length: seats }, (_, i) => (first + i) % seats)
}

/** A bot's level in words: "an expert bot". Older tables name bots by how they think, maybe with a number: ismcts:500. */
export function levelName(level: string): string {
  return say('bot-level', { level: level.split(':')[0]! })
}
