/** What can be touched on this table, and what a touch means. */
import type { Controls, Means, BoardModel } from '../../lib/game-ui'
import type { Choice, CoupageView } from '../../wire'

/** A piece was touched that fits several choices: the player must say which one is meant. */
export interface Ambiguity {
  touch: string
  choices: readonly Choice[]
  at: HTMLElement
}

/** A click made by Enter or the space bar has no pointer. */
export function means(event: MouseEvent): Means {
  if (event.detail === 0) return 'key'
  return event instanceof PointerEvent && (event.pointerType === 'touch' || event.pointerType === 'pen')
    ? 'touch'
    : 'mouse'
}

/** Choices by the pieces they can be made with. */
export function byPiece(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices)
    for (const touch of choice.touches) found.set(touch, [...(found.get(touch) ?? []), choice])
  return found
}

/** What somebody who touches a piece that does nothing now may have meant: the server says why it is not possible. */
export function tried(touch: string, viewer: number): string | null {
  const [kind = '', ...rest] = touch.split('-')
  if (kind === 'pile') return 'pile'
  if (kind === 'market') return `market ${rest[0]}`
  if (kind === 'recipe') return `lay ${rest[0]}`
  if (kind === 'hand') return /\d$/.test(rest[0] ?? '') || rest[0] === 'TIM' ? rest[0]! : `play ${rest[0]}`
  if (kind === 'barrel' && Number(rest[0]) === viewer) return `bottle ${rest[1]}`
  return null
}

export class Touching {
  /** the piece whose choices are shown, if it fits several */
  ambiguity = $state.raw<Ambiguity | null>(null)
  /** on a phone: the cellars of others that are shown large, by seat */
  enlarged = $state.raw<ReadonlySet<number>>(new Set())
  /** little space: a grape or a Time of a barrel is chosen as a card beside the hand, where a finger meets it */
  narrow = $state(false)
  #model: () => BoardModel<CoupageView>
  #controls: () => Controls
  #pieces = $derived.by(() => byPiece(this.#model().choices))
  #aimed = $derived.by(() => {
    const { considered, picked, choices } = this.#model()
    const subject = picked ?? considered
    return new Set(choices.find((choice) => choice.text === subject)?.touches)
  })
  #fresh = $derived.by(() => new Set(this.#model().fresh))
  #lit = $derived.by(() => new Set(this.#model().lit))

  constructor(model: () => BoardModel<CoupageView>, controls: () => Controls) {
    this.#model = model
    this.#controls = controls
  }

  choices(touch: string): readonly Choice[] {
    return this.#pieces.get(touch) ?? []
  }

  can(touch: string): boolean {
    return this.#pieces.has(touch)
  }

  /** What is to be chosen of the contents of barrels. */
  contents(): string[] {
    return [...this.#pieces.keys()].filter((touch) => /^(grape|time)-/.test(touch))
  }

  look(touch: string): Record<string, boolean> {
    const picked = this.#model().picked
    return {
      can: this.can(touch),
      aimed: this.#aimed.has(touch),
      picked: picked !== null && this.choices(touch).some((choice) => choice.text === picked),
      fresh: this.#fresh.has(touch),
      lit: this.#lit.has(touch),
    }
  }

  /** Show a cellar large, or small again. */
  enlarge(seat: number): void {
    const now = new Set(this.enlarged)
    if (!now.delete(seat)) now.add(seat)
    this.enlarged = now
  }

  /** Everything a button needs to be that piece. */
  piece(touch: string, label: string, otherwise?: () => void) {
    return {
      type: 'button' as const,
      'data-touch': touch,
      'data-piece': '',
      tabindex: -1,
      'aria-label': label,
      'aria-disabled': !this.can(touch) && !otherwise,
      onclick: (event: MouseEvent) => this.touch(touch, event, otherwise),
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && this.consider(touch),
      onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && this.#controls().consider(null),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(':focus-visible') && this.consider(touch),
      onblur: () => this.#controls().consider(null),
    }
  }

  consider(touch: string): void {
    const choices = this.choices(touch)
    this.#controls().consider(choices.length === 1 ? choices[0]!.text : null)
  }

  touch(touch: string, event: MouseEvent, otherwise?: () => void): void {
    const at = event.currentTarget as HTMLElement
    const choices = this.choices(touch)
    if (choices.length > 1) {
      this.ambiguity = { touch, choices, at }
      return
    }
    if (choices[0]) return this.#controls().play(choices[0].text, means(event), at)
    if (otherwise) return otherwise()
    const { viewer } = this.#model()
    const text = viewer >= 0 ? tried(touch, viewer) : null
    if (text) this.#controls().play(text, means(event), at)
  }

  /** One of several was chosen; its consequence stood beside it. */
  answer(text: string): void {
    const at = this.ambiguity?.at
    this.ambiguity = null
    at?.focus({ preventScroll: true }) // the list disappears with the answer; the focus goes on from the piece
    this.#controls().play(text, 'list', at)
  }
}
