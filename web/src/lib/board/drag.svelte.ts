/** A piece under the pointer: lifted, carried, and dropped where it belongs or let go. */

interface Press {
  piece: string
  element: HTMLElement
  pointer: number
  x: number
  y: number
}

const CLICK_TOLERANCE = 6 // px a mouse may slip while it clicks
const HOLD = 170 // ms a finger rests before it lifts a piece; moving earlier scrolls the page
const STAY = 900 // ms a dropped piece waits there for the answer

export interface Rules {
  /** may this piece be carried now */
  may(piece: string): boolean
  /** does it belong there: an element with that `data-drop` */
  fits(piece: string, drop: string): boolean
  lifted(piece: string): void
  /** it was dropped where it belongs */
  dropped(piece: string, element: HTMLElement): void
  /** it is over: what was held back may be shown */
  ended(): void
}

export class Drag {
  piece = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** the `data-drop` below */
  over = $state<string | null>(null)
  /** dropped, and not answered yet */
  waits = $state(false)
  #press: Press | null = null
  #hold: ReturnType<typeof setTimeout> | undefined
  #stay: ReturnType<typeof setTimeout> | undefined
  #swallow = false

  constructor(readonly rules: Rules) {}

  get carrying(): boolean {
    return this.piece !== null && !this.waits
  }

  offset(piece: string): { x: number; y: number } | null {
    return this.piece === piece ? { x: this.x, y: this.y } : null
  }

  /** Makes an element the handle of a piece. */
  handle(piece: string): (element: HTMLElement) => () => void {
    return (element) => {
      const down = (event: PointerEvent) => this.#down(event, piece, element)
      const move = (event: PointerEvent) => this.#move(event)
      const up = (event: PointerEvent) => this.#up(event)
      const cancel = () => this.cancel()
      const touchmove = (event: TouchEvent) => {
        if (this.carrying && event.cancelable) event.preventDefault() // a carried piece does not scroll the page
      }
      const click = (event: MouseEvent) => {
        if (!this.#swallow) return
        this.#swallow = false // the release of a drag is no click
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      const menu = (event: Event) => {
        if (this.#press || this.piece) event.preventDefault()
      }
      element.addEventListener('pointerdown', down)
      element.addEventListener('pointermove', move)
      element.addEventListener('pointerup', up)
      element.addEventListener('pointercancel', cancel)
      element.addEventListener('touchmove', touchmove, { passive: false })
      element.addEventListener('click', click, { capture: true })
      element.addEventListener('contextmenu', menu)
      return () => {
        if (this.#press?.element === element) this.cancel()
        element.removeEventListener('pointerdown', down)
        element.removeEventListener('pointermove', move)
        element.removeEventListener('pointerup', up)
        element.removeEventListener('pointercancel', cancel)
        element.removeEventListener('touchmove', touchmove)
        element.removeEventListener('click', click, { capture: true })
        element.removeEventListener('contextmenu', menu)
      }
    }
  }

  #down(event: PointerEvent, piece: string, element: HTMLElement): void {
    this.#swallow = false
    if (event.button !== 0 || this.piece !== null || !this.rules.may(piece)) return
    this.#press = { piece, element, pointer: event.pointerId, x: event.clientX, y: event.clientY }
    clearTimeout(this.#hold)
    if (event.pointerType === 'touch') this.#hold = setTimeout(() => this.#lift(), HOLD)
    else element.setPointerCapture(event.pointerId) // a quick mouse has left the piece before it is first seen to move
  }

  #lift(): void {
    const press = this.#press
    if (!press) return
    try {
      press.element.setPointerCapture(press.pointer)
    } catch {
      this.#press = null // the pointer is gone already
      return
    }
    this.piece = press.piece
    this.x = this.y = 0
    this.rules.lifted(press.piece)
  }

  #move(event: PointerEvent): void {
    const press = this.#press
    if (!press || event.pointerId !== press.pointer) return
    const [dx, dy] = [event.clientX - press.x, event.clientY - press.y]
    if (!this.carrying) {
      if (Math.hypot(dx, dy) <= CLICK_TOLERANCE) return
      if (event.pointerType === 'touch') {
        clearTimeout(this.#hold)
        this.#press = null
        return
      }
      this.#lift()
    }
    this.x = dx
    this.y = dy
    const below = document.elementsFromPoint(event.clientX, event.clientY)
    this.over =
      below.map((element) => element.closest<HTMLElement>('[data-drop]')?.dataset.drop).find((drop) => drop) ?? null
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#hold)
    const press = this.#press
    this.#press = null
    if (!press || event.pointerId !== press.pointer || !this.carrying) return
    this.#swallow = true
    setTimeout(() => (this.#swallow = false), 80)
    if (this.over !== null && this.rules.fits(press.piece, this.over)) {
      this.waits = true // it stays where it was let go until the answer moves it
      this.#stay = setTimeout(() => this.rest(), STAY)
      this.over = null
      this.rules.ended()
      this.rules.dropped(press.piece, press.element)
    } else {
      this.cancel()
    }
  }

  /** Let go: back to where it was. */
  cancel(): void {
    clearTimeout(this.#hold)
    this.#press = null
    if (this.piece === null) return
    this.rest()
    this.rules.ended()
  }

  /** Nothing hangs in the air any more. */
  rest(): void {
    clearTimeout(this.#stay)
    this.piece = null
    this.over = null
    this.waits = false
  }
}
