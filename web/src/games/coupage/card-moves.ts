/** Cards that others have moved between two views of the table, and what has left a barrel: from which piece to which. */
import type { CoupageBarrel, CoupageView } from '../../wire'

export interface CardMove {
  /** its class; "": only its back is seen */
  card: string
  from: string
  to: string
}

const MOST = 8 // more at once is no move but a leap

export function cardMoves(before: CoupageView, after: CoupageView): CardMove[] {
  const leap = after.turns < before.turns || after.turns > before.turns + 1
  if (leap || before.viewer !== after.viewer || before.seats !== after.seats || before.to_act < 0) return []
  const found = [...taken(before, after), ...cellars(before, after)]
  found.push(...hands(before, after, found))
  return found.length > MOST ? [] : found
}

/** Cards that lay open and are in somebody's hand now. */
function taken(before: CoupageView, after: CoupageView): CardMove[] {
  const seat = before.to_act
  if (seat === after.viewer) return []
  const gone = (kind: 'market' | 'harvest', some: readonly string[], now: readonly string[]): CardMove[] =>
    some.flatMap((card, i) =>
      card && card !== now[i] ? [{ card, from: `${kind}-${i + 1}`, to: `player-${seat}` }] : [],
    )
  if (before.phase === 'harvest') return gone('harvest', before.harvest, after.harvest)
  return before.phase === 'draw' || before.phase === 'rose'
    ? gone('market', before.market, after.market).slice(0, 1)
    : []
}

function cellars(before: CoupageView, after: CoupageView): CardMove[] {
  const found: CardMove[] = []
  const [lost, won]: [string[], string[]] = [[], []] // barrels with a Time less, and with one more
  after.players.forEach((player, seat) =>
    player.barrels.forEach((barrel, i) => {
      const old = before.players[seat]!.barrels[i]!
      const here = `barrel-${seat}-${i + 1}`
      const owner = seat === after.viewer ? '' : `player-${seat}`
      if (old.stage === 'producing' && barrel.stage === 'bottled')
        return void found.push(...old.grapes.map((card) => ({ card, from: here, to: 'discard' })))
      found.push(...less(old.grapes, barrel.grapes).map((card) => ({ card, from: here, to: 'discard' })))
      if (owner) found.push(...less(barrel.grapes, old.grapes).map((card) => ({ card, from: owner, to: here })))
      found.push(...spoiling(old, barrel, here, before.to_act === after.viewer ? '' : `player-${before.to_act}`))
      if (barrel.time.length < old.time.length) lost.push(here)
      if (barrel.time.length > old.time.length) won.push(here)
    }),
  )
  for (const here of won) {
    const from = lost.shift()
    const seat = Number(here.split('-')[1])
    if (from) found.push({ card: 'TIM', from, to: here })
    else if (seat !== after.viewer) found.push({ card: laid(after, here), from: `player-${seat}`, to: here })
  }
  return found
}

/** A Vin piqué comes to a barrel, or goes. */
function spoiling(old: CoupageBarrel, now: CoupageBarrel, here: string, from: string): CardMove[] {
  if (!old.spoiled && now.spoiled) return from ? [{ card: 'PIQ', from, to: here }] : []
  return old.spoiled && !now.spoiled ? [{ card: 'PIQ', from: here, to: 'discard' }] : []
}

/** What was put on a barrel last as Time; "" if it lies face down and unknown. */
function laid(view: CoupageView, here: string): string {
  const [, seat, barrel] = here.split('-').map(Number)
  const time = view.players[seat!]?.barrels[barrel! - 1]?.time.at(-1)
  return !time?.down ? 'TIM' : time.card
}

/** The rest is told by how many cards each of the others holds: drawn, paid, or stolen. */
function hands(before: CoupageView, after: CoupageView, told: readonly CardMove[]): CardMove[] {
  const found: CardMove[] = []
  const thrown = discarded(before, after, told)
  for (const [seat, player] of after.players.entries()) {
    if (seat === after.viewer) continue
    const here = `player-${seat}`
    const known = told.filter(({ to }) => to === here).length - told.filter(({ from }) => from === here).length
    const more = player.cards - before.players[seat]!.cards - known
    for (let i = 0; i < more; i += 1) found.push({ card: '', from: 'pile', to: here })
    for (let i = 0; i > more; i -= 1) {
      if (seat === before.to_act) found.push({ card: thrown.shift() ?? '', from: here, to: 'discard' })
      else if (before.to_act !== after.viewer) found.push({ card: '', from: here, to: `player-${before.to_act}` }) // the viewer's own is told of already
    }
  }
  return found
}

/** Cards new on the discard, without those that are known to come from a barrel. */
function discarded(before: CoupageView, after: CoupageView, told: readonly CardMove[]): string[] {
  const spread = (view: CoupageView) => view.discard.flatMap(({ card, count }) => Array<string>(count).fill(card))
  const barrels = told.filter(({ to }) => to === 'discard').map(({ card }) => card)
  return less(less(spread(after), spread(before)), barrels)
}

/** What the first has more than the second. */
function less(some: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return some.filter((card) => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}
