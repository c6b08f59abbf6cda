/** A market as shelves, and why a bale cannot be traded. */
import type { Choice } from '../../wire'
import type { CapaDoroContinent, CapaDoroMarket, CapaDoroPlayerView } from './wire'

export interface Shelf {
  price: number
  /** from the one that is filled first */
  spaces: { filled: boolean; next: '' | 'buy' | 'sell' }[]
}

/** The track as shelves of one price each, the dearest first. Bales lie on its highest spaces. */
export function shelves({ prices, bales }: CapaDoroMarket): Shelf[] {
  const found: Shelf[] = []
  const lowest = prices.length - bales // the first space with a bale
  for (let space = prices.length - 1; space >= 0; space--) {
    const price = prices[space]!
    if (found.at(-1)?.price !== price) found.push({ price, spaces: [] })
    const next = space === lowest ? 'buy' : space === lowest - 1 ? 'sell' : ''
    found.at(-1)!.spaces.push({ filled: space >= lowest, next })
  }
  return found
}

/** more spaces than these lie in two lines of the same length */
const LONGEST = 5

export const abreast = ({ spaces: { length } }: Shelf): number => (length > LONGEST ? Math.ceil(length / 2) : length)

export type Trade = 'buy' | 'sell'

/** The choice that a trade is, if it can be made now. */
export function tradeOf(choices: readonly Choice[], trade: Trade, colour: string): Choice | undefined {
  return choices.find(({ text }) => text === `${trade} ${colour}`)
}

export type Reason = 'closed' | 'sold' | 'bought' | 'none' | 'dear' | 'empty' | 'now'

/** Why a trade is not offered to somebody on turn, as far as the table shows it. */
export function reason(
  trade: Trade,
  { market }: CapaDoroContinent,
  player: CapaDoroPlayerView | undefined,
  held: number,
): Reason {
  if (market.closed) return 'closed'
  if (trade === 'buy') {
    if (market.sold) return 'sold'
    if (market.buy < 0) return 'none'
    return player && market.buy > player.money ? 'dear' : 'now'
  }
  if (market.bought) return 'bought'
  return held ? 'now' : 'empty'
}
