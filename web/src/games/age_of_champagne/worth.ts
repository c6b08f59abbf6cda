/** What an order would bring, as a sum. */
import type { Marks } from './marks'
import type { AgeOfChampagneOrder, AgeOfChampagneView } from './wire'

export interface Counted {
  order: AgeOfChampagneOrder
  /** what the event of the round changes */
  event: number
  /** the cuvee that it goes without, or "", and what that costs */
  without: string
  partial: number
  /** by Marketing */
  bonus: number
  points: number
  /** steps of the eco marker */
  eco: number
}

export const ordersOf = (view: AgeOfChampagneView): AgeOfChampagneOrder[] =>
  view.markets.flatMap(({ active, provisional }) => [active, provisional].filter((order) => order !== null))

/** The order of which the choice under the finger speaks: the one that brings most. */
export function orderUnderFinger(view: AgeOfChampagneView, marks: Marks): Counted | null {
  let best: Counted | null = null
  for (const order of ordersOf(view)) {
    const place = `order-${order.id}`
    const points = marks.worth(place)
    if (points === null || (best && best.points >= points)) continue
    const bonus = marks.change(`${place}/bonus`)
    best = {
      order,
      event: order.value - order.printed,
      without: marks.without(place),
      partial: points - order.value - bonus,
      bonus,
      points,
      eco: marks.change(`${place}/eco`),
    }
  }
  return best
}
