/**
 * Shows the beats of an update: pieces travel from one place to another, in order, and nothing waits for them.
 *
 * A place is an element with `data-place`, `data-touch` or, for a seat, `data-seat`. A piece is an element with `data-face`
 * in such a place, or the place itself. Where a board shows no piece, one is drawn for the flight.
 */
import { mount, tick, unmount, type Component } from 'svelte'
import type { Beat } from '../../wire'
import { fly, middle, paced, travel, travels, visualCopy } from '../motion'

const MOST = 8 // more at once is no move but a leap
const STEP = 45 // ms between beats
const AFAR = 300 // ms that a piece takes which comes out of a place where it was not seen

export interface Drawn {
  element: HTMLElement
  width: number
  height: number
  /** it has arrived and is gone from the page */
  done?: () => void
}

export interface Drawing {
  /** the seat whose pieces are shown in full */
  viewer: number
  /** a piece for the flight by its face, or its back for ""; null: what lies there is copied */
  draw(face: string): Drawn | null
  /** a copy of a piece, before it leaves its surroundings */
  dress?(copy: HTMLElement, width: number, height: number): void
}

interface Spot {
  element: HTMLElement
  box: DOMRect
  /** it is the piece itself, not only the place where it lies */
  piece: boolean
}

interface Start {
  from: Spot
  copy: HTMLElement | null
  /** what showed the same face at the target before: a stack, to which one more comes */
  before: Element | null
}

interface Arrival {
  /** what has come, if the board shows it */
  piece: HTMLElement | null
  begin(): void
}

/** Selectors of a place, the best first. */
export function selectors(place: string): string[] {
  const seat = /^seat-(\d+)$/.exec(place)
  return [`[data-place="${place}"]`, `[data-touch="${place}"]`, ...(seat ? [`[data-seat="${seat[1]}"]`] : [])]
}

/** Whether these beats are shown as movement. */
export const isShown = (beats: readonly Beat[]): boolean => beats.length <= MOST

/** Measure before the page changes; the returned function, called afterwards, animates the pieces. */
export function prepareAnimation(root: HTMLElement, beats: readonly Beat[], drawing: Drawing): (() => void) | null {
  if (!travels() || !isShown(beats)) return null
  const hand = new Map(held(root, drawing.viewer).map(([key, piece]) => [key, piece.getBoundingClientRect()]))
  const gone = new Map<string, number>() // equal pieces that leave one place together
  const starts = beats.map((beat) => {
    const key = `${beat.source} ${beat.face}`
    gone.set(key, (gone.get(key) ?? -1) + 1)
    return start(beat, gone.get(key)!, drawing)
  })
  return () => {
    // First everything is measured, then everything moves: in turns, the page would be laid out again for each piece.
    const arrivals = beats.flatMap((beat, i) => arrival(root, beat, starts[i]!, i * STEP, drawing) ?? [])
    const arrived = new Set(arrivals.map(({ piece }) => piece))
    const aside = held(root, drawing.viewer).flatMap(([key, piece]) => {
      const from = hand.get(key)
      return from && !arrived.has(piece) ? [{ piece, from, to: piece.getBoundingClientRect() }] : []
    })
    for (const { begin } of arrivals) begin()
    for (const { piece, from, to } of aside) travel(piece, from, { to }) // it makes room, or closes a gap
  }
}

/** Shows beats while `change` changes the page. Nothing waits for them: what is returned is done when they have begun. */
export function showBeats(
  root: HTMLElement | undefined,
  beats: readonly Beat[],
  drawing: Drawing,
  change?: () => void,
): Promise<void> {
  const arrive = root && prepareAnimation(root, beats, drawing)
  change?.()
  return tick().then(() => arrive?.())
}

/** A piece for the flight that is a component. */
export function drawn<P extends Record<string, unknown>>(
  Piece: Component<P>,
  props: P,
  width: number,
  height: number,
): Drawn {
  const element = document.createElement('div')
  const piece = mount(Piece, { target: element, props })
  return { element, width, height, done: () => void unmount(piece) }
}

