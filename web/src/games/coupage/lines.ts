/** Lines of the client's own, made like those of the server. */
import type { Line } from '../../wire'
import { cardOf, nameOf } from './pieces'

export function line(key: string, args: Line['args'] = {}, touches: string[] = []): Line {
  return { key, args, touches }
}

/** A card by its class, as the server says it. */
export function cardLine(code: string): Line {
  const card = cardOf(code)
  if (card.kind !== 'grape') return line('coupage-card', { card: code })
  return line('coupage-grape', { name: nameOf(card.variety), stars: card.stars })
}
