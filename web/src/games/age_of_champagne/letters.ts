/** Wines as words of letters, such as MNN, or as counts by colour. */
export const COLOURS = ['M', 'N', 'C'] as const

/** Letter by letter; of each colour those that are there come first. */
export function letters(word: string, missing = ''): { colour: string; lacks: boolean }[] {
  const count = (colour: string, of: string) => [...of].filter((letter) => letter === colour).length
  return [...word].map((colour, i) => {
    const nth = count(colour, word.slice(0, i))
    return { colour, lacks: nth >= count(colour, word) - count(colour, missing) }
  })
}

/** The counts as one word. */
export const wordOf = (counts: readonly number[]): string =>
  COLOURS.map((colour, i) => colour.repeat(Math.max(0, counts[i] ?? 0))).join('')

export const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)
