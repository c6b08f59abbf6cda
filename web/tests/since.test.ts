import { describe, expect, it } from 'vitest'
import { concerns, freshPieces, hurtPieces, merged, shortened, sinceOwn, sinceTurn } from '../src/table/since'
import type { Told } from '../src/wire'

/** What seat did with which pieces, told as the n-th thing. */
const told = (n: number, seat: number | null, ...touches: string[]): Told => ({
  n,
  line: { key: 'k', args: seat === null ? {} : { seat }, touches, instead: false },
})
const log = [told(1, 0, 'A'), told(2, 1, 'B'), told(3, null, 'R'), told(4, 2, 'C')]
const touched = (lines: readonly Told[] | null) => lines?.map(({ line }) => line.touches)

it('is what others did after one’s own last line', () => {
  expect(touched(sinceOwn(log, 0))).toEqual([['B'], ['C']])
  expect(sinceOwn(log, 2)).toEqual([])
  expect(sinceOwn(log, 3)).toBeNull()
})

it('marks those pieces, or those of the last move', () => {
  expect(freshPieces(log, 0)).toEqual(['B', 'C'])
  expect(freshPieces(log, 2)).toEqual(['C'])
  expect(freshPieces(log, -1)).toEqual(['C'])
  expect(freshPieces([], 0)).toEqual([])
})

it('survives a forced move of one’s own, and what another’s move brings one', () => {
  const harvest = [told(5, 1, 'D'), told(5, 0, 'forced'), told(5, 2, 'E')]
  expect(touched(sinceOwn([...log, ...harvest], 0))).toEqual([['B'], ['C'], ['D'], ['forced'], ['E']])
})

it('leaves out what one’s own move brought oneself', () => {
  expect(touched(sinceOwn([told(1, 0, 'A'), told(1, 0, 'drawn'), told(1, 1, 'B')], 0))).toEqual([['B']])
  const resolved = [told(1, 0, 'placed'), told(1, 1, 'ships'), told(1, 0, 'harvests')]
  expect(touched(sinceOwn(resolved, 0))).toEqual([['ships'], ['harvests']])
})

it('stays in the list while one’s own turn goes on, until somebody else moves', () => {
  const turn = [...log, told(5, 0, 'drawn'), told(5, 0, 'more'), told(6, 0, 'laid')]
  expect(sinceOwn(turn, 0)).toEqual([])
  expect(touched(sinceTurn(turn, 0))).toEqual([['B'], ['C']])
  expect(touched(sinceTurn([...turn, told(7, 1, 'D')], 0))).toEqual([['D']])
  expect(sinceTurn([told(1, 1, 'B'), told(2, 0, 'A')], 0)).toEqual([]) // the first turn: no "since"
  expect(sinceTurn(log, 3)).toBeNull()
})

describe('lines that repeat', () => {
  const again = (n: number, ...touches: string[]): Told => {
    const { line } = told(n, 1, ...touches)
    return { n, line: { ...line, instead: true } }
  }
  it('are shown as the last of them, which says it all', () => {
    const lines = [told(1, 0, 'A'), told(2, 1, 'Y'), again(3, 'Y', 'R'), again(4, 'Y', 'R'), told(5, 2, 'C')]
    expect(touched(merged(lines))).toEqual([['A'], ['Y', 'R'], ['C']])
    expect(touched(sinceOwn(lines, 0))).toEqual([['Y', 'R'], ['C']])
  })
})

describe('what others did to the viewer', () => {
  const spoiled: Told = {
    n: 5,
    line: { key: 'k', args: { seat: 1, owner_seat: 0 }, touches: ['barrel-0-1'], instead: false },
  }
  it('is told apart', () => {
    expect(concerns(spoiled, 0)).toBe(true)
    expect([concerns(spoiled, 1), concerns(spoiled, 2), concerns(spoiled, -1)]).toEqual([false, false, false])
    expect(concerns({ ...spoiled, line: { ...spoiled.line, args: { seat: 0, owner_seat: 0 } } }, 0)).toBe(false)
  })
  it('comes first, then what else befell the viewer, then what the others did last', () => {
    const lines = [told(5, 1, 'A'), told(5, 0, 'B'), told(6, 2, 'C'), told(7, 1, 'D')]
    const few = shortened([...lines, spoiled], 0, 3)
    expect(touched(few.hurt)).toEqual([['barrel-0-1']])
    expect(touched(few.rest)).toEqual([['B'], ['D']])
    expect(touched(shortened(lines, 0, 2).rest)).toEqual([['B'], ['D']])
    expect(shortened([...lines, spoiled, spoiled], 0, 1)).toEqual({ hurt: [spoiled, spoiled], rest: [] })
  })
  it('marks the pieces until the viewer has acted', () => {
    expect(hurtPieces([...log, spoiled], 0)).toEqual(['barrel-0-1'])
    expect(hurtPieces([...log, spoiled, told(6, 0, 'A')], 0)).toEqual([])
  })
})
