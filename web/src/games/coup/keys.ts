/** Arrow keys go from piece to piece the way they lie. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The piece that a key leads to; null: the key means nothing here. */
export function next(root: Element, from: Element, event: KeyboardEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const pieces = [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) => piece.offsetParent !== null)
  const arrow = ARROWS[event.key]
  const row = pieces.filter((piece) => piece.parentElement?.parentElement === from.parentElement?.parentElement)
  // Sideways one goes through the hand, line by line; up and down to whatever lies there.
  if (arrow?.[0]) return row[row.indexOf(from as HTMLElement) + arrow[0]] ?? null
  if (arrow) return towards(pieces, from, arrow[1])
  const letter = event.key.toUpperCase()
  if (letter.length === 1) {
    // the letter of a colour: its next piece
    const same = pieces.filter((piece) => piece.dataset.colour === letter)
    return same[(same.indexOf(from as HTMLElement) + 1) % same.length] ?? null
  }
  if (event.key === 'Home') return row[0] ?? null
  if (event.key === 'End') return row.at(-1) ?? null
  return null
}

function towards(pieces: HTMLElement[], from: Element, down: number): HTMLElement | null {
  const here = centre(from)
  let best: HTMLElement | null = null
  let shortest = Infinity
  for (const piece of pieces) {
    if (piece === from) continue
    const there = centre(piece)
    const along = (there.y - here.y) * down
    if (along < 4) continue
    const way = along + Math.abs(there.x - here.x) * 0.35
    if (way < shortest) [best, shortest] = [piece, way]
  }
  return best
}

function centre(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
