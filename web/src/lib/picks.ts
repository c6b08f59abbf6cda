/** A set of pieces chosen in any order. The server says what each piece counts and how much is needed; here it is added up. */
import type { Effect, Line, Picks } from '../wire'

export const isPick = (picks: Picks, text: string): boolean => picks.choices.some((choice) => choice.text === text)

/** What the pieces count together. */
export function counted(picks: Picks, chosen: readonly string[]): number {
  return chosen.reduce((sum, text) => {
    const place = picks.choices.findIndex((choice) => choice.text === text)
    return sum + (picks.amounts[place] ?? 0)
  }, 0)
}

/** Whether the last piece completes the set. Where more may be added than is needed, another choice ends it. */
export const isComplete = (picks: Picks, chosen: readonly string[]): boolean =>
  !picks.ends && counted(picks, chosen) >= picks.need

/** Whether the set may be ended as it is, by the choice for that. */
export const mayEnd = (picks: Picks, chosen: readonly string[]): boolean =>
  picks.ends !== null && counted(picks, chosen) >= picks.need

/** A sentence that says how much is left, with what was chosen here taken off; where any set will do, how much is chosen. */
export function recounted(line: Line, picks: Picks | null, chosen: readonly string[]): Line {
  const before = picks?.counts ? line.args?.[picks.counts] : undefined
  if (!picks || !chosen.length || typeof before !== 'number') return line
  const sum = counted(picks, chosen)
  return { ...line, args: { ...line.args, [picks.counts]: picks.need ? Math.max(0, before - sum) : before + sum } }
}

/** What a choice would bring with the pieces that are chosen; with the last piece, what the whole move brings. */
export function pickEffect(
  effects: Readonly<Record<string, Effect>>,
  picks: Picks,
  chosen: readonly string[],
  text: string,
): Effect | null {
  const own = effects[text]
  const whole = isPick(picks, text) && isComplete(picks, [...chosen, text]) ? effects[''] : undefined
  if (whole || !own) return whole ?? null
  return { ...own, lines: own.lines.map((line) => recounted(line, picks, chosen)) }
}
