/** Where the keyboard's attention goes: on from what was played to what can be played next, and never nowhere. */

/** In these steps the answer lies in one part of the table; in all others the order of the page decides. */
const AREAS: Record<string, readonly string[]> = {
  draw: ['stock'],
  act: ['hand', 'own', 'aid'],
  harvest: ['stock'],
}
/** Discarding to draw is for whoever finds nothing better: it is passed over as long as there is something else. */
const LAST = 'discard'

const shown = (element: HTMLElement) => element.getClientRects().length > 0

/** What the question is most likely answered with; null: nothing can be touched. */
export function foremost(root: ParentNode, step: string): HTMLElement | null {
  const can = [...root.querySelectorAll<HTMLElement>('[data-piece].can')].filter(shown)
  const pieces = can.filter((piece) => piece.dataset.touch !== LAST)
  for (const area of AREAS[step] ?? []) {
    const there = pieces.find((piece) => piece.closest<HTMLElement>('[data-area]')?.dataset.area === area)
    if (there) return there
  }
  return pieces[0] ?? root.querySelector<HTMLElement>('.actions [data-choice]') ?? can[0] ?? null
}

export class Attention {
  /** the last thing done was done with a key */
  #keys = false
  /** a key has played something, and the focus was not moved since: it may be moved on */
  #follows = false
  #root: () => HTMLElement | undefined

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root
  }

  pressed(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Shift') return
    this.#keys = true
    if (event.key === 'Tab' || event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End')
      this.#follows = false
    else this.#follows = true
  }

  pointed(): void {
    this.#keys = this.#follows = false
  }

  /** Something is asked: on to it, unless somebody is looking around or is already there. */
  asked(step: string): void {
    const [root, here] = [this.#root(), document.activeElement]
    if (!root || !this.#keys) return
    const lost = !here || here === document.body
    const within = root.contains(here)
    if (!lost && !(within && this.#follows)) return
    if (within && here!.matches('.can, [data-choice], .chooser *')) return
    foremost(root, step)?.focus()
  }

  /** Nothing is asked, and what had the focus is gone: a card of the hand keeps it for the next question. */
  rest(): void {
    const root = this.#root()
    if (!root || !this.#keys || (document.activeElement && document.activeElement !== document.body)) return
    root.querySelector<HTMLElement>('[data-hand-card], [data-area="own"] [data-piece]')?.focus({ preventScroll: true })
  }
}
