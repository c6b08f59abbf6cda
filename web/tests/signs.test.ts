/** Signs on the boards: each of them means one thing. */
import { render } from 'svelte/server'
import { expect, it, vi } from 'vitest'
import type { BoardModel, Controls } from '../src/lib/game-ui'
import { Touching } from '../src/lib/board/touching.svelte'
import Tile from '../src/games/coup/Tile.svelte'
import type { CoupView } from '../src/games/coup/wire'
import Aid from '../src/games/coupage/Aid.svelte'
import Barrel from '../src/games/coupage/Barrel.svelte'
import { printedOf } from '../src/games/coupage/printed'
import Ticket from '../src/games/coupage/Ticket.svelte'
import { CellarTouching } from '../src/games/coupage/touching.svelte'
import type { CoupageView } from '../src/games/coupage/wire'
import { gameFixtures } from './game-fixtures'

vi.stubGlobal('fetch', () => new Promise(() => {})) // drawings are not needed here

const coup = gameFixtures<CoupView>('coup', ['coup-guide-swap-order'])
const coupage = gameFixtures<CoupageView>('coupage')
const touchingAt = (model: BoardModel<CoupageView>) =>
  new CellarTouching(
    () => model,
    () => ({}) as Controls,
  )

it('a spoiled barrel shows the turns that are left, as its sentence does', () => {
  const model = coupage.model('spoiled')
  const [seat, number] = [0, 3]
  const barrel = model.view.players[seat]!.barrels[number - 1]!
  expect([barrel.spoiled, barrel.spoiled_turns]).toEqual([3, 2])
  expect(coupage.words(barrel.waits, [])).toContain('2')
  const props = { barrel, seat, number, owner: '', touching: touchingAt(model), printed: printedOf(model.view) }
  const badge = /<span[^>]*\bpiq\b.*?<\/span>/s.exec(render(Barrel, { props }).body)![0]
  expect(badge.replace(/<[^>]*>/g, '').trim()).toBe('2')
  const ticket = /<b [^>]*>(.*?)<\/b>/.exec(render(Ticket, { props: { ...props, owner: 'Ben' } }).body)!
  expect(ticket[1]).toBe('2')
})

it('the wine list says how much Time a wine takes, whatever one holds; on a barrel, what is laid and what is missing', () => {
  const model = coupage.model('act')
  const list = (view: CoupageView) => {
    const at = { ...model, view }
    const { body } = render(Aid, { props: { model: at, touching: touchingAt(at) } })
    expect(body).not.toContain('time-none')
    return Array.from(body.matchAll(/<span[^>]*\bhours\b[^>]*>(.*?)<\/span>/gs), ([, inner]) =>
      Number(inner!.replace(/<[^>]*>/g, '')),
    )
  }
  const takes = model.view.aid.map(({ time }) => time)
  expect(list(model.view)).toEqual(takes)
  expect(list({ ...model.view, hand: [] })).toEqual(takes)
})

it('a tile that was just drawn has the sign of a tile that was just laid, and says so', () => {
  const model = coup.model('lay')
  const [name] = model.view.hand
  const shown = (fresh: string[]) => {
    const touching = new Touching<CoupView>(
      () => ({ ...model, fresh }),
      () => ({}) as Controls,
    )
    const tile = { name: name!, colour: name![0]!, number: Number(name!.slice(1)) }
    return render(Tile, {
      props: {
        tile,
        gain: 0,
        shares: { own: 0, others: 0 },
        coup: false,
        can: true,
        cannot: false,
        fate: 'none',
        choosing: false,
        stop: true,
        offset: null,
        touching,
        handle: () => {},
      } as never,
    }).body
  }
  expect(shown([name!])).toMatch(/class="[^"]*\bfresh\b/)
  expect(shown([name!])).toContain('coup-hand-tile-drawn') // no words are loaded here
  expect(shown([])).not.toContain('coup-hand-tile-drawn')
})
