/** What decided a game, read from what everybody would have had if it had ended at each point. Knows no rules. */

/** The points after each step; `scores` in front are those of the first position. */
export interface ScoreHistory {
  readonly scores: readonly number[]
  readonly steps: readonly { readonly scores: readonly number[] }[]
}

export interface TurningPoint {
  /** how many steps of the replay lead to the position after it */
  at: number
  /** how far the winner was before the best other one, before and after; negative: behind */
  before: number
  after: number
}

/** A second turning point must be worth at least this part of the first. */
const WORTH_TELLING = 0.4

/** The points at each position, the first one included. */
export function positions(history: ScoreHistory): (readonly number[])[] {
  return [history.scores, ...history.steps.map((step) => step.scores)]
}

/** How far the winners' best is before the best of the others at each position; empty if there are no others, or no winner. */
export function margins(history: ScoreHistory, won: readonly number[]): number[] {
  const others = history.scores.map((_, number) => number).filter((number) => !won.includes(number))
  if (!won.length || !others.length) return []
  const best = (points: readonly number[], among: readonly number[]) =>
    Math.max(...among.map((number) => points[number] ?? 0))
  return positions(history).map((points) => best(points, won) - best(points, others))
}

/** The moves with the greatest swing between the winner and the best other one, in the order they were made. */
export function turningPoints(history: ScoreHistory, won: readonly number[], most = 2): TurningPoint[] {
  const lead = margins(history, won)
  const turns: TurningPoint[] = []
  for (let at = 1; at < lead.length; at++) turns.push({ at, before: lead[at - 1]!, after: lead[at]! })
  turns.sort((one, other) => swing(other) - swing(one) || other.at - one.at)
  const greatest = turns[0] ? swing(turns[0]) : 0
  if (!greatest) return []
  return turns
    .slice(0, most)
    .filter((turn) => swing(turn) >= greatest * WORTH_TELLING)
    .sort((one, other) => one.at - other.at)
}

const swing = (turn: TurningPoint): number => Math.abs(turn.after - turn.before)

/** From which position on the winner was in front without a break; null if never, 0 if from the very beginning. */
export function aheadSince(lead: readonly number[]): number | null {
  if (!((lead.at(-1) ?? 0) > 0)) return null
  return lead.findLastIndex((margin) => margin <= 0) + 1
}

/** How often somebody else took the sole lead. */
export function leadChanges(history: ScoreHistory): number {
  let [changes, leader] = [0, -1]
  for (const points of positions(history)) {
    const most = Math.max(...points)
    const first = points.indexOf(most)
    if (points.indexOf(most, first + 1) >= 0 || first === leader) continue
    if (leader >= 0) changes += 1
    leader = first
  }
  return changes
}

/** The place of a participant: equal points share one. */
export function place(points: readonly number[], number: number): number {
  return 1 + points.filter((other) => other > (points[number] ?? 0)).length
}

/** How far along a curve each position lies: the more a move changes, the more width it gets. */
export function along(history: ScoreHistory): number[] {
  const points = positions(history)
  const span = Math.max(1, Math.max(...points.flat()) - Math.min(...points.flat()))
  let far = 0
  return points.map((now, at) => {
    const before = points[at - 1]
    if (before) {
      const most = Math.max(...now.map((value, number) => Math.abs(value - (before[number] ?? 0))))
      far += most ? 0.5 + 4 * Math.sqrt(most / span) : 0.1
    }
    return far
  })
}

/**
 * Round numbers for an axis that holds everything from the least to the most, about `count` of them. The first is below the least, unless
 * that would leave more than half a step empty.
 */
export function ticks(least: number, most: number, count = 5): number[] {
  const span = Math.max(1, most - least)
  const rough = span / Math.max(1, count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(
    1,
    [1, 2, 2.5, 5, 10].map((times) => times * power).find((size) => size >= rough && Number.isInteger(size)) ??
      10 * power,
  )
  const found: number[] = []
  const first = Math.round(least / step) || 0 // never −0
  for (let tick = first * step; tick <= most; tick += step) found.push(tick)
  return found
}

/** Places for labels beside the ends of lines: as near as possible to where they belong, none over another. */
export function spread(wanted: readonly number[], apart: number, least: number, most: number): number[] {
  const order = wanted.map((_, number) => number).sort((one, other) => wanted[one]! - wanted[other]!)
  const found = [...wanted]
  order.forEach((number, i) => {
    const above = i ? found[order[i - 1]!]! + apart : least
    found[number] = Math.max(found[number]!, above)
  })
  let below = most
  for (const number of order.toReversed()) {
    found[number] = Math.min(found[number]!, below)
    below = found[number]! - apart
  }
  return found
}
