/** Pieces as sentences, for those who hear the table. */
import type { BoardModel } from '../../lib/game-ui'
import { line, list, say } from '../../lib/words.svelte'
import type { Choice } from '../../wire'
import { COLOURS, sum } from './letters'
import { ordersOf } from './worth'
import type {
  AgeOfChampagneHouse,
  AgeOfChampagneOrder,
  AgeOfChampagneShipment,
  AgeOfChampagneSpot,
  AgeOfChampagneVineyard,
  AgeOfChampagneView,
} from './wire'

type Names = BoardModel['names']
type Args = Record<string, string | number>

/** Words of the rules. */
export const word = (key: string, args: Args = {}, names: Names = []): string =>
  line({ key: `age-of-champagne-${key}`, args, touches: [] }, names)

/** A participant by name; the Wine Merchant has no seat. */
export const called = ({ view, names }: BoardModel<AgeOfChampagneView>, who: number): string =>
  view.merchant?.seat === who ? word('merchant') : (names[who] ?? '')

export const regionName = (region: string): string => word('region', { region })
export const grapeName = (grape: string): string => word('grape', { grape })
export const cuveeName = (cuvee: string): string => word('cuvee', { cuvee })

/** The region or grape that the event is about; "" without one. */
export function keyName({ event }: AgeOfChampagneView): string {
  const key = event?.key ?? ''
  return !key ? '' : (COLOURS as readonly string[]).includes(key) ? grapeName(key) : regionName(key)
}

/** What can be done with a piece. */
export function labels(choices: readonly Choice[], names: Names): string[] {
  return choices.map(({ label, text }) => (label ? line(label, names) : text))
}

/** "2 Meunier and 1 Chardonnay", or "none" */
export function grapesOf(counts: readonly number[]): string {
  return counted(counts, 'age-of-champagne-count-grape')
}

/** "2 Tradition Brut and 1 Blanc de blancs", or "none" */
export function cuveesOf(counts: readonly number[]): string {
  return counted(counts, 'age-of-champagne-count-cuvee')
}

function counted(counts: readonly number[], key: string): string {
  const found = COLOURS.flatMap((wine, i) => (counts[i] ? [say(key, { wine, count: counts[i]! })] : []))
  return found.length ? list(found) : say('age-of-champagne-nothing')
}

export const countsOf = (letters: string): number[] =>
  COLOURS.map((colour) => [...letters].filter((letter) => letter === colour).length)

/** "Dormans, Vallée de la Marne: 2 Meunier; +2 points" */
export function vineyardName(card: AgeOfChampagneVineyard): string {
  const corner = [
    ...(card.points ? [word('brings', { effect: 'points', amount: card.points })] : []),
    ...(card.eco ? [word('brings', { effect: 'eco', amount: card.eco })] : []),
  ]
  const about = [grapesOf(countsOf(card.grapes)), ...corner].join('; ')
  return say('age-of-champagne-piece-vineyard', { name: card.name, region: regionName(card.region), about })
}

/** Who stands there, or why nobody can. */
function holder({ seat, blocked, disc }: AgeOfChampagneSpot, names: Names): string {
  if (blocked) return word('layout-block')
  if (seat >= 0) return say('age-of-champagne-holder', { disc: disc ? 'yes' : 'no', name: names[seat] ?? '' })
  return say('age-of-champagne-spot-free')
}

/** "Press 2.1, +1 point: free. Place a Collaborator …" */
export function spotName(spot: AgeOfChampagneSpot, choices: readonly Choice[], names: Names): string {
  const zone = word('zone', { zone: spot.zone })
  const brings =
    spot.zone === 4
      ? word('layout-marketing-spot', { row: spot.id.endsWith('x') ? 'next' : 'now', spot: spot.id })
      : spot.zone === 8
        ? word('layout-council-spot', { spot: spot.id, number: Number(spot.id.slice(-1)) })
        : `${spot.id}, ${word('brings', { effect: spot.effect, amount: spot.amount })}`
  return [`${zone}, ${brings}: ${holder(spot, names)}`, ...labels(choices, names)].join('. ')
}

/** "E04 Spain, Active: 3 cuvees …, 6 points, by truck; for you 9 points" */
export function orderName(
  order: AgeOfChampagneOrder,
  active: boolean,
  shipment: AgeOfChampagneShipment | undefined,
  tokens: number,
  names: Names,
): string {
  const parts = [
    say('age-of-champagne-piece-order', {
      order: order.id,
      destination: line(order.destination, names),
      active: active ? 'yes' : 'no',
      cuvees: cuveesOf(countsOf(order.cuvees)),
      value: order.value,
      mode: order.mode,
    }),
  ]
  if (order.eco) parts.push(word('brings', { effect: 'eco', amount: order.eco }))
  if (tokens) parts.push(say('age-of-champagne-tokens-there', { count: tokens }))
  if (order.stopped) parts.push(word('layout-on-strike'))
  if (order.seat >= 0) parts.push(say('age-of-champagne-reserved', { name: names[order.seat] ?? '' }))
  if (shipment) {
    parts.push(say('age-of-champagne-for-you', { points: shipment.points }))
    if (shipment.missing) parts.push(say('age-of-champagne-you-lack', { cuvees: cuveesOf(countsOf(shipment.missing)) }))
  }
  return parts.join('. ')
}

/** An order by what is written on it: its code is not on the card. Null while cards move and it is not in sight yet. */
export function orderCalled(view: AgeOfChampagneView, id: string): string | null {
  const order = ordersOf(view).find((each) => each.id === id)
  return order ? word('order', { destination: line(order.destination, []), cuvees: order.cuvees }) : null
}

export const readyOrders = (view: AgeOfChampagneView, house: AgeOfChampagneHouse): string =>
  list(house.ready.map((id) => orderCalled(view, id)).filter((name) => name !== null))

/** All there is to know about a house at a glance. */
export function houseName(view: AgeOfChampagneView, house: AgeOfChampagneHouse, name: string): string {
  const parts = [
    say('age-of-champagne-piece-house', {
      name,
      points: house.points,
      pawns: house.pawns,
      capacity: house.capacity,
      wines: sum(house.wines),
      most: house.modules * view.module,
      cuvees: cuveesOf(house.cellar),
    }),
  ]
  const orders = readyOrders(view, house)
  if (orders) parts.push(say('age-of-champagne-could-ship', { orders }))
  return parts.join('. ')
}

/** What a Bonus token is called. */
export const bonusName = (view: AgeOfChampagneView, token: string): string => {
  const found = view.bonuses.find(({ id }) => id === token)
  return found ? line(found.name, []) : token
}

/** What it does. */
export const bonusText = (view: AgeOfChampagneView, token: string): string => {
  const found = view.bonuses.find(({ id }) => id === token)
  return found ? line(found.about, []) : ''
}

/** What it does in a few words, to be read where it lies. */
export const bonusShort = (view: AgeOfChampagneView, token: string): string => {
  const found = view.bonuses.find(({ id }) => id === token)
  return found ? line({ ...found.about, key: 'age-of-champagne-token-short' }, []) : ''
}

/** The name of a village with soft hyphens between double letters of long words: not every browser knows how French breaks them. */
export const hyphenated = (name: string): string =>
  name.replace(/[^\s-]{8,}/g, (word) => word.replace(/([cflmnprst])(?=\1)/g, '$1\u00ad'))
