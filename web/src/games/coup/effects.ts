/** What a move would do, in short sentences: from what everybody sees, and the viewer's own tiles. */
import type { BoardModel } from '../../lib/game-ui'
import type { CoupRow, CoupView, Line } from '../../wire'
import { COLOURS, makesCoup, meant, rowOf, type Colour, type Tile } from './pieces'
import { finishers, span, wouldBe } from './race'

export function line(key: string, args: Line['args'] = {}, touches: string[] = []): Line {
  return { key, args, touches }
}

export function consequence(model: BoardModel<CoupView>, text: string): Line[] {
  const { verb, colour, tile } = meant(text)
  const row = colour ? rowOf(model.view, colour) : undefined
  if (verb === 'buy' && row) return buying(model, row)
  if (verb === 'lay' && row && tile) return laying(model, row, tile)
  if (verb === 'aside' && tile) return [line('coup-effect-aside', { colour: tile.colour, number: tile.number })]
  if (verb === 'stop') return [line('coup-effect-stop', { left: model.view.left })]
  if (verb === 'done') return [line('coup-effect-done', { count: model.view.aside.length })]
  if (verb === 'pass') return [line('coup-effect-pass')]
  return []
}

function buying({ view, viewer }: BoardModel<CoupView>, row: CoupRow): Line[] {
  const said = [line('coup-effect-buy', { colour: row.colour, price: view.price, worth: row.value, left: row.supply })]
  const held = view.players[viewer]?.tokens[indexOf(row.colour)] ?? 0
  if (held) said.push(line('coup-effect-held', { colour: row.colour, count: held }))
  return said
}

function laying(model: BoardModel<CoupView>, row: CoupRow, tile: Tile): Line[] {
  const { view } = model
  const gain = row.gains[tile.number - 1] ?? 0
  const there = wouldBe(row, tile.number)
  const args = { colour: tile.colour, number: tile.number, run: span(there), length: there.last - there.first + 1 }
  const [left, right] = there.joins
  const deed =
    left && right
      ? line('coup-effect-joins', { ...args, left: span(left), right: span(right) })
      : left
        ? line('coup-effect-lengthens', { ...args, left: span(left) })
        : line('coup-effect-alone', args)
  const said = [line('coup-effect-lay', { deed, gains: gains(model, row, gain) })]
  if (makesCoup(view, tile)) said.push(line('coup-effect-coup'))
  else if (view.maker < 0) {
    const next = finishers([...row.laid, tile.number])
    const before = new Set(finishers(row.laid))
    // Only what this tile opens: what would finish the race anyway is marked on the board already.
    if (next.length && next.some((number) => !before.has(number)))
      said.push(line('coup-effect-then', { numbers: either(next) }))
  }
  return said
}

/** Who would gain by it, the viewer first; as one line within another, because names come later. */
function gains({ view, viewer }: BoardModel<CoupView>, row: CoupRow, gain: number): Line {
  const owners = view.players
    .map((player, seat) => ({ seat, tokens: player.tokens[indexOf(row.colour)] ?? 0 }))
    .filter(({ tokens }) => tokens > 0)
    .sort((a, b) => Number(b.seat === viewer) - Number(a.seat === viewer) || b.tokens - a.tokens)
  if (gain === 0) return line('coup-effect-nothing')
  const [first, ...others] = owners.map(({ seat, tokens }) =>
    seat === viewer
      ? line('coup-effect-you', { gain: gain * tokens })
      : line('coup-effect-other', { seat, gain: gain * tokens }),
  )
  if (!first) return line('coup-effect-nobody', { gain })
  return others.reduce((all, next) => line('coup-effect-and', { first: all, next }), first)
}

function either(numbers: readonly number[]): Line {
  const [first, ...others] = numbers.map((number) => line('coup-effect-number', { number }))
  return others.reduce((all, next) => line('coup-effect-or', { first: all, next }), first!)
}

const indexOf = (colour: string) => COLOURS.indexOf(colour as Colour)

/** What the viewer would have: cash, and all of it if the game ended then. */
export function after(model: BoardModel<CoupView>, text: string | null): { cash: number; worth: number } | null {
  const { view, viewer } = model
  const mine = view.players[viewer]
  if (!mine || !text) return null
  const { verb, colour, tile } = meant(text)
  const row = colour ? rowOf(view, colour) : undefined
  if (!row) return null
  if (verb === 'buy') return { cash: mine.cash - view.price, worth: mine.worth - view.price + row.value }
  if (verb !== 'lay' || !tile) return null
  const gain = (row.gains[tile.number - 1] ?? 0) * (mine.tokens[indexOf(row.colour)] ?? 0)
  return { cash: mine.cash, worth: mine.worth + gain }
}
