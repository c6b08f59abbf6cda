/** The steps of the turn, read off the story. */
import type { Line, Told } from '../../wire'

/** A move of the turn, with everything it brought about. */
export interface TurnStep {
  n: number
  /** who made it; -1: nobody, it is what the die brought */
  seat: number
  lines: readonly Line[]
}

const BEGINS = 'capa-doro-log-die'
const UNDONE = 'table-log-undo'
const ENDS = 'capa-doro-log-end'

/** What was done since the die of this turn was cast, without what was taken back. The first step is chance. */
export function turnSteps(log: readonly Told[]): TurnStep[] {
  const steps: TurnStep[] = []
  for (const { n, line } of log) {
    if (line.key === UNDONE) steps.splice(Math.max(0, steps.length - Number(line.args?.['steps'] ?? 1)))
    else if (line.key === BEGINS) steps.splice(0, steps.length, { n, seat: -1, lines: [line] })
    else if (line.key.startsWith('table-') || line.key === ENDS) continue
    else if (steps.at(-1)?.n === n) steps.at(-1)!.lines = [...steps.at(-1)!.lines, line]
    else if (steps.length) steps.push({ n, seat: seatOf(line), lines: [line] })
  }
  return steps
}

function seatOf({ args }: Line): number {
  const seat = args?.['seat'] ?? args?.['owner_seat']
  return typeof seat === 'number' ? seat : -1
}

/** Steps that belong together are one: a line that goes on with the one before replaces it. The latest comes first. */
export function shownSteps(steps: readonly TurnStep[]): TurnStep[] {
  const moves = steps.slice(1)
  return moves.filter((_, i) => !moves[i + 1]?.lines[0]?.instead).reverse()
}
