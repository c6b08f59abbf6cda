/** Seats from the first to the last, with their rank; equals share one. Those who have won are first, whatever the numbers say:
 * a tie-break may have decided. */
export function ranking(
  scores: readonly number[],
  won: readonly number[] = [],
): { seat: number; score: number; rank: number }[] {
  const ahead = (one: number, other: number) =>
    won.includes(one) === won.includes(other)
      ? !won.includes(one) && (scores[one] ?? 0) > (scores[other] ?? 0)
      : won.includes(one)
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((_, other) => ahead(other, seat)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
