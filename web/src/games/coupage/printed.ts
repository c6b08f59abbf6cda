/** What is printed on the cards, as the server tells it. */
import type { Line } from '../../wire'
import type { CoupageFace, CoupageView } from './wire'

export interface Variety {
  /** three letters */
  code: string
  name: string
  white: boolean
  /** on its stamp */
  letter: string
  /** which drawing and ink it is printed with: white-1, red-3 */
  drawing: string
}

/** drawings of grapes there are for each colour */
const DRAWINGS = 4

export class Printed {
  readonly varieties: readonly Variety[]
  readonly #faces: ReadonlyMap<string, CoupageFace>
  readonly #order: ReadonlyMap<string, number>

  constructor(faces: readonly CoupageFace[]) {
    this.#faces = new Map(faces.map((face) => [face.card, face]))
    this.#order = new Map(faces.map((face, i) => [face.card, i]))
    const grapes = new Map(faces.filter(({ variety }) => variety).map((face) => [face.variety, face]))
    const letters = lettersOf([...grapes.values()].map(({ name }) => name))
    const drawings = drawingsOf([...grapes.values()].map(({ colour }) => colour))
    this.varieties = [...grapes.values()].map(({ variety, name, colour }, i) => ({
      code: variety,
      name,
      white: colour === 'white',
      letter: letters[i]!,
      drawing: drawings[i]!,
    }))
  }

  face(card: string): CoupageFace | undefined {
    return this.#faces.get(card)
  }

  variety(code: string): Variety | undefined {
    return this.varieties.find((variety) => variety.code === code)
  }

  /** The variety of a card; "": it is no grape. */
  varietyOf(card: string): string {
    return this.face(card)?.variety ?? ''
  }

  stars(card: string): number {
    return this.face(card)?.stars ?? 0
  }

  isWhite(code: string): boolean {
    return this.variety(code)?.white ?? false
  }

  name(code: string): string {
    return this.variety(code)?.name ?? code
  }

  /** A card by its name, as the server says it. */
  line(card: string): Line {
    const face = this.face(card)
    return face?.variety
      ? { key: 'coupage-grape', args: { name: face.name, stars: face.stars }, touches: [] }
      : { key: 'coupage-card', args: { card }, touches: [] }
  }

  /** The order of the sheet: grapes row by row, then Time, then the special cards. */
  inOrder = (a: string, b: string): number => (this.#order.get(a) ?? Infinity) - (this.#order.get(b) ?? Infinity)
}

/** A letter for each name: its initial, or the next initial or letter of it that no name before has. */
export function lettersOf(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const initials = name.split(' ').map((word) => word[0] ?? '')
    const letters = [...initials, ...name].map((letter) => letter.toUpperCase())
    taken.push(letters.find((letter) => /\p{L}/u.test(letter) && !taken.includes(letter)) ?? '?')
  }
  return taken
}

/** A drawing for each variety, by its colour and its place in the sheet: no variety has one of its own. */
export function drawingsOf(colours: readonly string[]): string[] {
  return colours.map((colour, place) => {
    const before = colours.slice(0, place).filter((other) => other === colour).length
    return `${colour}-${(before % DRAWINGS) + 1}`
  })
}

let last = new Printed([])
let told: readonly CoupageFace[] = []

/** The same for as long as the server says the same. */
export function printedOf(view: CoupageView): Printed {
  if (view.faces !== told) [told, last] = [view.faces, new Printed(view.faces)]
  return last
}
