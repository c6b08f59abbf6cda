/** Which sentence of a game's guide is shown now. */
import type { Guide } from '../lib/games.svelte'
import { settings } from '../lib/settings.svelte'
import type { Line, Told } from '../wire'

type Step = Guide['step'][number]

const MOMENTS = ['start', 'end'] // of the whole game: a log line `end`, for the end of a turn, is not meant

const kindOf = (game: string, what: 'prompt' | 'log', key: string): string | null => {
  const start = `${game.replaceAll('_', '-')}-${what}-`
  return key.startsWith(start) ? key.slice(start.length) : null
}

/** The kind of decision that is asked, by the key of its prompt: "buy" for `coup-prompt-buy`. */
export const decisionOf = (game: string, prompt: Line): string | null => kindOf(game, 'prompt', prompt.key)

/** Events of the guide, by the keys of what was told; those that only count when the learner brought them about end in "!". */
export function eventsIn(game: string, log: readonly Told[], learner: number): string[] {
  return log.flatMap(({ line }) => {
    const kind = kindOf(game, 'log', line.key)
    if (!kind || MOMENTS.includes(kind)) return []
    return line.args['seat'] === learner ? [kind, `${kind}!`] : [kind]
  })
}

export class GuideHints {
  step = $state.raw<Step | null>(null)
  #guide: Guide
  #game: string
  /** what the present sentence was chosen for: one sentence per decision */
  #asked = ''
  #happened = new Set<string>()

  constructor(game: string, guide: Guide) {
    this.#game = game
    this.#guide = guide
  }

  /** A decision is asked: the first sentence of its kind that is not used up. `which` tells decisions apart. */
  asked(moment: string | null, which: string): void {
    if (which === this.#asked) return
    this.#asked = which
    if (this.step && this.#happened.has(this.step.when)) return // a hint about an event is still shown
    this.step = moment ? this.#next(moment) : null
  }

  /** Something happened at the table, once: "start", "coup", "end". */
  happened(event: string): void {
    if (this.#happened.has(event)) return
    this.#happened.add(event)
    this.step = this.#next(event) ?? this.step
  }

  /** The sentence was read: show the next one of the same event, or none. */
  read(moment: string | null): void {
    const last = this.step
    if (!last) return
    this.step = this.#happened.has(last.when) ? (this.#next(last.when) ?? (moment ? this.#next(moment) : null)) : null
  }

  #next(moment: string): Step | null {
    const found = this.#guide.step.find(
      (step) =>
        (step.own ? `${step.when}!` : step.when) === moment &&
        (settings.guided[this.#key(step)] ?? 0) < (step.times ?? 1),
    )
    if (found) settings.guided[this.#key(found)] = (settings.guided[this.#key(found)] ?? 0) + 1
    return found ?? null
  }

  #key(step: Step): string {
    return `${this.#game}/${step.key}`
  }
}
