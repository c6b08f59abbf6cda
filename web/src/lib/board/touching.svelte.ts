/** What can be touched on a board, and what a touch means. Choices name the pieces they are made by. */
import type { Choice, GameView } from '../../wire'
import type { BoardModel, Controls, Means } from '../game-ui'

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

export class Touching<V extends GameView = GameView> {
  /** the piece whose choices are shown, if it fits several */
  ambiguity = $state.raw<Ambiguity | null>(null)
  /** the one that was left by pressing somewhere else: if that is a place where the piece can go, it goes there */
  #left: Ambiguity | null = null
  #model: () => BoardModel<V>
  #controls: () => Controls
  #pieces = $derived.by(() => byPiece(this.#model().choices))
  #aimed = $derived.by(() => {
    const { considered, picked, choices } = this.#model()
    const subject = picked ?? considered
    return new Set(choices.find((choice) => choice.text === subject)?.touches)
  })
  #fresh = $derived.by(() => new Set(this.#model().fresh))
  #hurt = $derived.by(() => new Set(this.#model().hurt))
  #lit = $derived.by(() => new Set(this.#model().lit))

  constructor(model: () => BoardModel<V>, controls: () => Controls) {
    this.#model = model
    this.#controls = controls
  }

  choices(touch: string): readonly Choice[] {
    return this.#pieces.get(touch) ?? []
  }

  can(touch: string): boolean {
    return this.#pieces.has(touch)
  }

  /** All pieces that can be touched now. */
  pieces(): string[] {
    return [...this.#pieces.keys()]
  }

  look(touch: string) {
    const picked = this.#model().picked
    return {
      can: this.can(touch),
      aimed: this.#aimed.has(touch),
      picked: picked !== null && this.choices(touch).some((choice) => choice.text === picked),
      fresh: this.#fresh.has(touch),
      lit: this.#lit.has(touch),
      hurt: this.#hurt.has(touch),
    }
  }

  /** What makes an element react like that piece: to clicks and to being pointed at. */
  handlers(touch: string, otherwise?: () => void) {
    return {
      onclick: (event: MouseEvent) => this.touch(touch, event, otherwise),
      onpointerenter: (event: PointerEvent) => event.pointerType !== 'touch' && this.consider(touch),
      // what was not possible when the pointer came may be possible by now
      onpointermove: (event: PointerEvent) =>
        event.pointerType !== 'touch' && !this.#aimed.has(touch) && this.consider(touch),
      onpointerleave: (event: PointerEvent) => event.pointerType !== 'touch' && this.#controls().consider(null),
      onfocus: (event: FocusEvent) =>
        (event.currentTarget as Element).matches(':focus-visible') && this.consider(touch),
      onblur: () => this.#controls().consider(null),
    }
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
      ...this.handlers(touch, otherwise),
    }
  }

  consider(touch: string): void {
    const choices = this.choices(touch)
    this.#controls().consider(choices.length === 1 ? choices[0]!.text : null)
  }

  /** Make the choice that the piece stands for. If there is none, the server says why. */
  touch(touch: string, event: MouseEvent, otherwise?: () => void): void {
    const at = event.currentTarget as HTMLElement
    const choices = this.choices(touch)
    const both = this.#both(touch, event)
    if (both) return this.#controls().play(both.text, means(event), at)
    if (choices.length > 1) {
      this.ambiguity = { touch, choices, at }
      return
    }
    if (choices[0]) return this.#controls().play(choices[0].text, means(event), at)
    if (otherwise) return otherwise()
    if (this.#model().viewer >= 0) this.#controls().touch(touch, at)
  }

  /** Something else is pressed while a piece waits for an answer, or at any other time. */
  leave(): void {
    this.#left = this.ambiguity
    this.ambiguity = null
  }

  /** The only choice that is made by this piece and by the one touched before: a card, and then where it goes. */
  #both(touch: string, event: MouseEvent): Choice | null {
    const left = event.detail === 0 ? null : this.#left // keys press nowhere
    this.#left = null
    if (!left || left.touch === touch) return null
    const common = this.choices(touch).filter(({ touches }) => touches.includes(left.touch))
    return common.length === 1 ? common[0]! : null
  }

  /** One of several was chosen; its consequence stood beside it. */
  answer(text: string): void {
    const at = this.ambiguity?.at
    this.ambiguity = null
    at?.focus({ preventScroll: true }) // the list disappears with the answer; the focus goes on from the piece
    this.#controls().play(text, 'list', at)
  }
}
