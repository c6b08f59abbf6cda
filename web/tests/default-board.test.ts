import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dropped } from '../src/board/dragging'
import { arranged, besideName, cardWidth, fallStep, hasSeats, indexed, isFigure, tellsMore } from '../src/board/layout'
import { bringing, flags, ghosts, merged, slips } from '../src/board/marks'
import { pieceName, placeName, stateName } from '../src/board/naming'
import { Shown } from '../src/board/shown.svelte'
import { sources } from '../src/board/sums'
import type { Drag } from '../src/lib/board/drag.svelte'
import type { BoardModel, Controls } from '../src/lib/game-ui'
import { loadBoardWords, loadWords } from '../src/lib/words.svelte'
import { seatInks } from '../src/pieces/avatar'
import type { Choice, Effect, GameView, Layout, Line, Mark, Piece, Zone } from '../src/wire'
import { web } from './game-fixtures'

interface Kept {
  view: GameView
  layout: Layout
  names: string[]
  choices: Choice[]
  effects: Record<string, Effect>
}
const kept = (name: string) => JSON.parse(readFileSync(join(web, `tests/fixtures/board-${name}.json`), 'utf8')) as Kept
const words = (text: string): Line => ({ key: 'table-as-written', args: { text }, touches: [] })
const zone = (id: string, kind: Zone['kind'], more: Partial<Zone> = {}): Zone => ({
  id,
  kind,
  name: words(id),
  ...more,
})
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({ id, name: words(id), ...more })
const mark = (place: string, kind: Mark['kind'], amount = 0, seat = -1): Mark => ({ place, kind, amount, seat })
const choice = (text: string, touches: string[], whole = true): Choice => ({
  action: 0,
  text,
  touches,
  group: '',
  whole,
  label: words(`Do ${text}`),
})
const ids = (zones: readonly { zone: Zone }[]) => zones.map((block) => block.zone.id)

beforeAll(async () => {
  await loadWords('en')
  await loadBoardWords('lost')
})

describe('where zones are drawn', () => {
  it('those of others above, shared ones between, own ones below, held ones on the rack', () => {
    const { rack, bands } = arranged(kept('lost').layout, 0)
    expect(rack.map(({ id }) => id)).toEqual(['hand'])
    expect(bands.map((band) => 'full' in band && band.full.zone.id)).toEqual(['hers', 'discards', 'mine'])
  })

  it('a stack stands beside the zone before it', () => {
    const { bands } = arranged(kept('lost').layout, 0)
    const discards = bands[1]!
    expect('full' in discards && discards.full.beside.map(({ id }) => id)).toEqual(['deck'])
  })

  it('small zones share the width in two columns, in their order', () => {
    const { bands } = arranged(kept('mill').layout, 0)
    const [wheel, rest] = bands
    expect(wheel && 'full' in wheel && wheel.full.zone.id).toBe('wheel')
    expect(rest && 'left' in rest && [ids(rest.left), ids(rest.right)]).toEqual([['yard'], ['stores', 'orders']])
  })

  it('backs that nobody touches stand beside the name of their owner', () => {
    const { layout } = kept('tide')
    expect(besideName(layout, 2, 0).map(({ id }) => id)).toEqual(['hand-2'])
    expect(besideName(layout, 0, 0)).toEqual([])
  })

  it('a pile of somebody else that can be touched lies on the mat', () => {
    const hand = zone('hand-1', 'stack', { owner: 1, places: [{ pieces: [piece('back', { facing: 'down' })] }] })
    expect(besideName({ zones: [hand] }, 1, 0)).toEqual([])
    expect(arranged({ zones: [hand] }, 0).bands).toHaveLength(1)
  })

  it('only stacks, or nothing at all, are a table too', () => {
    expect(arranged({ zones: [zone('a', 'stack'), zone('b', 'stack')] }, 0).bands).toHaveLength(1)
    expect(arranged({}, 0)).toEqual({ rack: [], bands: [] })
    expect(arranged(null, -1)).toEqual({ rack: [], bands: [] })
  })

  it('own cards are larger than those of others, and many of them smaller', () => {
    const wide = { falls: true, half: false, beside: 0 }
    const five = Array.from({ length: 5 }, () => ({}))
    const own = cardWidth(zone('a', 'row', { owner: 0, places: five }), 0, wide)
    expect(own).toBeGreaterThan(cardWidth(zone('a', 'row', { owner: 1, places: five }), 0, wide))
    const crowd = Array.from({ length: 14 }, () => ({}))
    expect(cardWidth(zone('a', 'row', { owner: 0, places: crowd }), 0, wide)).toBeLessThan(own)
  })

  it('places of a zone of one player are not those of several players', () => {
    const wide = { falls: true, half: false, beside: 0 }
    const places = Array.from({ length: 5 }, () => ({ owner: 1 }))
    const unowned = Array.from({ length: 5 }, () => ({}))
    expect(hasSeats(zone('trick', 'row', { places }))).toBe(true)
    expect(hasSeats(zone('hers', 'row', { owner: 1, places }))).toBe(false)
    const width = cardWidth(zone('hers', 'row', { owner: 1, places: unowned }), 0, wide)
    expect(cardWidth(zone('hers', 'row', { owner: 1, places }), 0, wide)).toBe(width)
  })

  it('a long fall lies closer together, but every index shows', () => {
    const fall = (count: number) =>
      zone('a', 'row', { places: [{ pieces: Array.from({ length: count }, () => piece('x')) }] })
    expect(fallStep(fall(9), 74)).toBeLessThan(fallStep(fall(3), 74))
    expect(fallStep(fall(40), 74)).toBe(17)
  })
})

