/** Pieces as sentences, for those who hear the table. */
import { line, list, say } from '../../lib/words.svelte'
import type { CoupageBarrel } from '../../wire'
import { cardLine } from './lines'
import { waitsFor } from './missing'
import { cardOf, isGrape, nameOf } from './pieces'

export const recipeName = (recipe: string): string => say('coupage-wine', { recipe })

/** "Macabeu, 2 stars", "Time: one unit of ageing …" */
export function cardName(code: string, count = 1): string {
  const card = cardOf(code)
  const name = isGrape(code)
    ? say('coupage-piece-grape', { name: nameOf(card.variety), stars: card.stars })
    : say('coupage-piece-card', { name: line(cardLine(code), []), effect: say('coupage-effect', { card: code }) })
  return count > 1 ? say('coupage-piece-several', { count, name }) : name
}

/** The same without what it does: "Time", "Macabeu, 2 stars". */
export function shortName(code: string, count = 1): string {
  if (isGrape(code)) return cardName(code, count)
  const name = line(cardLine(code), [])
  return count > 1 ? say('coupage-piece-several', { count, name }) : name
}

/** All there is to know about a barrel. */
export function barrelName(barrel: CoupageBarrel, number: number, owner: string): string {
  const where = owner ? say('coupage-piece-barrel', { number, owner }) : say('coupage-piece-own-barrel', { number })
  if (barrel.stage === 'empty') return say('coupage-piece-empty', { where })
  const wine = recipeName(barrel.recipe)
  if (barrel.stage === 'bottled') return say('coupage-piece-bottle', { where, wine })
  const grapes = list(barrel.grapes.map((code) => nameOf(cardOf(code).variety)))
  const time = barrel.time.length
  return say('coupage-piece-cask', {
    where,
    wine,
    grapes,
    time,
    of: time + barrel.time_missing,
    waits: line(waitsFor(barrel), []),
  })
}
