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

/** Where the viewer's seat was last given to a bot. -1: not as far as the log goes back. */
const handedOver = (log: readonly Told[], seat: number): number =>
  log.findLastIndex(({ line }) => line.key === 'table-log-bot' && line.args?.['seat'] === seat)

const timedOut = (told: Told | undefined, seat: number): boolean =>
  told?.line.key === 'table-log-timeout' && told.line.args?.['seat'] === seat

/** Whether a bot plays for a seat because its time had run out. */
export function lostByClock(log: readonly Told[], seat: number): boolean {
  const at = handedOver(log, seat)
  return at > 0 && timedOut(log[at - 1], seat)
}

/** What happened since a bot plays for a seat, the handing over included. */
export function whileAway(log: readonly Told[], seat: number): readonly Told[] {
  const at = handedOver(log, seat)
  return log.slice(Math.max(0, lostByClock(log, seat) ? at - 1 : at))
}
