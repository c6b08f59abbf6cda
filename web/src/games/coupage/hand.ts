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
  return [...view.hand].sort((a, b) => by[order](a.card, b.card) || printed.inOrder(a.card, b.card))
}

/** The choice by which a card of the hand was chosen. */
export function chosenWith(chosen: readonly Choice[], card: string): Choice | undefined {
  return chosen.findLast(({ touches }) => touches.includes(`hand-${card}`))
}

/** A place in the hand: a stack of equal cards, or one of them that is chosen. */
export interface Spot {
  key: string
  card: string
  count: number
  chosen: boolean
}

/** Chosen cards stay where they are, marked; of several equal ones the chosen stand beside the others. */
export function spots(hand: readonly CoupageStack[], chosen: readonly Choice[]): Spot[] {
  return hand.flatMap(({ card, count }) => {
    const taken = chosen.filter(({ touches }) => touches.includes(`hand-${card}`)).length
    const found: Spot[] = Array.from({ length: taken }, (_, i) => ({
      key: `${card} ${count - i}`,
      card,
      count: 1,
      chosen: true,
    }))
    if (count > taken) found.push({ key: `${card} ${count - taken}`, card, count: count - taken, chosen: false })
    return found
  })
}
