/** The colours of the mat. A game names one; otherwise its id decides, so that it always has the same. */
import type { Layout } from '../wire'

export type Accent = Exclude<NonNullable<Layout['accent']>, ''>
export const ACCENTS: readonly Accent[] = ['brown', 'blue', 'green', 'plum', 'slate', 'ochre']

/** The cloth, the backs of its cards, and what is printed on them. */
export const INKS: Readonly<Record<Accent, { felt: string; back: string }>> = {
  brown: { felt: '#57321f', back: '#8f4521' },
  blue: { felt: '#1b4353', back: '#24627a' },
  green: { felt: '#3c4a24', back: '#5c6f2c' },
  plum: { felt: '#47263f', back: '#7a3f6b' },
  slate: { felt: '#333d47', back: '#52626f' },
  ochre: { felt: '#5a441a', back: '#8a6620' },
}

export function accentOf(game: string, named: Layout['accent'] = ''): Accent {
  if (named) return named
  let sum = 0
  for (const letter of game) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return ACCENTS[sum % ACCENTS.length]!
}
