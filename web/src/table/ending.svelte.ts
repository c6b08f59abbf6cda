/** The end of a game on its board: for a while the board shows it, then the score sheet comes, unless somebody stays. */

export const ENDING_SECONDS = 8
/** whoever was about to make a move does not skip the end by it */
const READY_MS = 600

export class Ending {
  /** seconds before the score sheet comes */
  left = $state(0)
  /** the board shows the end, and the seconds are counted */
  counting = $state(false)
  /** its buttons can be pressed */
  ready = $state(false)
  #stayed = $state(false)
  #timers: ReturnType<typeof setInterval>[] = []

  /** For how many seconds the end has been shown; null: the board does not show it. */
  get shown(): number | null {
    if (this.#stayed) return ENDING_SECONDS
    return this.counting ? ENDING_SECONDS - this.left : null
  }

  begin(): void {
    this.cancel()
    this.left = ENDING_SECONDS
    this.counting = true
    this.#timers = [setTimeout(() => (this.ready = true), READY_MS), setInterval(() => this.#tick(), 1000)]
  }

  /** Nobody is taken away from the board. */
  stay = (): void => {
    if (!this.ready) return
    this.cancel()
    this.#stayed = true
  }

  /** To the score sheet, now. */
  leave = (): void => {
    if (this.ready || this.#stayed) this.cancel()
  }

  cancel(): void {
    for (const timer of this.#timers) clearInterval(timer)
    this.#timers = []
    this.counting = this.ready = this.#stayed = false
  }

  #tick(): void {
    this.left -= 1
    if (this.left <= 0) this.cancel()
  }
}
