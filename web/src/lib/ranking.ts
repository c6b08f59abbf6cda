/** Seats from the first to the last, with their rank; equals share one. Whoever has won is first whatever the numbers say. */
export function ranking(scores: readonly number[], winner = -1): { seat: number; score: number; rank: number }[] {
  const ahead = (one: number, other: number) =>
    other !== winner && (one === winner || (scores[one] ?? 0) > (scores[other] ?? 0))
  return scores
    .map((score, seat) => ({ seat, score, rank: 1 + scores.filter((_, other) => ahead(other, seat)).length }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}
