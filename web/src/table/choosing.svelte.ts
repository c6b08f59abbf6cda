/** A move before it is sent: what is pointed at, what was chosen and picked, what was refused. */
import { Failure } from '../lib/api'
import type { Live } from '../lib/live.svelte'
import { nextPicture } from '../lib/painted'
import { isComplete, isPick, mayEnd, pickEffect, recounted } from '../lib/picks'
import type { Controls, Means } from '../lib/game-ui'
import { settings } from '../lib/settings.svelte'
import type { Choice, Effect, Fits, Line, Picks } from '../wire'

export interface Refusal {
  line: Line
  clause: string
  /** the piece that was touched, by its `data-touch`; empty: nowhere in particular */
  at: string
}

export class Choosing implements Controls {
  #considered = $state<string | null>(null)
  /** what will be considered with the next picture but one; undefined: nothing else */
  #next: string | null | undefined
  picked = $state<string | null>(null)
  /** pieces of a set, in the order in which they were touched; nobody hears of them before the set is complete */
  chosen = $state.raw<readonly string[]>([])
  refusal = $state.raw<Refusal | null>(null)
  /** pieces under the mouse on the board: their lines in the story are lit */
  lit = $state.raw<readonly string[]>([])
  /** pieces that the line of the story under the mouse is about: they are outlined on the board */
  outlined = $state.raw<readonly string[]>([])
  /** a move was sent and is not answered yet */
  busy = $state(false)
  /** that move, in words */
  sent = $state.raw<Line | null>(null)
  #live: Live
  /** an undo was sent and is not answered yet: pressing again does not mean another one */
  #undoing = false
  /** the question to which `chosen` belongs */
  #asked = ''

  constructor(live: Live) {
    this.#live = live
  }

  get considered(): string | null {
    return this.#considered
  }

  set considered(text: string | null) {
    this.#next = undefined
    this.#considered = text
  }

  get picks(): Picks | null {
    return this.#live.scene?.picks ?? null
  }

