/** Where the keyboard's attention goes: on from what was played to what can be played next, and never nowhere. */

/** The parts of a board in which a question is most likely answered, by its name; otherwise the order of the page decides. */
export type Areas = Readonly<Record<string, readonly string[]>>

const shown = (element: HTMLElement) => element.getClientRects().length > 0

/** What the question is most likely answered with; `last` only if there is nothing else. null: nothing can be touched. */
export function foremost(root: ParentNode, areas: readonly string[], last: string): HTMLElement | null {
  const can = [...root.querySelectorAll<HTMLElement>('[data-piece].can')].filter(shown)
  const pieces = can.filter((piece) => piece.dataset.touch !== last)
  for (const area of areas) {
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

  /** `last`: a piece that is passed over as long as there is something else */
  constructor(
    root: () => HTMLElement | undefined,
    readonly areas: Areas,
    readonly last = '',
  ) {
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
    foremost(root, this.areas[step] ?? [], this.last)?.focus()
  }

  /** Nothing is asked, and what had the focus is gone: a card of the hand, or else the first piece, keeps it. */
  rest(): void {
    const root = this.#root()
    if (!root || !this.#keys || (document.activeElement && document.activeElement !== document.body)) return
    const pieces = [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter(shown)
    const own = pieces.find((piece) => piece.closest('[data-area="hand"], [data-area="own"]'))
    ;(own ?? pieces[0])?.focus({ preventScroll: true })
  }
}
