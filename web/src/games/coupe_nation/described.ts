/** Pieces as sentences, for those who hear the table. */
import type { BoardModel } from '../../lib/game-ui'
import { line, say } from '../../lib/words.svelte'
import type { Choice } from '../../wire'
import { lookOf, position, range, symbolName } from './tower'
import type { CoupeNationCard, CoupeNationSpot } from './wire'

type Names = BoardModel['names']

/** "12, a heart" */
export const cardName = (card: CoupeNationCard): string =>
  say('coupe-nation-card-with', { card: card.id, symbol: symbolName(card) })

/** What can be done with a piece. */
export function labels(choices: readonly Choice[], names: Names): string[] {
  return choices.map(({ label, text }) => (label ? line(label, names) : text))
}

/** "Level 2, place 3: empty, takes 12–19. Lay 14 on level 2, place 3" */
export function spotName(spot: CoupeNationSpot, choices: readonly Choice[], names: Names, viewer: number): string {
  const { level, place } = position(spot.id)
  const what = say('coupe-nation-piece-place', {
    level,
    place,
    look: lookOf(spot),
    card: spot.card ? cardName(spot.card) : '',
    range: range(spot) || 'none',
    who: spot.hider === viewer ? 'you' : 'other',
    name: names[spot.hider] ?? '',
  })
  return [what, ...labels(choices, names)].join('. ')
}
