import type { Told } from '../wire'

const seatOf = ({ line }: Told): unknown => line.args?.['seat']
/** Whether somebody else did it. */
const isBy = (told: Told, viewer: number): boolean => typeof seatOf(told) === 'number' && seatOf(told) !== viewer

/** A line that stands for the one before it as well replaces it: "buys two tokens". */
export function merged<T extends Told>(log: readonly T[]): T[] {
  return log.filter((_, i) => !log[i + 1]?.line.instead)
}

/**
 * What happened since the viewer last decided something; null before the first time. The lines of one event begin with the
 * move that was made: what else it brought about, such as a forced move of the viewer, is no decision.
 */
export function sinceOwn(log: readonly Told[], viewer: number): readonly Told[] | null {
  const own = log.findLastIndex((told, i) => seatOf(told) === viewer && log[i - 1]?.n !== told.n)
  if (own < 0) return null
  const { n } = log[own]!
  const after = log.slice(own + 1)
  // What the viewer's own move brought the viewer is no news; what came when others had their turn is.
  const others = after.findIndex((told) => told.n !== n || isBy(told, viewer))
  return merged(
    after.filter(
      (told, i) => typeof seatOf(told) === 'number' && (seatOf(told) !== viewer || (others >= 0 && i >= others)),
    ),
  )
}

/** The same as long as the viewer's turn goes on, however many moves it has: what the others did before its first move. */
export function sinceTurn(log: readonly Told[], viewer: number): readonly Told[] | null {
  const now = sinceOwn(log, viewer)
  if (now === null || now.length) return now
  const others = log.findLast(
    (told, i) => typeof seatOf(told) === 'number' && seatOf(told) !== viewer && log[i - 1]?.n !== told.n,
  )
  const before = others ? log.slice(0, log.findLastIndex(({ n }) => n === others.n) + 1) : []
  return sinceOwn(before, viewer) ?? now
}

/** Whether somebody else did something to the viewer: the line names them as the owner or victim, not as the one who moved. */
export function concerns({ line }: Told, viewer: number): boolean {
  const args = line.args ?? {}
  if (viewer < 0 || args['seat'] === viewer) return false
  return Object.entries(args).some(([name, value]) => name.endsWith('_seat') && value === viewer)
}

/**
 * The lines that are shown of these: first what others did to the viewer, which is never left out, then the last of what
 * else befell the viewer, then the last of what the others did.
 */
export function shortened<T extends Told>(lines: readonly T[], viewer: number, most: number): { hurt: T[]; rest: T[] } {
  const hurt = lines.filter((told) => concerns(told, viewer))
  const own = lines.filter((told) => seatOf(told) === viewer)
  const others = lines.filter((told) => !hurt.includes(told) && !own.includes(told))
  const last = (some: T[], count: number) => some.slice(Math.max(0, some.length - Math.max(0, count)))
  const kept = last(own, most - hurt.length - Math.min(1, others.length)) // the others have a line as well
  return { hurt, rest: [...kept, ...last(others, most - hurt.length - kept.length)] }
}

/** Pieces that changed since the viewer last acted; for those who only look on, by the last move. */
export function freshPieces(log: readonly Told[], viewer: number): string[] {
  const since = sinceOwn(log, viewer)
  const lines = since?.length ? since : log.slice(-1)
  return lines.flatMap((told) => told.line.touches ?? [])
}

/** Pieces of the viewer's to which others did something since then. */
export function hurtPieces(log: readonly Told[], viewer: number): string[] {
  const lines = (sinceOwn(log, viewer) ?? []).filter((told) => concerns(told, viewer))
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
