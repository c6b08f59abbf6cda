/** The outlines that pieces are drawn with. */
import type { Piece } from '../wire'

type Letter = Exclude<NonNullable<Piece['colour']>, ''>
type TokenShape = Exclude<NonNullable<Piece['shape']>, 'card'>

/** A round shape with soft rays. */
function sun(rays: number, radius: number): string {
  const at = (reach: number, turn: number) =>
    `${(50 + reach * Math.cos(turn)).toFixed(1)} ${(50 + reach * Math.sin(turn)).toFixed(1)}`
  const angle = (i: number) => (2 * Math.PI * i) / rays - Math.PI / 2
  const inner = radius * 0.92
  const arcs = Array.from(
    { length: rays },
    (_, i) => `Q${at(radius * 1.13, angle(i + 0.5))} ${at(inner, angle(i + 1))}`,
  )
  return `M${at(inner, angle(0))}${arcs.join('')}Z`
}

/** The shape of each colour, in a box of 100 × 100: colours are told apart by it, and by their letter. */
export const COLOUR_SHAPES: Readonly<Record<Letter, string>> = {
  Y: sun(14, 47),
  O: 'M50 2 94 26V74L50 98 6 74V26Z',
  R: 'M50 0 98 50 50 100 2 50Z',
  V: 'M18 4H82A14 14 0 0 0 96 18V82A14 14 0 0 0 82 96H18A14 14 0 0 0 4 82V18A14 14 0 0 0 18 4Z',
  B: 'M50 0C62 20 92 38 92 62A42 38 0 0 1 8 62C8 38 38 20 50 0Z',
  G: 'M6 94V48A42 42 0 0 1 48 6H94V52A42 42 0 0 1 52 94Z',
  W: 'M10 96V46A40 42 0 0 1 90 46V96Z',
  K: 'M8 8H92V92H8Z',
}

/** Wooden tokens, in a box of 40 × 40. The same outline a little lower is the side. */
export const TOKEN_SHAPES: Readonly<Record<TokenShape, string>> = {
  disc: 'M20 3A16 15 0 1 1 20 33 16 15 0 1 1 20 3Z',
  cube: 'M5 5H35V32H5Z',
  bar: 'M1 9H39V28H1Z',
  hex: 'M20 2 36 10V26L20 34 4 26V10Z',
  drop: 'M20 0C24 8 35 14 35 22A15 13 0 0 1 5 22C5 14 16 8 20 0Z',
  house: 'M20 1 37 14V33H3V14Z',
  pawn:
    'M20 0A7.5 7.5 0 0 1 24.5 13.5C31 14 37 17 36 20 35 23 29 22 28 22 29 26 33 30 33 34H23L20 29 17 34H7C7 30 11 26 12 22 ' +
    '11 22 5 23 4 20 3 17 9 14 15.5 13.5A7.5 7.5 0 0 1 20 0Z',
}

/** Lines of the wood. */
export const GRAIN = 'M-2 9C10 5 30 13 44 7M-2 16C12 12 26 20 44 14M-2 23C14 19 28 27 44 21M-2 30C12 26 30 33 44 28'

/** Half axes and angles of the ellipses that make the rosette on cards. */
export const ROSETTE = [
  ...Array.from({ length: 12 }, (_, i) => ({ rx: 48, ry: 20, turn: 15 * i })),
  ...Array.from({ length: 9 }, (_, i) => ({ rx: 27, ry: 12, turn: 20 * i })),
]

/** The dots around Tablée's ring: people at a table. */
export const RING = [
  [20, 36.4],
  [4.4, 25.1],
  [10.4, 6.7],
  [29.6, 6.7],
  [35.6, 25.1],
] as const

export const SIGNS = {
  gain: { box: '0 0 12 12', path: 'M6 1 11.5 11H.5Z' },
  loss: { box: '0 0 12 12', path: 'M6 11 11.5 1H.5Z' },
  goes: { box: '0 0 16 12', path: 'M0 4.7H8.5V.6L16 6 8.5 11.4V7.3H0Z' },
  blocked: {
    box: '0 0 12 12',
    path:
      'M6 0a6 6 0 1 1 0 12A6 6 0 0 1 6 0Zm0 1.9a4.1 4.1 0 0 0-3.3 6.5L8.4 2.7A4.1 4.1 0 0 0 6 1.9Zm3.3 1.7L3.6 9.3a4.1 4.1 0 ' +
      '0 0 5.7-5.7Z',
  },
} as const
