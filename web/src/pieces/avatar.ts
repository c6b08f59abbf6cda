/** Inks as on a place card, and what is written on them: the same by day and night; cream on each is at least 5:1. */
export const INK_COLOURS = [
  ['#2d2721', '#f8f0df'],
  ['#7b2d26', '#fff4e6'],
  ['#6d2f6b', '#fff1fb'],
  ['#3a4f7a', '#f1f5ff'],
  ['#2f5540', '#eefaf0'],
  ['#8a4a12', '#fff5e8'],
  ['#1f5f66', '#eafcff'],
  ['#5b5320', '#fffbe6'],
] as const
export const INKS = INK_COLOURS.length

/** Which of the inks a name is written on: always the same one for the same name, also where it is "Léa (you)". */
export function ink(name: string): number {
  let sum = 7
  for (const letter of name.replace(/ \([^)]*\)$/, '').normalize('NFC'))
    sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return sum % INKS
}

/** Inks of each seat, of faces and of pieces: those of the names, but two seats never share one. */
export function seatInks(names: readonly string[]): number[] {
  const taken: number[] = []
  for (const name of names) {
    if (!name) {
      taken.push(-1) // nobody sits here
      continue
    }
    let own = ink(name)
    while (taken.includes(own) && taken.length < INKS) own = (own + 1) % INKS
    taken.push(own)
  }
  return taken
}

/** The letters of a name, as one reader would call them: "é" is one letter, however it is stored. */
const lettersOf = (name: string): string[] =>
  [...new Intl.Segmenter().segment(name.trim().normalize('NFC'))].map(({ segment }) => segment)

/** The first letter of a name. */
export function initial(name: string): string {
  return (lettersOf(name)[0] ?? '').toLocaleUpperCase()
}

/**
 * What stands on the pieces of somebody at a table, where `among` are all names: the initial; where somebody else has the same one, also the
 * first letter in which all their names differ, or a number.
 */
export function seatLetters(name: string, among: readonly string[]): string {
  const first = initial(name)
  const alike = among.filter((other) => initial(other) === first)
  if (!first || alike.length < 2) return first
  const letterAt = (other: string, at: number) => (lettersOf(other)[at] ?? '').toLocaleLowerCase()
  const longest = Math.max(...alike.map((other) => lettersOf(other).length))
  for (let at = 1; at < longest; at++) {
    const found = alike.map((other) => letterAt(other, at))
    if (new Set(found).size === alike.length && found.every((each) => /^[\p{L}\p{N}]?$/u.test(each)))
      return first + letterAt(name, at)
  }
  return `${first}${alike.indexOf(name) + 1}`
}
