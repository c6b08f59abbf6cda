import { expect, it } from 'vitest'
import { freshPieces, sinceOwn } from '../src/table/since'

const told = (seat: number | null, ...touches: string[]) => ({
  n: 0,
  line: { key: 'k', args: (seat === null ? {} : { seat }) as Record<string, number>, touches },
})
const log = [told(0, 'A'), told(1, 'B'), told(null, 'R'), told(2, 'C')]

it('is what others did after one’s own last line', () => {
  expect(sinceOwn(log, 0)?.map((line) => line.line.touches)).toEqual([['B'], ['C']])
  expect(sinceOwn(log, 2)).toEqual([])
  expect(sinceOwn(log, 3)).toBeNull()
})

it('marks those pieces, or those of the last move', () => {
  expect(freshPieces(log, 0)).toEqual(['B', 'C'])
  expect(freshPieces(log, 2)).toEqual(['C'])
  expect(freshPieces(log, -1)).toEqual(['C'])
  expect(freshPieces([], 0)).toEqual([])
})
