/** What the move under the finger would change on the board: read off the marks of its effect. */
import { Marks } from '../../lib/board/marks'
import type { Effect } from '../../wire'
import type { CoupRun } from './wire'
import { tileOf } from './pieces'

/** What a row would be. */
export interface Preview {
  /** the number of the tile that would lie there */
  ghost: number
  /** the run it would lie in */
  run: CoupRun
  /** what a token would gain */
  gain: number
  /** numbers that would make the Coup then */
  coups: number[]
  /** tiles that would still be missing for it */
  missing: number
}

export function previewOf(effect: Effect | null, colour: string): Preview | null {
  const marks = effect?.marks ?? []
  const value = `value-${colour}`
  const run = marks.find(({ place }) => place.startsWith(`${value}/run-`))
  const tile = marks.find(({ place, kind }) => kind === 'goes' && place[0] === colour)
  if (!run || !tile) return null
  const [first = 0, last = 0] = run.place.split('-').slice(-2).map(Number)
  return {
    ghost: tileOf(tile.place).number,
    run: { first, last, value: run.amount },
    gain: new Marks(effect).change(value),
    coups: marks
      .filter(({ place }) => place[0] === colour && place.endsWith('/coup'))
      .map(({ place }) => tileOf(place.slice(0, -'/coup'.length)).number),
    missing: marks.find(({ place }) => place === `${value}/missing`)?.amount ?? 0,
  }
}

/** How a number of the viewer's would change. */
export function changeOf(effect: Effect | null, what: 'cash' | 'worth', seat: number): number {
  return new Marks(effect).change(`${what}-${seat}`)
}
