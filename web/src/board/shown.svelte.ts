/** What the parts of the default board share: what is shown, what can be touched, and what the choice under the finger would change. */
import { getContext, setContext } from 'svelte'
import type { Drag } from '../lib/board/drag.svelte'
import { byPiece, Touching } from '../lib/board/touching.svelte'
import type { BoardModel, Controls } from '../lib/game-ui'
import type { Choice, Piece, Place } from '../wire'
import { countOf, indexed, isWooden } from './layout'
import { flags, ghosts } from './marks'
import { stateName } from './naming'

const KEY = Symbol('what is shown')

export class Shown {
  readonly touching: Touching
  #model: () => BoardModel
  #controls: () => Controls
  /** touches of every step that was offered, by its notation: a move under way is shown at its pieces */
  #offered = new Map<string, readonly string[]>()
  index = $derived.by(() => indexed(this.model.layout))
  /** the choice that is under the finger, or waits for its second touch */
  aimed = $derived.by((): Choice | null => {
    const wanted = this.model.picked ?? this.model.considered
    return (wanted && this.model.choices.find((choice) => choice.text === wanted)) || null
  })
  flags = $derived.by(() => flags(this.model.effect, this.index))
  ghosts = $derived.by(() => ghosts(this.#moved, this.model.effect, this.index))
  /** there are no cards on the table */
  wooden = $derived.by(() => isWooden(this.model.layout?.zones ?? []))
  /** pieces of a set that were chosen, with the choices that put them there: one for each of several equal pieces */
  #chosen = $derived.by(() => byPiece(this.model.chosen))
  /** pieces of the steps of an unfinished move */
  begun = $derived.by(() => {
    for (const choice of this.model.choices) this.#offered.set(choice.text, choice.touches)
    return new Set(this.model.view.begun.flatMap((text) => this.#offered.get(text) ?? []))
  })

  /** the piece that the choice under the finger moves: its own, or one of the step before */
  #moved = $derived.by((): Piece | null => {
    const touches = [...(this.aimed?.touches ?? []), ...(this.aimed ? this.begun : [])]
    return touches.flatMap((touch) => this.index.get(touch)?.piece ?? [])[0] ?? null
  })

  constructor(
    model: () => BoardModel,
    controls: () => Controls,
    readonly drag: () => Drag,
  ) {
    this.#model = model
    this.#controls = controls
    this.touching = new Touching(model, controls)
  }

  get model(): BoardModel {
    return this.#model()
  }

  get names(): readonly string[] {
    return this.model.names
  }

  /** What a touch of this piece means: the piece's own choices first, then those of the place it lies at. */
  touched(piece: Piece, place: Place): string {
    const [own, under] = [piece.id ?? '', place.id ?? '']
    if (own && (this.touching.can(own) || this.#chosen.has(own))) return own
    return under && this.touching.can(under) ? under : own || under
  }

  /** How many of the equal pieces with this id were chosen. */
  chosenOf(touch: string): number {
    return this.#chosen.get(touch)?.length ?? 0
  }

  look(touch: string) {
    const chosen = this.chosenOf(touch) > 0
    const look = this.touching.look(touch)
    return { ...look, chosen, begun: this.begun.has(touch), can: look.can || chosen }
  }

  /** Everything a button needs to be this piece or place. */
  button(touch: string, name: string) {
    const props = this.touching.piece(touch, this.label(touch, name))
    const text = this.#last(touch)
    return text === undefined
      ? props
      : { ...props, 'aria-disabled': false, 'aria-pressed': true, onclick: () => this.#controls().drop(text) }
  }

  /** The choice that a touch takes back. While another equal piece can be chosen, the touch chooses that one instead. */
  #last(touch: string): string | undefined {
    const piece = this.index.get(touch)?.piece
    const more = this.touching.can(touch) && !!piece && this.chosenOf(touch) < countOf(piece)
    return more ? undefined : this.#chosen.get(touch)?.at(-1)?.text
  }

  /** "White 9, Lay white 9, −10 becomes 8" */
  label(touch: string, name: string): string {
    const { can, picked, fresh, chosen } = this.look(touch)
    const state = stateName(
      { can, picked, fresh, chosen },
      this.touching.choices(touch),
      (text) => this.model.effectOf(text),
      this.names,
    )
    return state ? `${name}, ${state}` : name
  }
}

export const share = (shown: Shown): Shown => setContext(KEY, shown)
export const useShown = (): Shown => getContext<Shown>(KEY)
