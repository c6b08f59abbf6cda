/** What chance does, as a sequence one can follow. */
import { staged } from '../../lib/board/staged'
import type { Beat } from '../../wire'
import type { CapaDoroContinent, CapaDoroPlant, CapaDoroView } from './wire'

const SPACE = /^[A-Z]+-\d+-[A-Z]$/

export const { groups, moved, sequence } = staged<CapaDoroView>({ together, pieces, move, pause })

/** What is moved on the way; everything else is shown as it is now. */
function pieces({ continents, players, die, drawn, event, bag, turn }: CapaDoroView): Partial<CapaDoroView> {
  return { continents, players, die, drawn, event, bag, turn }
}

/** Whether what a choice is made with lies already where it lies in the present, with all that the choice depends on. */
export function isSettled(shown: CapaDoroView, now: CapaDoroView, viewer: number, touch: string): boolean {
  const continent = /^[A-Z]+/.exec(touch)?.[0]
  const same = (of: (view: CapaDoroView) => unknown) => JSON.stringify(of(shown)) === JSON.stringify(of(now))
  const at = (view: CapaDoroView) => view.continents.find(({ id }) => id === continent)
  if (SPACE.test(touch)) return same((view) => at(view)?.rows.find(({ id }) => touch.startsWith(`${id}-`)))
  const seat = /^player-(\d+)$/.exec(touch)?.[1] ?? viewer
  return same((view) => [at(view)?.market, view.players[Number(seat)]?.warehouse])
}

/** Seen together: a plantation with its bales, a harvest, the bales of a cigar. */
function together(one: Beat, other: Beat): boolean {
  if (one.face === 'coin' && other.face === 'coin') return true
  if (SPACE.test(one.source)) return one.source === other.source
  return one.source.startsWith('ware-') && one.target === 'discard' && other.target === 'discard'
}

/** How long a group is looked at before the next one comes, in ms. */
export function pause(group: readonly Beat[]): number {
  const face = group[0]?.face ?? ''
  if (face.startsWith('die-')) return 620
  if (face.startsWith('event-')) return 900
  return 340
}

function move(view: CapaDoroView, after: CapaDoroView, beat: Beat): CapaDoroView {
  const [kind, what = ''] = beat.face.split(/-(.*)/)
  if (kind === 'die') return { ...view, die: after.die, turn: after.turn, drawn: after.drawn.map(() => 0), event: '' }
  if (kind === 'event') return { ...view, event: after.event }
  if (kind === 'plant') return planted(view, beat, what)
  if (kind === 'bale') return baled(view, beat, what)
  if (kind === 'beetle' && beat.source === 'bag') return drawn(view, view.bag.length - 1)
  return view
}

function planted(view: CapaDoroView, { source, target }: Beat, owner: string): CapaDoroView {
  const own = /^\d+$/.test(owner)
  const plant: CapaDoroPlant = { kind: own ? 'own' : owner, seat: own ? Number(owner) : -1, bales: 0 }
  const left = space(view, source, () => null)
  return space(left, target, () => plant)
}

/** A bale moves. One that has left with its plantation is gone already. */
function baled(view: CapaDoroView, { source, target }: Beat, colour: string): CapaDoroView {
  const less = (plant: CapaDoroPlant | null) => plant && { ...plant, bales: Math.max(0, plant.bales - 1) }
  const more = (plant: CapaDoroPlant | null) => plant && { ...plant, bales: plant.bales + 1 }
  const at = view.continents.findIndex((continent) => continent.colour === colour)
  let shown = source === 'bag' ? drawn(view, at) : view
  shown = space(shown, source, less)
  shown = space(shown, target, more)
  shown = stocked(shown, source, at, -1)
  shown = stocked(shown, target, at, 1)
  return traded(traded(shown, source, -1), target, 1)
}

function drawn(view: CapaDoroView, cube: number): CapaDoroView {
  return {
    ...view,
    bag: view.bag.map((count, i) => count - Number(i === cube)),
    drawn: view.drawn.map((count, i) => count + Number(i === cube)),
  }
}

type Change = (plant: CapaDoroPlant | null) => CapaDoroPlant | null

/** A space by its name: its row, then the letter of its column. */
function space(view: CapaDoroView, place: string, change: Change): CapaDoroView {
  if (!SPACE.test(place)) return view
  const [row, column] = [place.slice(0, -2), COLUMNS.indexOf(place.slice(-1))]
  const inRow = (continent: CapaDoroContinent): CapaDoroContinent => ({
    ...continent,
    rows: continent.rows.map((each) =>
      each.id === row
        ? { ...each, spaces: each.spaces.map((plant, i) => (i === column ? change(plant) : plant)) }
        : each,
    ),
  })
  return {
    ...view,
    continents: view.continents.map((each) => (each.rows.some(({ id }) => id === row) ? inRow(each) : each)),
  }
}

/** The letters of the columns, as the names of spaces end. */
export const COLUMNS = ['S', 'G', 'H']

function stocked(view: CapaDoroView, place: string, colour: number, by: number): CapaDoroView {
  const seat = /^ware-(\d+)-/.exec(place)?.[1]
  if (seat === undefined) return view
  const players = view.players.map((player, i) =>
    i === Number(seat)
      ? { ...player, warehouse: player.warehouse.map((count, c) => count + (c === colour ? by : 0)) }
      : player,
  )
  return { ...view, players }
}

function traded(view: CapaDoroView, place: string, by: number): CapaDoroView {
  const continents = view.continents.map((continent) =>
    continent.id === place
      ? { ...continent, market: { ...continent.market, bales: continent.market.bales + by } }
      : continent,
  )
  return { ...view, continents }
}
