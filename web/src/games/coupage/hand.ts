/** How a hand is held: its order, and the cards of it that are chosen. */
import type { Choice } from '../../wire'
import type { CoupageStack, CoupageView } from './wire'
import { printedOf } from './printed'

/** How often a card would bring a recipe of the viewer's nearer: what is near counts more. */
function usefulness(view: CoupageView, card: string): number {
  const variety = printedOf(view).varietyOf(card)
  if (!variety) return 0
  const filled = view.aid
    .filter((aid) => aid.open && aid.varieties.some((takes) => takes.includes(variety)))
    .map((aid) => aid.varieties.length - Math.max(0, aid.missing))
  return Math.max(0, ...filled) + filled.length / 10
}

/** A hand as its owner likes to hold it. */
export function sorted(view: CoupageView, order: 'colour' | 'number' | 'gain'): CoupageStack[] {
  const printed = printedOf(view)
  const by = {
    colour: () => 0,
    number: (a: string, b: string) => printed.stars(b) - printed.stars(a),
    gain: (a: string, b: string) => usefulness(view, b) - usefulness(view, a),
  }
  return whole(view).sort((a, b) => by[order](a.card, b.card) || printed.inOrder(a.card, b.card))
}

/** The choice by which a card of the hand was chosen. */
export function chosenWith(chosen: readonly Choice[], card: string): Choice | undefined {
  return chosen.findLast(({ touches }) => touches.includes(`hand-${card}`))
}

/** Own cards, those picked in a half-made move as well: they stay where they are. */
export function whole(view: CoupageView): CoupageStack[] {
  const counts = new Map(view.hand.map(({ card, count }) => [card, count]))
  for (const card of view.chosen) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

/** A place in the hand: one card, or the front one of several equal ones that are not chosen. */
export interface Spot {
  key: string
  card: string
  /** cards that are not chosen from here on back */
  count: number
  /** chosen by the server's count; or here, and then it can be put back */
  chosen: '' | 'sent' | 'here'
  /** it lies behind an equal card: only its edge is seen */
  behind: boolean
}

/** A place for each card, however many are chosen: nothing moves while one chooses. */
export function spots(hand: readonly CoupageStack[], sent: readonly string[], here: readonly Choice[]): Spot[] {
  return hand.flatMap(({ card, count }) => {
    const told = sent.filter((each) => each === card).length
    const taken = told + here.filter(({ touches }) => touches.includes(`hand-${card}`)).length
    return Array.from({ length: count }, (_, i): Spot => {
      const chosen = i < told ? 'sent' : i < taken ? 'here' : ''
      return { key: `${card} ${i}`, card, count: count - taken, chosen, behind: i < count - 1 }
    })
  })
}
