/**
 * A page that is drawn in parts, each in a task of its own and after the one before is on the screen: a slow phone shows what
 * matters first, and answers touches in between. The page is usable when all of them are drawn.
 */
import { untrack } from 'svelte'
import { awaited } from './later'
import { painted } from './painted'

/** pages, and parts of them, of which something is not drawn yet */
let unfinished = $state(0)
export const isDrawing = (): boolean => unfinished > 0

let turn: Promise<unknown> = Promise.resolve()

export class Parts {
  /** how many of them are drawn, or being drawn */
  drawn = $state(1)

  constructor(all: number) {
    void awaited(this.#draw(all))
  }

  /** Whether this part is to be drawn; the first is 1. */
  has(part: number): boolean {
    return part <= this.drawn
  }

  async #draw(all: number): Promise<void> {
    untrack(() => (unfinished += 1))
    while (this.drawn < all) {
      await (turn = turn.then(painted)) // never two at once, whoever draws them
      this.drawn += 1
    }
    unfinished -= 1
  }
}
