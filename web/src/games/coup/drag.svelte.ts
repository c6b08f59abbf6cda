/** A tile under the pointer: lifted, carried, and dropped on its row or let go. */

interface Press {
  tile: string
  element: HTMLElement
  pointer: number
  x: number
  y: number
}

const CLICK_TOLERANCE = 6 // px a mouse may slip while it clicks
const HOLD = 170 // ms a finger rests before it lifts a tile; moving earlier scrolls the page
const STAY = 900 // ms a dropped tile waits on its space for the answer

export interface Rules {
  /** may this tile be carried now */
  may(tile: string): boolean
  lifted(tile: string): void
  /** it was dropped on its own row */
  dropped(tile: string, element: HTMLElement): void
  /** it is over: what was held back may be shown */
  ended(): void
}

export class Drag {
  tile = $state<string | null>(null)
  x = $state(0)
  y = $state(0)
  /** colour of the row below */
  over = $state<string | null>(null)
  /** dropped, and not answered yet */
  waits = $state(false)
  #press: Press | null = null
  #hold: ReturnType<typeof setTimeout> | undefined
  #stay: ReturnType<typeof setTimeout> | undefined
  #swallow = false

  constructor(readonly rules: Rules) {}

  get carrying(): boolean {
    return this.tile !== null && !this.waits
  }

  offset(tile: string): { x: number; y: number } | null {
    return this.tile === tile ? { x: this.x, y: this.y } : null
  }

  /** Makes an element the handle of a tile. */
  handle(tile: string): (element: HTMLElement) => () => void {
    return (element) => {
      const down = (event: PointerEvent) => this.#down(event, tile, element)
      const move = (event: PointerEvent) => this.#move(event)
      const up = (event: PointerEvent) => this.#up(event)
      const cancel = () => this.cancel()
      const touchmove = (event: TouchEvent) => {
        if (this.carrying && event.cancelable) event.preventDefault() // a carried tile does not scroll the page
      }
      const click = (event: MouseEvent) => {
        if (!this.#swallow) return
        this.#swallow = false // the release of a drag is no click
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      const menu = (event: Event) => {
        if (this.#press || this.tile) event.preventDefault()
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

  #down(event: PointerEvent, tile: string, element: HTMLElement): void {
    this.#swallow = false
    if (event.button !== 0 || this.tile !== null || !this.rules.may(tile)) return
    this.#press = { tile, element, pointer: event.pointerId, x: event.clientX, y: event.clientY }
    clearTimeout(this.#hold)
    if (event.pointerType === 'touch') this.#hold = setTimeout(() => this.#lift(), HOLD)
    else element.setPointerCapture(event.pointerId) // a quick mouse has left the tile before it is first seen to move
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
    this.tile = press.tile
    this.x = this.y = 0
    this.rules.lifted(press.tile)
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
      below.map((element) => element.closest<HTMLElement>('[data-lane]')?.dataset.lane).find((lane) => lane) ?? null
  }

  #up(event: PointerEvent): void {
    clearTimeout(this.#hold)
    const press = this.#press
    this.#press = null
    if (!press || event.pointerId !== press.pointer || !this.carrying) return
    this.#swallow = true
    setTimeout(() => (this.#swallow = false), 80)
    if (this.over === press.tile[0]) {
      this.waits = true // it stays where it was let go until the answer moves it
      this.#stay = setTimeout(() => this.rest(), STAY)
      this.over = null
      this.rules.ended()
      this.rules.dropped(press.tile, press.element)
    } else {
      this.cancel()
    }
  }

  /** Let go: back to where it was. */
  cancel(): void {
    clearTimeout(this.#hold)
    this.#press = null
    if (this.tile === null) return
    this.rest()
    this.rules.ended()
  }

  /** Nothing hangs in the air any more. */
  rest(): void {
    clearTimeout(this.#stay)
    this.tile = null
    this.over = null
    this.waits = false
  }
}
