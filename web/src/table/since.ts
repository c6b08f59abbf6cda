import type { Told } from '../wire'

/** What the others did since the viewer's own last line; null before the first. */
export function sinceOwn(log: readonly Told[], viewer: number): readonly Told[] | null {
  const own = log.findLastIndex((told) => told.line.args?.['seat'] === viewer)
  return own < 0 ? null : log.slice(own + 1).filter((told) => typeof told.line.args?.['seat'] === 'number')
}

/** Pieces that changed since the viewer last acted; for those who only look on, by the last move. */
export function freshPieces(log: readonly Told[], viewer: number): string[] {
  const since = sinceOwn(log, viewer)
  const lines = since?.length ? since : log.slice(-1)
  return lines.flatMap((told) => told.line.touches ?? [])
}
