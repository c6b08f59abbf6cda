import { describe, expect, it } from 'vitest'
import { applyChanges } from '../src/lib/changes'

const scene = { view: { players: [{ cash: 900 }, { cash: 800 }], to_act: 0 }, choices: ['a'] }

describe('an update changes a scene', () => {
  it('at the places it names, in order', () => {
    const now = applyChanges(scene, [
      [['view', 'players', 0, 'cash'], 700],
      [['view', 'to_act'], 1],
      [['choices'], []],
    ])
    expect(now).toEqual({ view: { players: [{ cash: 700 }, { cash: 800 }], to_act: 1 }, choices: [] })
  })

  it('and leaves the old scene, and what did not change, as they were', () => {
    const now = applyChanges(scene, [[['view', 'to_act'], 1]])
    expect(scene.view.to_act).toBe(0)
    expect(now.view.players).toBe(scene.view.players)
  })

  it('makes a list longer just behind its end', () => {
    expect(applyChanges(scene, [[['choices', 1], 'b']]).choices).toEqual(['a', 'b'])
  })

  it('replaces everything by an empty place', () => {
    expect(applyChanges<unknown>(scene, [[[], { other: 1 }]])).toEqual({ other: 1 })
  })

  it.each([
    [['view', 'nothing', 'here']],
    [['choices', 3]],
    [['choices', 1, 'deeper']],
    [['view', 'to_act', 'deeper']],
    [['missing']],
  ])('refuses a place that is not there: %j', (path) => {
    expect(() => applyChanges(scene, [[path, 1]])).toThrow(RangeError)
  })
})
