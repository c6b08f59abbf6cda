/** Finding words in a text as people type them: without accents, in small letters, with any apostrophe. */

/** Letter by letter, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  let folded = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!
    if (letter === '’') folded += "'"
    else if (/\s/.test(letter)) folded += ' '
    else {
      const plain = letter.normalize('NFD')[0]!.toLowerCase()
      folded += plain.length === 1 ? plain : letter
    }
  }
  return folded
}

/** Where the words stand; nothing is found by fewer than two letters. */
export function find(text: string, words: string): number[] {
  const wanted = fold(words.trim())
  if (wanted.length < 2) return []
  const folded = fold(text)
  const places: number[] = []
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

/** The same places as stretches of a page; they may run across several nodes, as when a word is bold. */
export function ranges(root: Node, words: string): Range[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: { node: Text; start: number }[] = []
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node: node as Text, start: text.length })
    text += (node as Text).data
  }
  const length = words.trim().length
  const spot = (at: number) => {
    const found = nodes.findLast(({ start }) => start <= at)!
    return [found.node, at - found.start] as const
  }
  return find(text, words).map((at) => {
    const range = document.createRange()
    range.setStart(...spot(at))
    const [node, last] = spot(at + length - 1)
    range.setEnd(node, last + 1)
    return range
  })
}
