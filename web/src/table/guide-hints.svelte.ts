/** Which sentence of a game's guide is shown now, and which were shown before. */
import type { Guide } from '../lib/games.svelte'
import { guideIsOver, overKey } from '../lib/guided'
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

/** How much was told up to the last thing that the learner did: where a game is opened again, this is past. */
export const leftAt = (log: readonly Told[], learner: number): number =>
  log.findLastIndex(({ line }) => line.args?.['seat'] === learner) + 1

/** What a table shows to the guide. */
export interface Course {
  log: readonly Told[]
  learner: number
  /** what is asked of the learner, and which answers there are; null: nothing is */
  asked: { prompt: Line; choices: readonly string[] } | null
  over: boolean
  /** the score sheet is shown */
  score: boolean
}

export class GuideHints {
  step = $state.raw<Step | null>(null)
  /** the sentences that were shown, the present one among them: they can be read again */
  shown = $state.raw<readonly Step[]>([])
  /** there is something left to say in this game */
  readonly open: boolean
  #steps: readonly Step[]
  #game: string
  /** what the present sentence was chosen for: one sentence per decision */
  #asked = ''
  /** the sentence is about an event, and no decision was asked since it came: it may still be read */
  #unread = false
  #happened = new Set<Moment>()
  /** about events that came while something else was said */
  #waiting: Step[] = []
  /** how much was told before this page was opened, up to the learner's last move */
  #past: number | undefined
  /** the decision that waits */
  #moment: Moment | null = null

  constructor(game: string, guide: Guide, options: Readonly<Record<string, unknown>> = {}) {
    this.#game = game
    const belongs = ({ later }: Step) =>
      later ? Object.entries(later).every(([name, value]) => options[name] === value) : !guideIsOver(game)
    this.#steps = guide.step.filter(belongs)
    this.open = this.#steps.some((step) => !this.#isUsedUp(step))
    this.shown = guide.step.filter((step) => this.#wasShown(step))
  }

  /** The table changed, or was opened. */
  follow({ log, learner, asked, over, score }: Course): void {
    if (over) this.ended()
    else {
      this.#past ??= leftAt(log, learner)
      this.happened('start', this.#past > 0)
      for (const event of eventsIn(this.#game, log.slice(0, this.#past), learner)) this.happened(event, true)
      for (const event of eventsIn(this.#game, log.slice(this.#past), learner)) this.happened(event)
    }
    if (score) this.happened('end')
    this.#moment = asked && decisionOf(this.#game, asked.prompt)
    // told apart by what is asked and offered: other news may come while somebody decides
    if (asked) this.asked(this.#moment, JSON.stringify(asked))
    else this.answered()
  }

  /** A decision is asked: the first sentence of its kind that is not used up. `which` tells decisions apart. */
  asked(moment: Moment | null, which: string): void {
    if (which === this.#asked) return
    this.#asked = which
    if (this.#unread && this.#isEvent()) {
      this.#unread = false // it is shown during this decision; whoever decides without reading on goes on playing
      return
    }
    this.#leave()
    this.#show((moment ? this.#next(moment) : null) ?? this.#waiting.shift())
  }

  /** It is somebody else's turn: what was said about a decision is over with it. */
  answered(): void {
    this.#asked = ''
    if (this.step && !this.#isEvent()) this.#leave()
  }

  /**
   * Something happened at the table, once: "start", "told coup", "end". `past`: before the learner's last moves, in a game that was
   * opened again. Of that only what was being shown is shown again; the rest can be read where the earlier hints are.
   */
  happened(event: Moment, past = false): void {
    if (this.#happened.has(event)) return
    this.#happened.add(event)
    if (event === 'end') settings.guided[overKey(this.#game)] = 1
    for (const step of this.#left(event)) {
      if (!past || this.#wasShown(step)) this.#waiting.push(step)
      else this.#use(step)
    }
    if (this.#isEvent() || !this.#waiting.length) return
    this.#show(this.#waiting.shift())
    this.#unread = true
  }

  /** The game is over: what was to be said about playing is not said any more. */
  ended(): void {
    this.#waiting = this.#waiting.filter(({ at }) => at === 'end')
    if (this.step?.at !== 'end') this.#leave()
  }

  /** The sentence was read: show the next one about what happened, then the one about the decision, or none. */
  read(moment = this.#moment): void {
    const event = this.#isEvent()
    this.#leave()
    this.#show(this.#waiting.shift() ?? (event && moment ? this.#next(moment) : null))
  }

  #isEvent(): boolean {
    return this.step !== null && this.#happened.has(momentOf(this.step))
  }

  #next(moment: Moment): Step | null {
    return this.#left(moment)[0] ?? null
  }

  #left(moment: Moment): Step[] {
    return this.open ? this.#steps.filter((step) => momentOf(step) === moment && !this.#isUsedUp(step)) : []
  }

  /** Until it is left it counts as shown, but not as used: a page that is loaded again shows it again. */
  #show(step: Step | null | undefined): void {
    this.step = step ?? null
    if (!step) return
    settings.guided[this.#key(step)] ??= 0
    this.#list(step)
  }

  #leave(): void {
    if (this.step) this.#use(this.step)
    this.step = null
  }

  #use(step: Step): void {
    settings.guided[this.#key(step)] = (settings.guided[this.#key(step)] ?? 0) + 1
    this.#list(step)
  }

  #list(step: Step): void {
    if (!this.shown.includes(step)) this.shown = [...this.shown, step]
  }

  #isUsedUp(step: Step): boolean {
    return (settings.guided[this.#key(step)] ?? 0) >= (step.times ?? 1)
  }

  #wasShown(step: Step): boolean {
    return settings.guided[this.#key(step)] !== undefined
  }

  #key(step: Step): string {
    return `${this.#game}/${step.key}`
  }
}
