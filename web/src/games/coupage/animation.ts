/** Which cards have moved between two views of the table, and where from. */
import { mount, unmount } from 'svelte'
import { fly, visualCopy, middle, moves, travel } from '../../lib/motion'
import type { CoupageView } from '../../wire'
import Card from './Card.svelte'
import { cardMoves, type CardMove } from './card-moves'

export interface Moved {
  /** own cards that have come, with the place they come from: a market slot, a harvest place, or the pile */
  came: { card: string; from: string }[]
  /** own cards that have gone, and where to: a barrel, or the discard */
  gone: { card: string; to: string }[]
}

const MOST = 6 // more at once is no move but a leap, in a replay or after coming back

const counts = (view: CoupageView) => {
  const found = new Map(view.hand.map(({ card, count }) => [card, count]))
  for (const card of view.chosen) found.set(card, (found.get(card) ?? 0) + 1)
  return found
}

export function moved(before: CoupageView, after: CoupageView): Moved | null {
  if (before.viewer !== after.viewer || before.seats !== after.seats) return null
  const [had, has] = [counts(before), counts(after)]
  const came: Moved['came'] = []
  const gone: Moved['gone'] = []
  for (const card of new Set([...had.keys(), ...has.keys()])) {
    const more = (has.get(card) ?? 0) - (had.get(card) ?? 0)
    for (let i = 0; i < more; i += 1) came.push({ card, from: source(before, after, card) })
    for (let i = 0; i > more; i -= 1) gone.push({ card, to: destination(before, after, card) })
  }
  return came.length + gone.length > MOST || after.turns < before.turns ? null : { came, gone }
}

function source(before: CoupageView, after: CoupageView, card: string): string {
  const place = before.harvest.findIndex((code, i) => code === card && after.harvest[i] !== card)
  if (place >= 0 && before.to_act === before.viewer) return `harvest-${place + 1}`
  const slot = before.market.findIndex((code, i) => code === card && after.market[i] !== card)
  if (slot >= 0 && before.to_act === before.viewer) return `market-${slot + 1}`
  const robbed = after.players.findIndex(
    (player, seat) => seat !== after.viewer && player.cards < before.players[seat]!.cards,
  )
  return robbed >= 0 && before.to_act === before.viewer ? `player-${robbed}` : 'pile'
}

function destination(before: CoupageView, after: CoupageView, card: string): string {
  if (before.to_act !== before.viewer) return `player-${before.to_act}` // taken out of the hand
  for (const [seat, player] of after.players.entries()) {
    for (const [i, barrel] of player.barrels.entries()) {
      const old = before.players[seat]?.barrels[i]
      const here = (some: typeof barrel | undefined) =>
        (some?.grapes.filter((grape) => grape === card).length ?? 0) +
        (card === 'TIM' ? (some?.time.length ?? 0) : (some?.time.filter((time) => time.card === card).length ?? 0)) +
        (card === 'PIQ' && some?.spoiled ? 1 : 0)
      if (here(barrel) > here(old)) return `barrel-${seat}-${i + 1}`
    }
  }
  return 'discard'
}

/** Measure before the page changes; the returned function, called afterwards, animates the cards. */
export function prepareAnimation(root: HTMLElement, before: CoupageView, after: CoupageView): (() => void) | null {
  if (!moves()) return null
  const way = moved(before, after)
  if (!way) return null
  const otherMoves = cardMoves(before, after)
  const places = new Map<string, DOMRect>()
  for (const piece of root.querySelectorAll<HTMLElement>('[data-touch]'))
    places.set(piece.dataset.touch!, piece.getBoundingClientRect())
  const copies = way.gone.map(({ card, to }) => {
    const piece = at(root, `chosen-${card}`) ?? at(root, `hand-${card}`)
    if (!piece) return null
    const [copy, from] = [visualCopy(piece), piece.getBoundingClientRect()]
    sized(copy, from.width, from.height)
    return { copy, from, to }
  })
  return () => {
    for (const piece of root.querySelectorAll<HTMLElement>('[data-hand-card]')) {
      const card = piece.dataset.handCard!
      const coming = way.came.find((one) => one.card === card)
      const old = (coming && places.get(coming.from)) ?? places.get(`hand-${card}`)
      if (old) travel(piece, old)
    }
    for (const going of copies) {
      const to = going && at(root, going.to)?.getBoundingClientRect()
      if (going && to?.width) fly(going.copy, going.from, middle(to, going.from.width / 2, going.from.height / 2))
    }
    otherMoves.forEach((move, i) => send(root, move, places.get(move.from), i * AFTER))
  }
}

/** ms between cards that leave together */
const AFTER = 45
/** how wide a card is that flies over the table, and how long its copy is kept at most */
const [WIDE, HIGH, GONE] = [54, 70, 1500]

/** A card of somebody else's: its face, or its back, over the page. */
function send(root: HTMLElement, move: CardMove, from: DOMRect | undefined, delay: number): void {
  const to = at(root, move.to)?.getBoundingClientRect()
  if (!from?.width || !to?.width) return
  const copy = document.createElement('div')
  sized(copy, WIDE, HIGH)
  const face = mount(Card, { target: copy, props: { code: move.card, brief: true } })
  fly(copy, middle(from, WIDE, HIGH), middle(to, WIDE, HIGH), { delay })
  setTimeout(() => void unmount(face), GONE)
}

/** Over the page nothing else tells a card how large it is. */
function sized(copy: HTMLElement, wide: number, high: number): void {
  copy.style.setProperty('--card', `${wide}px`)
  copy.style.setProperty('--tall', `${high / wide}`)
}

function at(root: HTMLElement, touch: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-touch="${touch}"]`)
}
