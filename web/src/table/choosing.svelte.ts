/** A move before it is sent: what is pointed at, what was chosen and picked, what was refused. */
import { Failure } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import { addable, completed, inOrder } from '../lib/picks'
import type { Controls, Means, Unfit } from '../lib/game-ui'
import { settings } from '../lib/settings.svelte'
import type { Choice, Line, Picks, Scene } from '../wire'

export interface Refusal {
  line: Line
  clause: string
  /** the piece that was touched, by its `data-touch`; empty: nowhere in particular */
  at: string
}

/** What the game has to say about a choice. */
export interface Advice {
  /** final and costly: asked about once more */
  costly?(text: string): boolean
  /** why it does not go with what is chosen already */
  unfit?(text: string): Unfit | null
}

const MISFIT: Unfit = { line: { key: 'table-unfit', args: {}, touches: [] }, clause: '' }

export class Choosing implements Controls {
  considered = $state<string | null>(null)
  picked = $state<string | null>(null)
  /** pieces of a set, in the order in which they were touched; nobody hears of them before the set is complete */
  chosen = $state.raw<readonly string[]>([])
  /** what the board shows while a set is on its way */
  held = $state.raw<Scene['view'] | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  lit = $state.raw<readonly string[]>([])
  /** a move was sent and is not answered yet */
  busy = $state(false)
  #live: Live
  #advice: Advice
  /** the question to which `chosen` belongs */
  #asked = ''

  constructor(live: Live, advice: Advice = {}) {
    this.#live = live
    this.#advice = advice
  }

  get picks(): Picks | null {
    return this.#live.scene?.picks ?? null
  }

  /** What can be done now, whatever the order in which the rules ask for it. */
  get choices(): readonly Choice[] {
    const [choices, picks] = [this.#live.scene?.choices ?? [], this.picks]
    return picks ? [...addable(picks, this.chosen), ...choices.filter(({ text }) => !isPick(picks, text))] : choices
  }

  /** A selection survives an update if it is still possible. */
  review(): void {
    if (this.busy) return
    if (this.chosen.length && JSON.stringify(this.picks) !== this.#asked) this.chosen = []
    if (this.picks && !this.chosen.length) this.#resume()
    const possible = (text: string | null) => text === null || this.choices.some((choice) => choice.text === text)
    if (!possible(this.picked)) this.picked = null
    if (!possible(this.considered)) this.considered = null
  }

  consider = (text: string | null): void => {
    this.considered = text
  }

  light = (touches: readonly string[]): void => {
    this.lit = touches
  }

  play = (typed: string, means: Means, at?: Element): void => {
    if (this.busy) return
    const text = this.#spelt(typed)
    const possible = this.choices.find((choice) => choice.text === text)
    const picks = this.picks
    const pick = picks && isPick(picks, text)
    if (pick && !possible) return this.#refuse(this.#advice.unfit?.(text) ?? MISFIT, at) // the server does not know what was chosen here
    const way = pick ? completed(picks, [...this.chosen, text]) : null
    if (pick && !way) return this.#choose([...this.chosen, text])
    const whole = way ? way.whole : possible?.whole
    if (possible && whole && this.picked !== text && this.#asksAgain(text, means)) {
      this.picked = this.considered = text
      this.refusal = null
      return
    }
    void this.#send(
      !picks || !possible
        ? [text]
        : way
          ? inOrder(picks, [...this.chosen, text])
          : [...inOrder(picks, this.chosen), text],
      at,
    )
  }

  /** A pick as the list has it: only the server knows what else a text may mean. */
  #spelt(typed: string): string {
    const same = this.picks?.choices.find(({ text }) => text.toLowerCase() === typed.trim().toLowerCase())
    return same?.text ?? typed
  }

  /** Put a chosen piece back. */
  drop = (text: string): void => {
    const at = this.chosen.lastIndexOf(text)
    if (at >= 0) this.#choose(this.chosen.filter((_, i) => i !== at))
  }

  #choose(chosen: readonly string[]): void {
    this.chosen = chosen
    this.#asked = JSON.stringify(this.picks)
    keep(this.#place, chosen.length ? { asked: this.#asked, chosen } : null)
    this.picked = this.considered = this.refusal = null
  }

  /** In this tab only: what is chosen survives a reload. */
  get #place(): string {
    return `tablee-chosen ${this.#live.table} ${this.#live.viewer}`
  }

  #resume(): void {
    const kept = found(this.#place)
    if (kept && kept.asked === JSON.stringify(this.picks)) this.#choose(kept.chosen)
  }

  takeBack = (): void => {
    void this.undo()
  }

  /** Take back the last choice, or ask everybody. */
  async undo(): Promise<void> {
    if (this.picked) {
      this.picked = this.considered = null
      return
    }
    if (this.chosen.length) return this.#choose(this.chosen.slice(0, -1))
    await this.#try(() => this.#live.act({ t: 'undo', seat: this.#live.viewer }))
  }

  /** A finger sees the consequence first; a mouse has seen it by pointing. */
  #asksAgain(text: string, means: Means): boolean {
    if (means === 'touch') return true
    if (settings.confirm === 'always') return means !== 'drag'
    return settings.confirm === 'costly' && (this.#advice.costly?.(text) ?? false)
  }

  /** One step after another; stops at the first that is refused. A set goes at once to whoever looks on: the steps are not shown. */
  async #send(texts: readonly string[], at?: Element): Promise<void> {
    this.busy = true
    if (texts.length > 1) this.held = this.#live.scene?.view ?? null
    const done: string[] = []
    await this.#try(async () => {
      for (const text of texts) {
        await this.#live.move(text)
        done.push(text)
      }
      this.picked = this.considered = null
    }, at)
    const refusal = this.refusal
    for (const text of done) this.drop(text) // the server shows it now
    this.refusal = refusal
    this.held = null
    this.busy = false
    this.review()
  }

  async #try(doing: () => Promise<unknown>, at?: Element): Promise<void> {
    this.refusal = null
    try {
      await doing()
    } catch (why) {
      if (!(why instanceof Failure)) throw why
      this.#refuse(why, at)
    }
  }

  #refuse({ line, clause }: Unfit, at?: Element): void {
    this.refusal = { line, clause, at: at?.closest<HTMLElement>('[data-touch]')?.dataset.touch ?? '' }
  }
}

interface Kept {
  asked: string
  chosen: readonly string[]
}

function keep(place: string, what: Kept | null): void {
  try {
    if (what) sessionStorage.setItem(place, JSON.stringify(what))
    else sessionStorage.removeItem(place)
  } catch {
    // nothing is kept in this browser
  }
}

function found(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null
  } catch {
    return null
  }
}

const isPick = (picks: Picks, text: string): boolean => picks.choices.some((choice) => choice.text === text)
