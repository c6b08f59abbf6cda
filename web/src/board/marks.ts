/** What a choice would bring, as it is drawn: slips under the prompt, flags at the places, and pieces where they would lie. */
import type { Choice, Effect, Mark, Piece } from '../wire'
import type { Found } from './layout'

export type Index = ReadonlyMap<string, Found>
const MOST = 4 // slips under the prompt

/** Equal marks of one place are one: their amounts are added. What a place has after a stroke is for drawn boards. */
export function merged(marks: readonly Mark[]): Mark[] {
  const found = new Map<string, Mark>()
  for (const mark of marks) {
    if (mark.place.includes('/')) continue
    const key = `${mark.place} ${mark.kind} ${mark.seat}`
    const before = found.get(key)
    found.set(key, before ? { ...before, amount: before.amount + mark.amount } : mark)
  }
  return [...found.values()]
}

/** The marks that say something under the prompt: whose they are, or a piece or place that can be named. */
export function slips(effect: Effect | null, index: Index): Mark[] {
  const named = (mark: Mark) => mark.seat >= 0 || index.has(mark.place)
  return merged(effect?.marks ?? [])
    .filter(named)
    .slice(0, MOST)
}

/** One mark for each place where it is drawn. What only says where a piece goes needs no words there: the piece is drawn. */
export function flags(effect: Effect | null, index: Index): ReadonlyMap<string, Mark> {
  const found = new Map<string, Mark>()
  for (const mark of merged(effect?.marks ?? [])) {
    if (!index.has(mark.place) || found.has(mark.place)) continue
    if (mark.kind !== 'goes' || mark.amount) found.set(mark.place, mark)
  }
  return found
}

/** A piece where it would lie, by the id of the place: as far as it is not there already. */
export function ghosts(piece: Piece | null, effect: Effect | null, index: Index): ReadonlyMap<string, Piece> {
  const found = new Map<string, Piece>()
  if (!piece) return found
  for (const { kind, place } of effect?.marks ?? []) {
    const target = index.get(place)
    if (kind === 'goes' && target?.place && !target.piece && !(target.place.pieces ?? []).includes(piece))
      found.set(place, { ...piece, id: '', count: 1, badge: null })
  }
  return found
}

/** Of a piece that can go to more places, what one of them brings says nothing about the piece. */
const MOST_CHOICES = 3

/** What stands under a piece on the rack: what playing it would bring, if that is one thing. */
export function bringing(
  choices: readonly Choice[],
  effectOf: (text: string) => Effect | null,
  viewer: number,
): Mark | null {
  if (choices.length > MOST_CHOICES) return null
  const found = choices.flatMap((choice) => {
    const counted = merged(effectOf(choice.text)?.marks ?? []).filter(
      ({ kind, amount }) => amount && (kind === 'gain' || kind === 'loss'),
    )
    return counted.find(({ seat }) => seat === viewer) ?? counted.find(({ seat }) => seat < 0) ?? []
  })
  return found.length === 1 ? found[0]! : null
}

/** The amount with its sign: a loss is below nought. */
export const signed = ({ kind, amount }: Mark): number => (kind === 'loss' ? -amount : amount)
