/** A title in at most three lines of about the same length, as it stands on a box. */
export function titleLines(title: string): string[] {
  const words = title.trim().split(/\s+/)
  const longest = Math.max(...words.map((word) => word.length), Math.ceil(title.length / 3), 9)
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && (last.length + 1 + word.length <= longest || lines.length === 3))
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