/** Pieces that the viewer holds, each with a key of its own. */
function held(root: HTMLElement, viewer: number): [string, HTMLElement][] {
  const seen = new Map<string, number>()
  return [...root.querySelectorAll<HTMLElement>(`[data-place="seat-${viewer}"] [data-piece][data-face]`)].map(
    (piece) => {
      const face = piece.dataset.face!
      seen.set(face, (seen.get(face) ?? 0) + 1)
      return [`${face} ${seen.get(face)}`, piece]
    },
  )
}

function start(beat: Beat, nth: number, drawing: Drawing): Start | null {
  const from = spot(beat.source, beat.face, nth)
  if (!from) return null
  const there = spot(beat.target, beat.face)
  return { from, copy: copied(from, drawing), before: there?.piece ? there.element : null }
}

function copied({ element, box, piece }: Spot, drawing: Drawing): HTMLElement | null {
  if (!piece) return null
  const copy = visualCopy(element)
  drawing.dress?.(copy, box.width, box.height)
  return copy
}

/** How a piece comes to its new place. */
function arrival(root: HTMLElement, beat: Beat, begun: Start | null, delay: number, drawing: Drawing): Arrival | null {
  const to = begun && spot(beat.target, beat.face)
  if (!to) return null
  const { from } = begun
  const piece = to.piece && to.element !== begun.before ? to.element : null
  if (!piece) return { piece, begin: sent(beat, begun, to, delay, drawing) }
  const near = root.contains(from.element) || !from.element.isConnected
  return { piece, begin: near ? emerging(from, to, delay) : crossing(from, to, delay) }
}

/** The piece itself comes out of its old place. */
function emerging(from: Spot, { element, box: to }: Spot, delay: number): () => void {
  if (from.piece) return () => travel(element, from.box, { delay, to })
  return () => travel(element, inside(from.box, to.width, to.height), { delay, to, duration: AFAR })
}

/** From a player's panel, over everything in between: the place is empty until the piece has come. */
function crossing(from: Spot, { element, box: to }: Spot, delay: number): () => void {
  const copy = visualCopy(element)
  return () => {
    fly(copy, middle(from.box, to.width, to.height), to, { delay, duration: AFAR })
    element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: paced(AFAR + delay) })
  }
}

function sent({ face, source }: Beat, { from, copy }: Start, to: Spot, delay: number, drawing: Drawing): () => void {
  const own = copy !== null && source === `seat-${drawing.viewer}`
  const drawn = own ? null : drawing.draw(face)
  if (drawn) {
    const { element, width, height, done } = drawn
    return () => fly(element, middle(from.box, width, height), middle(to.box, width, height), { delay, done })
  }
  const { width, height } = from.box
  return () => copy && fly(copy, from.box, to.piece ? to.box : inside(to.box, width / 2, height / 2), { delay })
}

/** The middle of a place, or all of it if it is smaller. */
function inside(place: DOMRect, width: number, height: number): DOMRect {
  return place.width < width || place.height < height ? place : middle(place, width, height)
}

/** Where a piece lies that shows this face, or else the place; null: it is not on the screen. */
function spot(place: string, face: string, nth = 0): Spot | null {
  const places = selectors(place).flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)])
  const shown = places.filter((element) => element.getClientRects().length > 0)
  const pieces = face
    ? shown.flatMap((element) => [
        ...(element.dataset.face === face ? [element] : []),
        ...element.querySelectorAll<HTMLElement>(`[data-face="${face}"]`),
      ])
    : []
  const seen = pieces.filter((piece) => piece.getClientRects().length > 0)
  const element = seen[nth] ?? seen[0] ?? shown[0]
  return element ? { element, box: element.getBoundingClientRect(), piece: seen.length > 0 } : null
}