describe('what a choice would bring', () => {
  const { layout, effects, choices } = kept('mill')
  const index = indexed(layout)
  const mill = effects['mill']!

  it('stands under the prompt: at most four marks that can be named, equal ones added up', () => {
    expect(slips(mill, index)).toHaveLength(4)
    expect(slips({ ...mill, marks: [mark('nowhere', 'goes')] }, index)).toEqual([])
    expect(merged([mark('a', 'gain', 2, 1), mark('a', 'gain', 3, 1), mark('a', 'gain', 1, 0)])).toEqual([
      mark('a', 'gain', 5, 1),
      mark('a', 'gain', 1, 0),
    ])
  })

  it('is flagged at its places, one flag for each', () => {
    const found = flags(mill, index)
    expect(found.get('store-grain')).toEqual(mark('store-grain', 'loss', 2))
    expect(found.get('mill')?.kind).toBe('blocked')
    expect(found.get('wheel-6')?.amount).toBe(6)
    expect(found.size).toBe(3)
  })

  it('shows the piece where it would lie', () => {
    const found = ghosts(index.get('worker-1')!.piece!, mill, index)
    expect([...found.keys()]).toEqual(['mill', 'wheel-6'])
    expect(found.get('mill')).toMatchObject({ shape: 'pawn', seat: 0, id: '' })
    expect(ghosts(null, mill, index).size).toBe(0)
  })

  it('is cut into the rack if it is one thing: one’s own points before all else', () => {
    expect(bringing([choices[2]!], (text) => effects[text] ?? null, 0)).toEqual(mark('', 'gain', 4, 0))
    const two = [choice('a', ['x']), choice('b', ['x'])]
    const effect: Effect = { lines: [], marks: [mark('x', 'gain', 1, 0)], costly: false }
    expect(bringing(two, () => effect, 0)).toBeNull()
    expect(bringing(two, (text) => (text === 'a' ? effect : null), 0)).toEqual(mark('x', 'gain', 1, 0))
    const many = ['a', 'b', 'c', 'd'].map((text) => choice(text, ['x', `spot-${text}`]))
    expect(bringing(many, (text) => (text === 'a' ? effect : null), 0)).toBeNull()
  })
})

describe('a piece that is dropped', () => {
  const none = () => []
  const lay = choice('lay W9', ['W9', 'mine-W'])
  const discard = choice('discard W9', ['W9', 'heap-W'])

  it('makes the choice of the piece and the place', () => {
    expect(dropped([lay, discard], 'W9', 'heap-W', none)).toEqual({ play: discard, then: '' })
    expect(dropped([lay, discard], 'W9', 'deck', none)).toBeNull()
    expect(dropped([lay], 'W9', 'W9', none)).toBeNull()
  })

  it('goes where its only choice brings it', () => {
    const play = choice('19', ['card-19'])
    expect(dropped([play], 'card-19', 'trick-0', () => ['trick-0'])).toEqual({ play, then: '' })
    expect(dropped([play], 'card-19', 'trick-1', () => ['trick-0'])).toBeNull()
  })

  it('begins a move of several steps, and the place answers the next one', () => {
    const first = choice('take', ['pawn'], false)
    expect(dropped([first], 'pawn', 'mill', none)).toEqual({ play: first, then: 'mill' })
    expect(dropped([first], 'pawn', 'mill', () => ['mill', 'field'])).toEqual({ play: first, then: 'mill' })
  })

  it('does nothing if it is not clear which choice is meant', () => {
    const two = [choice('a', ['p', 'q']), choice('b', ['p', 'q'])]
    expect(dropped(two, 'p', 'q', none)).toBeNull()
  })
})

