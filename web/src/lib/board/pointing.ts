/** A piece under the mouse lights its lines in the story. */
import type { Controls } from '../game-ui'

export class Pointing {
  #at: string | null = null
  readonly #controls: () => Controls
  readonly #piece: (element: Element) => string | null | undefined

  /** `piece`: what an element belongs to, as lines name it */
  constructor(controls: () => Controls, piece: (element: Element) => string | null | undefined = touched) {
    this.#controls = controls
    this.#piece = piece
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.#light(this.#piece(event.target as Element) ?? null)
  }

  leave = (): void => this.#light(null)

  #light(piece: string | null): void {
    if (piece === this.#at) return
    this.#at = piece
    this.#controls().light(piece ? [piece] : [])
  }
}

/** The piece that an element is part of. */
export const touched = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-touch]')?.dataset.touch
