import { describe, expect, it } from 'vitest'
import { aheadSince, along, leadChanges, margins, place, spread, ticks, turningPoints } from '../src/lib/turning-points'

const history = (...points: number[][]) => ({
  scores: points[0]!,
  steps: points.slice(1).map((scores) => ({ scores })),
})

describe('margins', () => {
  it('are those of the winner to the best other one', () => {
    expect(margins(history([0, 0, 0], [5, 3, 4], [5, 9, 4]), [0])).toEqual([0, 1, -4])
  })
  it('of winners who share it are those of the best of them', () => {
    expect(margins(history([0, 0, 0], [5, 3, 7]), [0, 2])).toEqual([0, 4])
  })
  it('are none where nobody won or everybody did', () => {
    expect(margins(history([0, 0]), [])).toEqual([])
    expect(margins(history([0, 0]), [0, 1])).toEqual([])
  })
})

describe('what decided the game', () => {
  const game = history([0, 0], [100, 0], [100, 300], [1000, 300], [1000, 700], [1010, 700])
  it('are the greatest swings, in the order of play', () => {
    expect(turningPoints(game, [0])).toEqual([
      { at: 3, before: -200, after: 700 },
      { at: 4, before: 700, after: 300 },
    ])
  })
  it('is one move, if the next is small beside it', () => {
    expect(turningPoints(history([0, 0], [1000, 0], [1000, 100]), [0]).map((turn) => turn.at)).toEqual([1])
  })
  it('of two equal swings the later comes first', () => {
    expect(turningPoints(history([0, 0], [5, 0], [10, 0], [15, 0]), [0], 1).map((turn) => turn.at)).toEqual([3])
  })
  it('is nothing, if nothing ever changed', () => {
    expect(turningPoints(history([3, 3], [3, 3]), [0])).toEqual([])
    expect(turningPoints(history([3, 3]), [0])).toEqual([])
  })
})

describe('the lead', () => {
  it('for good', () => {
    expect(aheadSince([0, 5, -3, 2, 4])).toBe(3)
    expect(aheadSince([1, 2])).toBe(0)
    expect(aheadSince([1, 0])).toBeNull()
    expect(aheadSince([])).toBeNull()
  })
  it('changes when somebody else alone is in front', () => {
    expect(leadChanges(history([0, 0], [1, 0], [1, 1], [1, 2], [3, 2]))).toBe(2)
    expect(leadChanges(history([0, 0], [1, 0], [1, 1], [2, 1]))).toBe(0)
  })
  it('gives places, shared by equals', () => {
    expect([0, 1, 2].map((number) => place([5, 9, 5], number))).toEqual([2, 1, 2])
  })
})

describe('the picture', () => {
  it('has round numbers on its axis', () => {
    expect(ticks(2340, 6500, 4)).toEqual([2000, 4000, 6000])
    expect(ticks(-3, 9, 5)).toEqual([-5, 0, 5])
    expect(ticks(7, 7)).toEqual([7])
  })
  it('has no half empty axis below the least', () => {
    expect(ticks(-3, 210, 5)).toEqual([0, 50, 100, 150, 200])
    expect(ticks(-30, 210, 5)).toEqual([-50, 0, 50, 100, 150, 200])
  })
  it('gives room to moves that change something', () => {
    const far = along(history([0, 0], [0, 0], [1, 0], [101, 0]))
    const steps = far.slice(1).map((value, at) => value - far[at]!)
    expect(far[0]).toBe(0)
    expect(steps[0]).toBeLessThan(steps[1]!)
    expect(steps[1]).toBeLessThan(steps[2]!)
  })
  it('keeps labels apart and inside', () => {
    expect(spread([10, 12, 50], 20, 0, 100)).toEqual([10, 30, 50])
    expect(spread([98, 99], 20, 0, 100)).toEqual([80, 100])
    expect(spread([], 20, 0, 100)).toEqual([])
  })
})
