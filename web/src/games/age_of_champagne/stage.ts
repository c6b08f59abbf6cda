/** What a phase resolves, as a sequence one can follow. */
import { staged } from '../../lib/board/staged'
import type { Beat } from '../../wire'
import { COLOURS } from './letters'
import type { AgeOfChampagneHouse, AgeOfChampagneView } from './wire'

export const { groups, moved, sequence } = staged<AgeOfChampagneView>({ together, pieces, move, pause })

const kindOf = ({ face }: Beat): string => face.split('-')[0]!
const homeOf = (place: string): string => place.replace(/-[MNC]$/, '')
/** Whose points they are. */
const seatOf = ({ target }: Beat): number => Number(target.replace('player-', ''))
const isPawnOf = ({ face }: Beat, seat: number): boolean => face === `pawn-${seat}` || face === `disc-${seat}`

/** Seen together: the cubes of a shipment or of a harvest, masters that change places, points with what brought them. */
function together(one: Beat, other: Beat): boolean {
  const kind = kindOf(one)
  if (kindOf(other) === 'points')
    return /^(points|order|token|vineyard)$/.test(kind) || one.target === other.target || isPawnOf(one, seatOf(other))
  if (kind !== kindOf(other)) return kind === 'cube' && one.target === other.target
  if (kind === 'cube') return homeOf(one.source) === homeOf(other.source) && homeOf(one.target) === homeOf(other.target)
  if (kind === 'vineyard') return one.target === other.target || (!one.source && !other.source)
  return kind === 'master' || (kind === 'order' && !one.source && !other.source)
}

/** How long a group is looked at before the next one comes, in ms. */
export function pause(group: readonly Beat[]): number {
  const kinds = group.map(kindOf)
  if (kinds[0] === 'event') return 1100
  if (kinds.includes('points')) return 640
  return /^(order|cube|token)$/.test(kinds[0] ?? '') ? 520 : 380
}

/** What is moved on the way; everything else is shown as it is now. */
function pieces(view: AgeOfChampagneView): Partial<AgeOfChampagneView> {
  const { spots, offers, markets, houses, merchant, event, council, standings } = view
  return { spots, offers, markets, houses, merchant, event, council, standings }
}

/** Whether what a choice names lies on the table as it will. */
export function isSettled(shown: AgeOfChampagneView, after: AgeOfChampagneView, touch: string): boolean {
  const order = /^order-(.*)$/.exec(touch)?.[1]
  if (!order) return true
  const at = (view: AgeOfChampagneView) =>
    view.markets.findIndex(({ active, provisional }) => active?.id === order || provisional?.id === order)
  return at(shown) === at(after)
}

function move(view: AgeOfChampagneView, after: AgeOfChampagneView, beat: Beat): AgeOfChampagneView {
  const [kind, what = ''] = beat.face.split(/-(.*)/)
  if (kind === 'event') return { ...view, event: after.event }
  if (kind === 'master') return { ...view, council: after.council }
  if (kind === 'cube') return cubed(cubed(view, beat.source, what, -1), beat.target, what, 1)
  if (kind === 'pawn' || kind === 'disc') return stepped(view, after, beat, what, kind === 'disc')
  if (kind === 'vineyard') return sold(view, after, beat)
  if (kind === 'order') return { ...view, markets: after.markets }
  if (kind === 'points') return scored(view, seatOf(beat), Number(what))
  if (kind === 'block')
    return { ...view, spots: view.spots.map((spot, i) => ({ ...spot, blocked: !!after.spots[i]?.blocked })) }
  return view
}

function scored(view: AgeOfChampagneView, who: number, points: number): AgeOfChampagneView {
  const { merchant } = view
  return {
    ...view,
    standings: view.standings.map((each, i) => (i === who ? { ...each, main: each.main + points } : each)),
    houses: view.houses.map((house, i) => (i === who ? { ...house, points: house.points + points } : house)),
    merchant: merchant?.seat === who ? { ...merchant, points: merchant.points + points } : merchant,
  }
}

/** What the beats of a step have brought each participant. */
export function gains(beats: readonly Beat[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  for (const beat of beats)
    if (kindOf(beat) === 'points')
      found.set(seatOf(beat), (found.get(seatOf(beat)) ?? 0) + Number(beat.face.replace('points-', '')))
  return found
}

const PLACES: Record<string, 'wines' | 'cellar' | 'oenotheque' | 'grid'> = {
  wine: 'wines',
  cellar: 'cellar',
  oeno: 'oenotheque',
  grid: 'grid',
}

function cubed(view: AgeOfChampagneView, place: string, colour: string, by: number): AgeOfChampagneView {
  const found = /^(wine|cellar|oeno|grid)-(\d+)-/.exec(place)
  const where = found && PLACES[found[1]!]
  if (!where) return view
  const change = (house: AgeOfChampagneHouse): AgeOfChampagneHouse => ({
    ...house,
    [where]: house[where].map((count, i) => (COLOURS[i] === colour ? Math.max(0, count + by) : count)),
  })
  return { ...view, houses: view.houses.map((house, seat) => (seat === Number(found[2]) ? change(house) : house)) }
}

function stepped(
  view: AgeOfChampagneView,
  after: AgeOfChampagneView,
  { source, target }: Beat,
  owner: string,
  disc: boolean,
): AgeOfChampagneView {
  if (target.startsWith('eco-')) {
    const level = Number(target.slice(4))
    const who = Number(owner)
    if (owner === 'merchant' || view.merchant?.seat === who)
      return { ...view, merchant: view.merchant && { ...view.merchant, eco: level } }
    return { ...view, houses: view.houses.map((house, seat) => (seat === who ? { ...house, eco: level } : house)) }
  }
  const seat = owner === 'merchant' ? (after.merchant?.seat ?? -1) : Number(owner)
  const spots = view.spots.map((spot) =>
    spot.id === source ? { ...spot, seat: -1, disc: false } : spot.id === target ? { ...spot, seat, disc } : spot,
  )
  return { ...view, spots }
}

/** A vineyard leaves its offer, or a new one comes. */
function sold(view: AgeOfChampagneView, after: AgeOfChampagneView, { source, target }: Beat): AgeOfChampagneView {
  const offers = view.offers.map((offer, i) =>
    offer.spot === source ? { ...offer, active: null } : offer.spot === target ? (after.offers[i] ?? offer) : offer,
  )
  const houses = /^region-|^player-/.test(target)
    ? after.houses.map((house, i) => ({ ...(view.houses[i] ?? house), vineyards: house.vineyards, held: house.held }))
    : view.houses
  return { ...view, offers, houses }
}
