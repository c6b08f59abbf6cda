/** Pieces and places in words, for those who hear the table. */
import { gain, line, list, number, say } from '../lib/words.svelte'
import type { Choice, Effect, Line, Mark, Piece, Place } from '../wire'
import { countOf, hasValue, piecesOf, tellsMore } from './layout'
import { signed } from './marks'

type Arg = number | string | Line

export function argument(value: Arg, names: readonly string[]): string {
  if (typeof value === 'number') return number(value)
  return typeof value === 'string' ? value : line(value, names)
}

const joined = (parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(', ')

/** "White 9", "three cards, face down", "14, ahead". */
export function pieceName(piece: Piece, names: readonly string[]): string {
  const name = line(piece.name, names)
  return joined([
    countOf(piece) > 1 ? say('board-several', { count: countOf(piece), name }) : name,
    ...(piece.needs ?? []).map((need) => line(need, names)),
    piece.badge && line(piece.badge, names),
    piece.facing === 'down' && !name.includes(say('board-face-down')) && say('board-face-down'),
    piece.off && say('board-off'),
  ])
}

/** A place without what lies there: "white, your expedition". */
export function placeTitle(place: Place, zone: Line, names: readonly string[]): string {
  const owner = place.owner ?? -1
  return joined([place.name ? line(place.name, names) : owner >= 0 ? names[owner] : line(zone, names)])
}

/** Whether a number or a line of a table says what there is, so that "empty" would mislead. */
const told = (place: Place): boolean => hasValue(place) || !!place.cells?.length

/** A place with all that lies there. */
export function placeName(place: Place, zone: Line, names: readonly string[]): string {
  const pieces = piecesOf(place)
  return joined([
    placeTitle(place, zone, names),
    pieces.length ? list(pieces.map((piece) => pieceName(piece, names))) : !told(place) && say('board-empty'),
    tellsMore(place) && argument(place.value!, names),
    place.note && line(place.note, names),
    place.closed && say('board-closed'),
  ])
}

export interface State {
  can: boolean
  picked: boolean
  fresh: boolean
  chosen: boolean
}

/** What can be done with something, and what that would bring: after its name. */
export function stateName(
  { can, picked, fresh, chosen }: State,
  choices: readonly Choice[],
  effectOf: (text: string) => Effect | null,
  names: readonly string[],
): string {
  const [only, another] = choices
  return joined([
    fresh && say('board-fresh'),
    chosen && say('board-chosen'),
    picked && say('board-picked'),
    can && !chosen && (another || !only ? say('board-choices', { count: choices.length }) : choiceName(only, names)),
    can && !chosen && only && !another && effectName(effectOf(only.text), names),
  ])
}

const choiceName = (choice: Choice, names: readonly string[]) =>
  choice.label ? line(choice.label, names) : choice.text

/** The first sentence of an effect, without its full stop; if it has none, its marks. */
function effectName(effect: Effect | null, names: readonly string[]): string {
  if (!effect) return ''
  const [first] = effect.lines
  if (first) return line(first, names).replace(/\.$/, '')
  return joined(effect.marks.filter((mark) => mark.amount).map((mark) => amountName(mark, names)))
}

/** "Léa +18" */
export function amountName(mark: Mark, names: readonly string[]): string {
  const amount =
    mark.kind === 'gain' || mark.kind === 'loss' ? gain(signed(mark)) : mark.amount ? number(mark.amount) : ''
  const sign = mark.kind === 'blocked' ? say('board-blocked') : ''
  return [mark.seat >= 0 ? names[mark.seat] : '', sign, amount].filter(Boolean).join(' ')
}
