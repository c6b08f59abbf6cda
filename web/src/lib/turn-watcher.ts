/** Tells when it becomes one's turn: once, however often the page repeats it, and not if it was so when the page opened. */
export class TurnWatcher {
  #place = ''
  #mine: boolean | null = null
  #text = ''
  #now = false
  #waiting = false

  constructor(
    /** it has become one's turn, or is so no more */
    private readonly changed: (mine: boolean, text: string, fresh: boolean) => void,
    private readonly settle: (work: () => void) => void = (work) => setTimeout(work, 60),
  ) {}

  /** Whose turn it was when the page of the table at `place` was opened, which may be a while ago. */
  open(place: string, mine: boolean): void {
    if (place === this.#place) return
    this.#place = place
    this.#mine = mine
    this.changed(mine, '', false)
  }

  /** What the table at `place` says now. It may say no and yes again within one moment: only what stays counts. */
  say(place: string, mine: boolean, text: string): void {
    if (place !== this.#place) {
      this.#place = place
      this.#mine = null
    }
    this.#now = mine
    this.#text = text
    if (this.#waiting) return
    this.#waiting = true
    this.settle(() => {
      this.#waiting = false
      if (this.#now === this.#mine) return
      const fresh = this.#mine === false
      this.#mine = this.#now
      this.changed(this.#now, this.#text, fresh && this.#now)
    })
  }
}
