/** Where the bands lie on the long cigar. */
export interface Band {
  seat: number
  /** from 0 to 1, the goal: as near to its points as the others leave room */
  at: number
}

/** `wide`: a band, as a part of the way. Bands lie side by side, never on each other. */
export function bands(points: readonly number[], goal: number, wide: number): Band[] {
  const found = points.map((each, seat) => ({ seat, at: Math.min(1, each / goal) }))
  found.sort((one, other) => one.at - other.at || one.seat - other.seat)
  for (const [i, band] of found.entries()) if (i) band.at = Math.max(band.at, found[i - 1]!.at + wide)
  for (let i = found.length - 1, most = 1; i >= 0; i--, most -= wide) found[i]!.at = Math.min(found[i]!.at, most)
  return found.sort((one, other) => one.seat - other.seat)
}
