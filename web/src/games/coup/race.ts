/** How far a row has come, and how far one tile would take it. */
import type { CoupRow, CoupRun } from '../../wire'
import { SPACES } from './pieces'

/** The length every row is racing to; it is printed on the board, and the rules are the server's. */
export const FINISH = 10

export interface WouldBe extends CoupRun {
  /** the runs that the tile lengthens or joins */
  joins: CoupRun[]
}

/** The run that the row would have there. */
export function wouldBe(row: CoupRow, number: number): WouldBe {
  const left = row.runs.find((run) => run.last === number - 1)
  const right = row.runs.find((run) => run.first === number + 1)
  const joins = [left, right].filter((run) => run !== undefined)
  return {
    first: left?.first ?? number,
    last: right?.last ?? number,
    value: joins.reduce((sum, run) => sum + run.value, row.gains[number - 1] ?? 0),
    joins,
  }
}

/** How many tiles are missing where fewest are missing for a run of ten. */
export function missing(laid: readonly number[]): number {
  let fewest = FINISH
  for (let first = 1; first + FINISH - 1 <= SPACES; first += 1) {
    const there = laid.filter((number) => number >= first && number < first + FINISH).length
    fewest = Math.min(fewest, FINISH - there)
  }
  return fewest
}

/** Which tiles would be the last one missing if these lay there. */
export function finishers(laid: readonly number[]): number[] {
  if (missing(laid) !== 1) return []
  const free = Array.from({ length: SPACES }, (_, i) => i + 1).filter((number) => !laid.includes(number))
  return free.filter((number) => missing([...laid, number]) === 0)
}

export function span(run: { first: number; last: number }): string {
  return run.first === run.last ? String(run.first) : `${run.first}–${run.last}`
}