describe('pieces and places in words', () => {
  it('say what they are, how many, and in which state', () => {
    expect(pieceName(piece('a', { name: words('White 9') }), [])).toBe('White 9')
    expect(pieceName(piece('a', { name: words('card'), count: 14, facing: 'down' }), [])).toBe('14 × card, face down')
    expect(pieceName(piece('a', { name: words('17'), badge: words('ahead'), off: true }), [])).toBe(
      '17, ahead, no longer counts',
    )
    expect(pieceName(piece('a', { name: words('Bakery'), needs: [words('2 grain')] }), [])).toBe('Bakery, 2 grain')
  })

  it('places say what lies there', () => {
    const pieces = [piece('a', { name: words('White 3') }), piece('b', { name: words('White 4') })]
    expect(placeName({ pieces, value: -10 }, words('Your expeditions'), [])).toBe(
      'Your expeditions, White 3 and White 4, −10',
    )
    expect(placeName({ owner: 1 }, words('Trick'), ['Léa', 'Nora'])).toBe('Nora, empty')
    expect(placeName({ name: words('Market'), note: words('opens on day 4'), closed: true }, words('Yard'), [])).toBe(
      'Market, empty, opens on day 4, not possible now',
    )
  })

  it('are not called empty where a number or a line of a table tells what there is', () => {
    expect(placeName({ name: words('Meunier'), value: 55 }, words('Supply'), [])).toBe('Meunier, 55')
    expect(placeName({ name: words('F01 Paris'), cells: ['M', 1] }, words('Orders'), [])).toBe('F01 Paris')
  })

  it('a number that the only piece has already is not said twice', () => {
    const wines = piece('a', { name: words('Meunier'), count: 3 })
    expect(placeName({ name: words('M'), pieces: [wines], value: 3 }, words('Winery'), [])).toBe('M, 3 × Meunier')
    expect(placeName({ name: words('M'), pieces: [wines], value: '+2' }, words('Grid'), [])).toBe('M, 3 × Meunier, +2')
    expect(tellsMore({ pieces: [wines], value: 3 })).toBe(false)
    expect(tellsMore({ value: 0 })).toBe(true)
  })

  it('a place that only has a number waits for no piece', () => {
    expect(isFigure({ name: words('CCC → C'), value: '×2' })).toBe(true)
    expect(isFigure({ name: words('Yellow'), colour: 'Y', value: 0 })).toBe(false)
    expect(isFigure({ name: words('Spot') })).toBe(false)
  })

  it('say what can be done, and what it would bring', () => {
    const can = { can: true, picked: false, fresh: false, chosen: false }
    const effect: Effect = { lines: [words('It beats 17.')], marks: [], costly: false }
    expect(stateName(can, [choice('19', ['x'])], () => effect, [])).toBe('Do 19, It beats 17')
    const marks = { ...effect, lines: [], marks: [mark('x', 'gain', 18, 0)] }
    expect(stateName(can, [choice('19', ['x'])], () => marks, ['Léa'])).toBe('Do 19, Léa +18')
    expect(stateName(can, [choice('a', ['x']), choice('b', ['x'])], () => null, [])).toBe('2 choices')
    expect(stateName({ ...can, chosen: true, fresh: true }, [choice('a', ['x'])], () => null, [])).toBe(
      'just moved, chosen',
    )
  })

  it('seats have letters on inks of their own', () => {
    const names = ['Léa', 'Léa', 'Nora', 'Léa']
    expect(new Set(seatInks(names)).size).toBe(4)
  })
})

