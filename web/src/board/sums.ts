/** The account of a game: every source of points with what each seat had of it. */
import type { Line, ScoreLine } from '../wire'

export interface Source {
  key: string
  source: Line
  points: ReadonlyMap<number, number>
}

/** Lines with the same words are one row; rows come in the order in which they first occur. */
export function sources(sheet: readonly (readonly ScoreLine[])[]): Source[] {
  const found = new Map<string, { source: Line; points: Map<number, number> }>()
  sheet.forEach((lines, seat) => {
    for (const { source, points } of lines) {
      const key = JSON.stringify([source.key, source.args])
      const row = found.get(key) ?? { source, points: new Map<number, number>() }
      row.points.set(seat, (row.points.get(seat) ?? 0) + points)
      found.set(key, row)
    }
  })
  return [...found].map(([key, row]) => ({ key, ...row }))
}