  /** What can be done now, whatever the order in which the rules ask for it. */
  get choices(): readonly Choice[] {
    const [choices, picks] = [this.#live.scene?.choices ?? [], this.picks]
    if (!picks) return choices
    const others = choices.filter(({ text }) => !isPick(picks, text) && text !== picks.ends?.text)
    return [...this.#addable(picks), ...others, ...(picks.ends && mayEnd(picks, this.chosen) ? [picks.ends] : [])]
  }

  /** What was chosen, as the server offered it. */
  get chosenChoices(): readonly Choice[] {
    const offered = this.picks?.choices ?? []
    return this.chosen.flatMap((text) => offered.find((choice) => choice.text === text) ?? [])
  }

  /** The server knows which pieces go with those that are chosen; until it has answered, all of them are offered. */
  #addable(picks: Picks): readonly Choice[] {
    return (this.#fits?.picks ?? picks).choices
  }

  /** What the server has answered about the pieces that are chosen now. */
  get #fits(): Fits | null {
    const { fits, n } = this.#live
    return this.chosen.length && fits?.n === n && fits.chosen.join(' ') === this.chosen.join(' ') ? fits : null
  }

  /** Whether the server has answered everything about the choices at hand: what they would bring, and what goes together. */
  get settled(): boolean {
    const { effects, n } = this.#live
    return !this.busy && effects?.n === n && (!this.chosen.length || this.#fits !== null)
  }

  /** What is asked, with what was chosen here taken off. */
  get prompt(): Line | null {
    const prompt = this.#live.scene?.view?.prompt
    return prompt ? recounted(prompt, this.picks, this.chosen) : null
  }

  /** The prompt, or whether the move that was picked is meant; not any more once that is answered. */
  get question(): Line | null {
    const { prompt, picked } = this
    if (!prompt || !picked || this.busy || !this.effect(picked)?.costly) return prompt
    return { key: 'table-confirm', args: { move: this.label(picked) }, touches: [] }
  }

  /** The choice in words; the last piece of a set is called by the move that it completes. */
  label(text: string): Line {
    const picks = this.picks
    if (picks?.label && isPick(picks, text) && isComplete(picks, [...this.chosen, text])) return picks.label
    const found = this.choices.find((choice) => choice.text === text)
    return found?.label ?? { key: 'table-as-written', args: { text }, touches: [] }
  }

  /** What a choice would bring, as far as the server has told. */
  effect(text: string | null): Effect | null {
    const { effects, n } = this.#live
    if (!text || !effects || effects.n !== n) return null
    const picks = this.picks
    return picks ? pickEffect(effects.effects, picks, this.chosen, text) : (effects.effects[text] ?? null)
  }

  /** A selection survives an update if it is still possible. Effects are asked for once for each question. */
  review(): void {
    if (this.#live.scene?.choices.length) this.#live.askEffects()
    if (this.busy) return
    if (this.chosen.length && JSON.stringify(this.picks) !== this.#asked) this.chosen = []
    if (this.picks && !this.chosen.length) this.#resume()
    const possible = (text: string | null) => text === null || this.choices.some((choice) => choice.text === text)
    if (!possible(this.picked)) this.picked = null
    if (!possible(this.#next ?? null)) this.#next = null
    if (!possible(this.#considered)) this.#considered = null
  }

  /** What is pointed at or has the focus is seen first, then what it would bring. */
  consider = (text: string | null): void => {
    const waits = this.#next !== undefined
    this.#next = text
    if (!waits) nextPicture(() => this.#next !== undefined && (this.considered = this.#next))
  }

  light = (touches: readonly string[]): void => {
    this.lit = touches
  }

  outline(touches: readonly string[]): void {
    this.outlined = touches
  }

  play = (typed: string, means: Means, at?: Element): void => {
    if (this.busy) return
    const text = this.#spelt(typed)
    const possible = this.choices.find((choice) => choice.text === text)
    const picks = this.picks
    const pick = picks !== null && isPick(picks, text)
    if (picks && pick && !possible) return this.#refuse({ line: picks.misfit, clause: picks.clause }, at)
    const set = [...this.chosen, text]
    if (picks && pick && !isComplete(picks, set)) return this.#choose(set)
    if (possible && (pick || possible.whole) && this.picked !== text && this.#asksAgain(text, means)) {
      this.picked = this.considered = text
      this.refusal = null
      return
    }
    void this.#send(possible && picks ? set.join(' ') : text, at)
  }

  touch = (piece: string, at?: Element): void => {
    if (!this.busy) void this.#try(() => this.#live.touch(piece), at)
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
    if (chosen.length) this.#live.askFits(chosen)
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
    if (this.picked && !this.busy) {
      this.picked = this.considered = null
      return
    }
    if (this.chosen.length && !this.busy) return this.#choose(this.chosen.slice(0, -1))
    if (this.#undoing) return
    this.#undoing = true
    await this.#try(() => this.#live.act({ t: 'undo', seat: this.#live.viewer }))
    this.#undoing = false
  }

  /** A finger sees the consequence first; a mouse has seen it by pointing. */
  #asksAgain(text: string, means: Means): boolean {
    if (means === 'touch') return true
    if (settings.confirm === 'always') return means !== 'drag'
    return settings.confirm === 'costly' && (this.effect(text)?.costly ?? false)
  }

  /** A whole move is one message, however many steps it has: all of it is done, or nothing. */
  async #send(text: string, at?: Element): Promise<void> {
    this.busy = true
    this.sent = this.label(text)
    await this.#try(async () => {
      await this.#live.move(text)
      this.picked = this.considered = null
      if (this.chosen.length) this.#choose([])
    }, at)
    this.busy = false
    this.sent = null
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

  #refuse({ line, clause }: { line: Line; clause: string }, at?: Element): void {
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
