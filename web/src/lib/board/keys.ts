/** One piece of each area is reached by the tab key; arrows go on from it the way the pieces lie. */
import { nextPicture } from '../painted'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const shown = (area: ParentNode) =>
  [...area.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) => piece.offsetParent !== null)

/** Each area keeps one stop: the piece that was there last, unless only others can be played, else the first. */
export function settle(root: Element, last: ReadonlyMap<string, string>): void {
  for (const area of root.querySelectorAll<HTMLElement>('[data-area]')) {
    const pieces = shown(area)
    const kept = pieces.find((piece) => piece.dataset.touch === last.get(area.dataset.area!))
    const can = pieces.find((piece) => piece.classList.contains('can'))
    const stays = kept && (!can || kept.classList.contains('can') || kept === document.activeElement)
    const stop = stays ? kept : (can ?? pieces[0])
    for (const piece of pieces) {
      const index = piece === stop ? 0 : -1
      if (piece.tabIndex !== index) piece.tabIndex = index
    }
  }
}

/** The tab key and the arrows on one board. */
export class TabStops {
  /** the piece of each area that had the focus last */
  #last = new Map<string, string>()
  #root: () => HTMLElement | undefined
  #due = false

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  /** After the next picture: which pieces are shown is known then, and need not be found out for it. */
  settle(): void {
    if (this.#due) return
    this.#due = true
    nextPicture(() => {
      this.#due = false
      const root = this.#root()
      if (root) settle(root, this.#last)
    })
  }

  focusin = (event: FocusEvent): void => {
    const piece = pieceOf(event)
    const area = piece?.closest<HTMLElement>('[data-area]')
    if (!piece || !area) return
    this.#last.set(area.dataset.area!, piece.dataset.touch!)
    this.settle()
  }

  keydown = (event: KeyboardEvent): void => {
    // a key that is held down plays once
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) return event.preventDefault()
    const [root, piece] = [this.#root(), pieceOf(event)]
    const to = piece && root ? next(root, piece, event) : null
    if (!to) return
    event.preventDefault()
    to.focus()
  }
}

const pieceOf = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>('[data-piece]')

/** The piece that a key leads to; null: the key means nothing here. */
export function next(root: Element, from: HTMLElement, event: KeyboardEvent): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null
  const area = from.closest('[data-area]') ?? root
  const pieces = shown(area)
  const arrow = ARROWS[event.key]
  if (arrow)
    return (
      towards(pieces, from, arrow) ??
      (arrow[1] ? towards(shown(root), from, arrow) : null) ??
      aside(pieces, from, arrow[0])
    )
  if (event.key === 'Home') return pieces[0] ?? null
  if (event.key === 'End') return pieces.at(-1) ?? null
  return event.key.length === 1 ? ofColour(shown(root), from, event.key.toUpperCase()) : null
}

/** The letter of a colour leads to its next piece. */
function ofColour(pieces: HTMLElement[], from: HTMLElement, letter: string): HTMLElement | null {
  const same = pieces.filter((piece) => piece.dataset.colour === letter)
  return same[(same.indexOf(from) + 1) % same.length] ?? null
}

/** Sideways past the end of a line one comes to the next. */
function aside(pieces: HTMLElement[], from: HTMLElement, step: number): HTMLElement | null {
  return step ? (pieces[pieces.indexOf(from) + step] ?? null) : null
}

function towards(pieces: HTMLElement[], from: HTMLElement, [x, y]: [number, number]): HTMLElement | null {
  const here = centre(from)
  let best: HTMLElement | null = null
  let shortest = Infinity
  for (const piece of pieces) {
    const there = centre(piece)
    const [along, across] = x
      ? [(there.x - here.x) * x, Math.abs(there.y - here.y)]
      : [(there.y - here.y) * y, Math.abs(there.x - here.x)]
    if (piece === from || along < 4 || (x && across > 60)) continue
    const way = along + across * (x ? 2 : 0.35)
    if (way < shortest) [best, shortest] = [piece, way]
  }
  return best
}

function centre(piece: Element): { x: number; y: number } {
  const box = piece.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}
