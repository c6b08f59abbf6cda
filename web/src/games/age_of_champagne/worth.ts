/** What an order would bring, as a sum. */
import type { Marks } from './marks'
import type { AgeOfChampagneOrder, AgeOfChampagneView } from './wire'

export interface Counted {
  order: AgeOfChampagneOrder
  /** what the event of the round changes */
  event: number
  /** what is lost or gained by another way of shipping it */
  partial: number
  /** by Marketing */
  bonus: number
  points: number
}

export const ordersOf = (view: AgeOfChampagneView): AgeOfChampagneOrder[] =>
  view.markets.flatMap(({ active, provisional }) => [active, provisional].filter((order) => order !== null))

/** The order of which the choice under the finger speaks: the one that brings most. */
export function orderUnderFinger(view: AgeOfChampagneView, marks: Marks): Counted | null {
  let best: Counted | null = null
  for (const order of ordersOf(view)) {
    const points = marks.worth(`order-${order.id}`) ?? shippedFor(view, marks, order)
    if (points === null || (best && best.points >= points)) continue
    const bonus = view.shipments.find((each) => each.order === order.id)?.bonus ?? 0
    best = {
      order,
      event: order.value - order.printed,
      partial: points - order.value - bonus,
      bonus,
      points,
    }
  }
  return best
}

/** The points of a shipment under the finger: they come to the viewer. */
function shippedFor(view: AgeOfChampagneView, marks: Marks, order: AgeOfChampagneOrder): number | null {
  const seat = marks.comes(`order-${order.id}`)
  const points = seat === view.viewer ? marks.change(`player-${seat}/points`) : 0
  return points > 0 ? points : null
}
