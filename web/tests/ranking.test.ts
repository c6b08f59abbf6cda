import { expect, it } from 'vitest'
import { ranking } from '../src/lib/ranking'

const ranks = (scores: number[], won?: number[]) => ranking(scores, won).map(({ seat, rank }) => [seat, rank])

it('ranks players, equals together', () => {
  expect(ranks([10, 30, 10, 20])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ])
})

it('puts whoever has won first, whatever the numbers say', () => {
  expect(ranks([3, 2, 3], [2])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ])
})

it('puts whoever a tie-break has made the winner before their equals', () => {
  expect(ranks([2, 2, 1], [1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ])
})

it('gives the first place to all who share a victory', () => {
  expect(ranks([2, 2, 1], [0, 1])).toEqual([
    [0, 1],
    [1, 1],
    [2, 3],
  ])
})
