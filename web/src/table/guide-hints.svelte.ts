/** Which sentence of a game's guide is shown now. */
import type { Guide } from '../lib/games.svelte'
import { settings } from '../lib/settings.svelte'
import type { Line, Told } from '../wire'

type Step = Guide['step'][number]

/** What a sentence of the guide belongs to: a decision, something told, or the start or end of the game. */
export type Moment = `asked ${string}` | `told ${string}` | `own ${string}` | 'start' | 'end'

const momentOf = (step: Step): Moment =>
  step.asked ? `asked ${step.asked}` : step.told ? `${step.own ? 'own' : 'told'} ${step.told}` : step.at!

const kindOf = (game: string, what: 'prompt' | 'log', key: string): string | null => {
  const start = `${game.replaceAll('_', '-')}-${what}-`
  return key.startsWith(start) ? key.slice(start.length) : null
}

/** The decision that is asked, by the key of its prompt: "asked buy" for `coup-prompt-buy`. */
export function decisionOf(game: string, prompt: Line): Moment | null {
  const kind = kindOf(game, 'prompt', prompt.key)
  return kind ? `asked ${kind}` : null
}

/** What has happened, by the keys of what was told, and what of it the learner brought about. */
export function eventsIn(game: string, log: readonly Told[], learner: number): Moment[] {
  return log.flatMap(({ line }): Moment[] => {
    const kind = kindOf(game, 'log', line.key)
    if (!kind) return []
    return line.args?.['seat'] === learner ? [`told ${kind}`, `own ${kind}`] : [`told ${kind}`]
  })
}

/** Whether a guided game of this kind was played to its end: after it there are only hints for what is new then. */
export const guideIsOver = (game: string): boolean => (settings.guided[overKey(game)] ?? 0) > 0
const overKey = (game: string): string => `${game}/over`

export class GuideHints {
  step = $state.raw<Step | null>(null)
  /** there is something left to say in this game */
  readonly open: boolean
  #steps: readonly Step[]
  #game: string
  /** what the present sentence was chosen for: one sentence per decision */
  #asked = ''
  /** the sentence is about an event, and no decision was asked since it came: it may still be read */
  #unread = false
  #happened = new Set<Moment>()

  constructor(game: string, guide: Guide, options: Readonly<Record<string, unknown>> = {}) {
    this.#game = game
    const isNew = ({ later }: Step) => later && Object.entries(later).every(([name, value]) => options[name] === value)
    this.#steps = guideIsOver(game) ? guide.step.filter(isNew) : guide.step
    this.open = this.#steps.some((step) => !this.#isUsedUp(step))
  }

  /** A decision is asked: the first sentence of its kind that is not used up. `which` tells decisions apart. */
  asked(moment: Moment | null, which: string): void {
    if (which === this.#asked) return
    this.#asked = which
    if (this.#unread && this.#isEvent()) {
      this.#unread = false // it is shown during this decision; whoever decides without reading on goes on playing
      return
    }
    this.step = moment ? this.#next(moment) : null
  }

  /** It is somebody else's turn: what was said about a decision is over with it. */
  answered(): void {
    this.#asked = ''
    if (this.step && !this.#isEvent()) this.step = null
  }

  /** Something happened at the table, once: "start", "told coup", "end". */
  happened(event: Moment): void {
    if (this.#happened.has(event)) return
    this.#happened.add(event)
    if (event === 'end') settings.guided[overKey(this.#game)] = 1
    const found = this.#next(event)
    if (!found) return
    this.step = found
    this.#unread = true
  }

  /** The game is over: what was to be said about playing is not said any more. */
  ended(): void {
    if (this.step?.at !== 'end') this.step = null
  }

  /** The sentence was read: show the next one of the same event, or none. */
  read(moment: Moment | null): void {
    const last = this.step
    if (!last) return
    const event = momentOf(last)
    this.step = this.#happened.has(event) ? (this.#next(event) ?? (moment ? this.#next(moment) : null)) : null
  }

  #isEvent(): boolean {
    return this.step !== null && this.#happened.has(momentOf(this.step))
  }

  #next(moment: Moment): Step | null {
    if (!this.open) return null
    const found = this.#steps.find((step) => momentOf(step) === moment && !this.#isUsedUp(step))
    if (found) settings.guided[this.#key(found)] = (settings.guided[this.#key(found)] ?? 0) + 1
    return found ?? null
  }

  #isUsedUp(step: Step): boolean {
    return (settings.guided[this.#key(step)] ?? 0) >= (step.times ?? 1)
  }

  #key(step: Step): string {
    return `${this.#game}/${step.key}`
  }
}
