/** What a move would do, in short sentences: from what everybody sees, and the viewer's own cards. */
import type { BoardModel } from '../../lib/game-ui'
import type { CoupageBarrel, CoupageView, Line } from '../../wire'
import { cardLine, line } from './lines'
import { stillCounts } from './missing'
import { grapesLeft, starsLeft } from './picking'
import { aidOf, barrelAt, cardOf, meant, placeOf } from './pieces'

export function consequence(model: BoardModel<CoupageView>, text: string): Line[] {
  const { view, viewer } = model
  const { verb, what, number } = meant(text)
  const own = barrelAt(view, viewer, number)
  switch (verb) {
    case 'pile':
      return [line('coupage-effect-pile', { count: view.pile })]
    case 'market':
      return taking(view, view.market[number - 1] ?? '')
    case 'take':
      return taking(view, view.harvest[number - 1] ?? '')
    case 'lay': {
      const aid = aidOf(view, what)
      return aid
        ? [line('coupage-effect-lay', { recipe: what, count: aid.varieties.length, time: aid.time, stars: aid.stars })]
        : []
    }
    case 'time':
      return own ? [ageing(own)] : []
    case 'stars':
      return own ? [line('coupage-effect-stars', { stars: view.time_stars }), ageing(own)] : []
    case 'replace':
      return own ? [line('coupage-effect-replace', { recipe: own.recipe, left: own.grapes_missing - 1 })] : []
    case 'bottle':
      return own ? bottling(model, own, own.stars) : []
    case 'play':
      return [line('coupage-effect', { card: what })]
    case 'cycle':
      return [line('coupage-effect-cycle')]
    case 'end':
      return [ending(view, viewer)]
    case 'decline':
      return [line('coupage-effect-decline')]
    case 'card':
      return choosing(model, what)
    case 'seat': {
      const known = view.known.filter((each) => each.seat === number)
      const said = [line('coupage-effect-victim', { seat: number, count: view.players[number]?.cards ?? 0 })]
      const [first, ...others] = known.map(({ card }) => cardLine(card))
      if (first)
        said.push(
          line('coupage-effect-known', {
            cards: others.reduce((all, next) => line('coupage-cards', { first: all, rest: next }), first),
          }),
        )
      return said
    }
    case 'barrel':
      return aiming(model, what)
  }
  return []
}

/** A card that lies open, and what it would bring nearer. */
function taking(view: CoupageView, code: string): Line[] {
  if (!code) return []
  const card = cardOf(code)
  const said = [line('coupage-effect-take', { card: cardLine(code) })]
  if (card.kind !== 'grape') return [...said, line('coupage-effect', { card: code })]
  const nearer = view.aid.filter(
    (aid) => aid.open && stillCounts(view, aid) && aid.missing > 0 && aid.helps.includes(card.variety),
  )
  const [first, ...others] = nearer.map((aid) =>
    line('coupage-effect-nearer-one', { recipe: aid.recipe, left: aid.missing - 1 }),
  )
  if (first)
    said.push(
      line('coupage-effect-nearer', {
        wines: others.reduce((all, next) => line('coupage-cards', { first: all, rest: next }), first),
      }),
    )
  return said
}

function ageing(barrel: CoupageBarrel): Line {
  const left = barrel.time_missing - 1
  if (left > 0 || barrel.grapes_missing)
    return line('coupage-effect-ages', { recipe: barrel.recipe, time: left, grapes: barrel.grapes_missing })
  return line('coupage-effect-ripe', { recipe: barrel.recipe, stars: barrel.stars })
}

/** Bottles that count: two wines and a cava. */
export const WINES = 2
export const CAVAS = 1

function bottling({ view, viewer }: BoardModel<CoupageView>, barrel: CoupageBarrel, stars: number): Line[] {
  const player = view.players[viewer]
  if (!player) return []
  const counts = barrel.cava ? player.cavas < CAVAS : player.wines < WINES
  const paying = line('coupage-effect-pays', { stars })
  if (counts && player.progress === WINES + CAVAS - 1) return [paying, line('coupage-effect-wins')]
  return [
    paying,
    line('coupage-effect-bottle', {
      recipe: barrel.recipe,
      counts: counts ? 'yes' : 'no',
      progress: player.progress + Number(counts),
    }),
  ]
}

function ending(view: CoupageView, viewer: number): Line {
  const cards = view.players[viewer]?.cards ?? 0
  return line('coupage-effect-end', { actions: view.actions_left, draws: Math.max(0, LEAST - cards) })
}

/** With fewer cards one draws up to this many at the end of the turn. */
const LEAST = 3

/** A card touched in the middle of a move. */
function choosing(model: BoardModel<CoupageView>, code: string): Line[] {
  const { view } = model
  const card = cardOf(code)
  if (view.step === 'pay') return paying(model, card.stars)
  if (view.step === 'grape' && grapesLeft(model) === 1) return consequence(model, view.begun[0] ?? '')
  if (view.step === 'discard') return [line('coupage-effect-discard', { card: cardLine(code) })]
  if (view.step === 'facedown' || view.step === 'rouge-card')
    return [line('coupage-effect-facedown', { card: cardLine(code) })]
  if (view.step === 'grape' || view.step === 'replace') return [line('coupage-effect-grape', { stars: card.stars })]
  if (view.step === 'evaporate') {
    const place = placeOf(view.begun[1] ?? '')
    const barrel = place && barrelAt(view, place.seat, place.barrel)
    return barrel
      ? [
          line('coupage-effect-evaporate', {
            seat: place.seat,
            recipe: barrel.recipe,
            count: barrel.grapes_missing + 1,
          }),
        ]
      : []
  }
  return []
}

/** A card of a payment; with the last one, what is paid for. */
function paying(model: BoardModel<CoupageView>, stars: number): Line[] {
  const left = Math.max(0, starsLeft(model) - stars)
  const paid = line('coupage-effect-paid', { left })
  if (left) return [paid]
  return [paid, ...consequence(model, model.view.begun[0] ?? '').slice(1)] // what it costs is said already
}

/** A barrel touched in the middle of a move: what the card does to it. */
function aiming(model: BoardModel<CoupageView>, what: string): Line[] {
  const { view, viewer } = model
  const place = placeOf(what)
  const barrel = place ? barrelAt(view, place.seat, place.barrel) : undefined
  if (!place || !barrel) return []
  if (view.step === 'young') return bottling(model, barrel, 0)
  if (view.step === 'own-barrel' || view.step === 'rouge') return [ageing(barrel)]
  const kind = view.begun[0]?.split(' ')[1] ?? ''
  const whose = place.seat === viewer ? 'you' : 'other'
  return [
    line('coupage-effect-target', {
      card: kind,
      seat: place.seat,
      whose,
      recipe: barrel.recipe,
      ready: barrel.ready ? 'yes' : 'no',
    }),
  ]
}
