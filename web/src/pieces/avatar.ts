/** Which of the drawn inks a name is written on: always the same one for the same name. */
export const INKS = 8

export function ink(name: string): number {
  let sum = 7
  for (const letter of name.normalize('NFC')) sum = (sum * 31 + letter.codePointAt(0)!) % 9973
  return sum % INKS
}

/** The first letter of a name, as one reader would call it: "é" is one letter, however it is stored. */
export function initial(name: string): string {
  const first = [...new Intl.Segmenter().segment(name.trim())][0]?.segment ?? ''
  return first.toLocaleUpperCase()
}
