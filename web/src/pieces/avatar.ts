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

/** The first letter of a name, as one reader would call it: "é" is one letter, however it is stored. */
export function initial(name: string): string {
  const first = [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? ''
  return first.toLocaleUpperCase()
}
