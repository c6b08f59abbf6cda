/** Where the zones of a layout are drawn: on the mat, on the rack, or beside a player's name. */
import type { Layout, Piece, Place, Zone } from '../wire'

export const placesOf = (zone: Zone): readonly Place[] => zone.places ?? []
export const piecesOf = (place: Place): readonly Piece[] => place.pieces ?? []
export const countOf = (piece: Piece): number => piece.count ?? 1

export const isCard = (piece: Piece): boolean => (piece.shape ?? 'card') === 'card'

/** Whether only wooden pieces lie in these zones: empty places are round then. */
export function isWooden(zones: readonly Zone[]): boolean {
  const pieces = zones.flatMap(placesOf).flatMap(piecesOf)
  return pieces.length > 0 && !pieces.some(isCard)
}

/** How many pieces lie at a place. */
export const amountAt = (place: Place): number => piecesOf(place).reduce((sum, piece) => sum + countOf(piece), 0)

export const hasValue = (place: Place): boolean => place.value !== null && place.value !== undefined

/** Whether the value says more than the number at the only piece there. */
export function tellsMore(place: Place): boolean {
  const [only, another] = piecesOf(place)
  return hasValue(place) && !(only && !another && countOf(only) === place.value)
}

/** A number for which nothing lies there, such as how often a blend can be made: no outline waits for a piece. */
export const isFigure = (place: Place): boolean => hasValue(place) && !place.colour && piecesOf(place).length === 0

/** What an id of the layout names. A zone has only itself. */
export interface Found {
  zone: Zone
  place?: Place
  piece?: Piece
}

/** Everything in a layout by its id. */
export function indexed(layout: Layout | null): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>()
  const keep = (id: string | undefined, what: Found) => id && !found.has(id) && found.set(id, what)
  for (const zone of layout?.zones ?? []) {
    for (const place of placesOf(zone)) {
      for (const piece of piecesOf(place)) keep(piece.id, { zone, place, piece })
      keep(place.id, { zone, place })
    }
  }
  for (const zone of layout?.zones ?? []) keep(zone.id, { zone })
  return found
}

/** A zone on the mat, with the stacks that stand beside it. */
export interface Block {
  zone: Zone
  beside: readonly Zone[]
}

/** Zones across the whole mat, or two columns of smaller ones. */
export type Band = { full: Block } | { left: readonly Block[]; right: readonly Block[] }

export interface Arrangement {
  rack: readonly Zone[]
  bands: readonly Band[]
}

/** What lies on the mat, from top to bottom: zones of others, shared ones, own ones nearest. */
export function arranged(layout: Layout | null, viewer: number): Arrangement {
  const zones = layout?.zones ?? []
  const rank = (zone: Zone) => (owner(zone) < 0 ? 1 : owner(zone) === viewer ? 2 : 0)
  const mat = zones.filter((zone) => !zone.held && !beside(zone, viewer))
  const ordered = [0, 1, 2].flatMap((wanted) => mat.filter((zone) => rank(zone) === wanted))
  return { rack: zones.filter((zone) => zone.held), bands: bands(blocks(ordered)) }
}

const owner = (zone: Zone): number => zone.owner ?? -1

/** A pile of backs in front of somebody else, which nobody touches: it stands beside that player's name. */
function beside(zone: Zone, viewer: number): boolean {
  const pieces = placesOf(zone).flatMap(piecesOf)
  return (
    zone.kind === 'stack' &&
    owner(zone) >= 0 &&
    owner(zone) !== viewer &&
    !zone.held &&
    pieces.every((piece) => hidden(piece))
  )
}

const hidden = (piece: Piece): boolean => piece.facing === 'down' && !piece.id

/** What stands beside a player's name. */
export function besideName(layout: Layout | null, seat: number, viewer: number): readonly Zone[] {
  return (layout?.zones ?? []).filter((zone) => owner(zone) === seat && beside(zone, viewer))
}

/** Stacks stand beside the zone before them; at the beginning, beside the one after. */
function blocks(zones: readonly Zone[]): Block[] {
  const found: { zone: Zone; beside: Zone[] }[] = []
  const waiting: Zone[] = []
  for (const zone of zones) {
    const last = found.at(-1)
    if (zone.kind !== 'stack') found.push({ zone, beside: waiting.splice(0) })
    else if (last) last.beside.push(zone)
    else waiting.push(zone)
  }
  const [first, ...rest] = waiting
  return first ? [{ zone: first, beside: rest }] : found
}

function bands(all: readonly Block[]): Band[] {
  const found: Band[] = []
  let small: Block[] = []
  const close = () => {
    if (small.length) found.push(columns(small))
    small = []
  }
  for (const block of all) {
    if (!wide(block.zone)) small.push(block)
    else {
      close()
      found.push({ full: block })
    }
  }
  close()
  return found
}

/** Whether the places are those of different players, such as the cards of a trick. In a zone of one player they are not. */
export function hasSeats(zone: Zone): boolean {
  return owner(zone) < 0 && placesOf(zone).some((place) => (place.owner ?? -1) >= 0)
}

/** Whether a zone needs the width of the mat. */
function wide(zone: Zone): boolean {
  const places = placesOf(zone)
  if (zone.kind === 'track') return places.length > 8
  if (zone.kind === 'table') return (zone.heads?.length ?? 0) > 5
  if (zone.kind === 'row') return !!zone.falls || places.length > 4 || hasSeats(zone)
  return false
}

/** Two columns of about the same height; the reading order stays within each. */
function columns(small: readonly Block[]): Band {
  if (small.length === 1) return { full: small[0]! }
  const [left, right]: [Block[], Block[]] = [[], []]
  let difference = 0
  for (const block of small) {
    const column = difference <= 0 ? left : right
    column.push(block)
    difference += (column === left ? 1 : -1) * height(block.zone)
  }
  return { left, right }
}

/** About how high a zone is, in lines of text. */
function height(zone: Zone): number {
  const count = placesOf(zone).length
  if (zone.kind === 'grid' && placesOf(zone).every(isFigure)) return 2 + 3 * Math.ceil(count / (zone.columns || 4))
  if (zone.kind === 'grid')
    return 2 + (zone.tapers ? 4 * (zone.columns ?? 0) : 6 * Math.ceil(count / (zone.columns || 4)))
  if (zone.kind === 'table') return 4 + 2 * count
  if (zone.kind === 'list') return 2 + 2 * Math.ceil(count / 2)
  return 7
}

/** How wide a card of a zone is on the mat, in px of a table of 1440 × 900. */
export function cardWidth(
  zone: Zone,
  viewer: number,
  { falls, half, beside }: { falls: boolean; half: boolean; beside: number },
): number {
  const count = Math.max(1, placesOf(zone).length)
  const whose = owner(zone)
  const most = half ? (430 - 16 * beside) / (Math.min(count, 4) + beside) - 12 : 840 / count - 12
  const wished = hasSeats(zone) ? 124 : whose >= 0 ? (whose === viewer ? 74 : 58) : zone.falls ? 74 : falls ? 60 : 90
  return Math.max(44, Math.min(wished, Math.round(most)))
}

/** How much of a covered card of a fall is seen, in the same unit: many cards lie closer together. */
export function fallStep(zone: Zone, width: number): number {
  const most = Math.max(1, ...placesOf(zone).map((place) => piecesOf(place).length))
  return Math.max(17, Math.min(width * 0.34 + 1, 140 / most))
}
