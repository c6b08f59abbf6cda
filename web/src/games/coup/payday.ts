/** The end of a game, told step by step: tokens turn into money, colour by colour. */
import type { CoupRow, CoupView } from './wire'

/** The row in which the Coup was made. */
export function coupRow(view: CoupView): CoupRow | undefined {
  return view.maker < 0 ? undefined : view.rows.find((row) => row.missing === 0)
}

/** The run that is the Coup. */
export function coupRun(view: CoupView): CoupRow['runs'][number] | undefined {
  return coupRow(view)?.runs.find((run) => run.last - run.first + 1 >= view.goal)
}

/** Colours in the order in which they are paid: the one of the Coup, then what a token brings most of; the rest brings nothing. */
export function payOrder(view: CoupView): string[] {
  const first = coupRow(view)?.colour
  return view.rows
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => Number(b.colour === first) - Number(a.colour === first) || b.value - a.value)
    .map(({ colour }) => colour)
}

/** The colours that are paid after so many seconds: one at once, then another one each second. */
export function paidAfter(view: CoupView, seconds: number): string[] {
  return payOrder(view).slice(0, 1 + Math.floor(seconds))
}

export interface Payment {
  seat: number
  /** cash, and what was paid so far */
  sum: number
  /** the colour that was paid last, and what it brought */
  tokens: number
  value: number
}

/** Everybody with what they have so far, the richest first. */
export function payments(view: CoupView, paid: readonly string[]): Payment[] {
  const last = view.rows.findIndex(({ colour }) => colour === paid.at(-1))
  return view.players
    .map((player, seat): Payment => {
      const sum = view.rows.reduce(
        (all, row, i) => all + (paid.includes(row.colour) ? (player.tokens[i] ?? 0) * row.value : 0),
        player.cash,
      )
      return { seat, sum, tokens: player.tokens[last] ?? 0, value: view.rows[last]?.value ?? 0 }
    })
    .sort((a, b) => b.sum - a.sum || a.seat - b.seat)
}