describe('what a touch means', () => {
  const controls = { consider: vi.fn(), play: vi.fn(), touch: vi.fn(), drop: vi.fn() }
  function shown(more: Partial<BoardModel>): Shown {
    const model = {
      viewer: 0,
      names: ['Léa'],
      layout: null,
      view: { begun: [] },
      asked: [],
      choices: [],
      chosen: [],
      considered: null,
      picked: null,
      effect: null,
      effectOf: () => null,
      fresh: [],
      lit: [],
      ...more,
    } as unknown as BoardModel
    return new Shown(
      () => model,
      () => controls as unknown as Controls,
      () => null as unknown as Drag,
    )
  }
  const card = piece('W2')

  it('a piece’s own choice comes before that of its place', () => {
    const both = shown({ choices: [choice('draw', ['heap']), choice('look', ['W2'])] })
    expect(both.touched(card, { id: 'heap', pieces: [card] })).toBe('W2')
    const place = shown({ choices: [choice('draw', ['heap'])] })
    expect(place.touched(card, { id: 'heap', pieces: [card] })).toBe('heap')
  })

  it('without any choice the piece is asked about, or else its place', () => {
    expect(shown({}).touched(card, { id: 'heap', pieces: [card] })).toBe('W2')
    expect(shown({}).touched(piece(''), { id: 'heap' })).toBe('heap')
    expect(shown({}).touched(piece(''), {})).toBe('')
  })

  it('a piece of a set that was chosen is put back', () => {
    const some = shown({ choices: [choice('aside W2', ['W2'])], chosen: [choice('aside W2', ['W2'])] })
    expect(some.look('W2')).toMatchObject({ chosen: true, can: true })
    const button = some.button('W2', 'White 2')
    expect(button['aria-label']).toBe('White 2, chosen')
    ;(button.onclick as () => void)()
    expect(controls.drop).toHaveBeenCalledWith('aside W2')
  })

  it('of several equal pieces one after the other is chosen, and the last one put back', () => {
    controls.play.mockClear()
    controls.drop.mockClear()
    const aside = choice('aside W2', ['W2'])
    const hand = { id: 'hand', kind: 'row', name: words('Hand'), places: [{ pieces: [{ ...card, count: 2 }] }] }
    const layout = { zones: [hand] } as unknown as Layout
    const press = (chosen: Choice[]) => {
      const { onclick } = shown({ layout, choices: [aside], chosen }).button('W2', 'White 2')
      onclick({ currentTarget: null, detail: 0 } as unknown as MouseEvent)
    }
    press([aside])
    expect(controls.play).toHaveBeenCalledTimes(1)
    press([aside, aside])
    expect(controls.play).toHaveBeenCalledTimes(1)
    expect(controls.drop).toHaveBeenCalledExactlyOnceWith('aside W2')
  })

  it('pieces of an unfinished move stay marked when they are no longer offered', () => {
    const choices = [choice('take W2', ['W2'], false)]
    const model: { choices: Choice[]; begun: string[] } = { choices, begun: [] }
    const now = () => ({ viewer: 0, view: { begun: model.begun }, chosen: [], ...model }) as unknown as BoardModel
    const marked = new Shown(
      now,
      () => controls as unknown as Controls,
      () => null as unknown as Drag,
    )
    expect(marked.begun.has('W2')).toBe(false)
    model.begun = ['take W2']
    model.choices = [choice('to mill', ['mill'])]
    expect(marked.begun.has('W2')).toBe(true)
  })

  it('its label says the move and its effect', () => {
    const effect: Effect = { lines: [words('−10 becomes 8.')], marks: [], costly: false }
    const some = shown({ choices: [choice('lay', ['W9'])], effectOf: () => effect, fresh: ['W9'] })
    expect(some.label('W9', 'White 9')).toBe('White 9, just moved, Do lay, −10 becomes 8')
  })
})

describe('the account', () => {
  it('has a row for each source, with what every seat had of it', () => {
    const line = (text: string, points: number) => ({ source: words(text), points })
    const rows = sources([[line('Tricks', 2), line('Bonus', 5), line('Tricks', 1)], [line('Tricks', 4)]])
    expect(rows.map(({ source, points }) => [source.args?.['text'], [...points]])).toEqual([
      [
        'Tricks',
        [
          [0, 3],
          [1, 4],
        ],
      ],
      ['Bonus', [[0, 5]]],
    ])
  })
})
