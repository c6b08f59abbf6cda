/** Pieces as sentences, for those who hear the table. */
import { line, list, say } from '../../lib/words.svelte'
import type { CoupageBarrel } from './wire'
import type { Printed } from './printed'

export const recipeName = (recipe: string): string => say('coupage-wine', { recipe })

/** "Macabeu, 2 stars", "Time: one unit of ageing …" */
export function cardName(printed: Printed, card: string, count = 1): string {
  const face = printed.face(card)
  const name = face?.variety
    ? say('coupage-piece-grape', { name: face.name, stars: face.stars })
    : say('coupage-piece-card', { name: line(printed.line(card), []), effect: say('coupage-effect', { card }) })
  return several(name, count)
}

/** The same without what it does: "Time", "Macabeu, 2 stars". */
export function shortName(printed: Printed, card: string, count = 1): string {
  return printed.varietyOf(card) ? cardName(printed, card, count) : several(line(printed.line(card), []), count)
}

function several(name: string, count: number): string {
  return count > 1 ? say('coupage-piece-several', { count, name }) : name
}

/** All there is to know about a barrel. */
export function barrelName(printed: Printed, barrel: CoupageBarrel, number: number, owner: string): string {
  const where = owner ? say('coupage-piece-barrel', { number, owner }) : say('coupage-piece-own-barrel', { number })
  if (barrel.stage === 'empty') return say('coupage-piece-empty', { where })
  const wine = recipeName(barrel.recipe)
  if (barrel.stage === 'bottled') return say('coupage-piece-bottle', { where, wine })
  const grapes = list(barrel.grapes.map((card) => printed.name(printed.varietyOf(card))))
  const time = barrel.time.length
  return say('coupage-piece-cask', {
    where,
    wine,
    grapes,
    time,
    of: time + barrel.time_missing,
    waits: line(barrel.waits, []),
  })
}
