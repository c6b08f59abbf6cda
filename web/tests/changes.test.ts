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

describe('an update changes a layout', () => {
  const card = (id: string) => ({ pieces: [{ id, name: { key: id, args: {}, touches: [] } }] })
  const hand = { id: 'hand', kind: 'row', name: { key: 'hand', args: {}, touches: [] }, places: [card('a'), card('b')] }
  const deck = { id: 'deck', kind: 'stack', name: { key: 'deck', args: {}, touches: [] } }
  const at = { view: { to_act: 0 }, layout: { zones: [deck, hand], accent: 'blue' } }

  it('as a whole', () => {
    expect(applyChanges(at, [[['layout'], null]]).layout).toBeNull()
  })

  it('by the id of a zone, in its place', () => {
    const now = applyChanges(at, [[['layout', 'deck'], { ...deck, note: 'x' }]])
    expect(now.layout.zones).toEqual([{ ...deck, note: 'x' }, hand])
    expect(now.layout.zones[1]).toBe(hand)
    expect(now.layout.accent).toBe('blue')
    expect(at.layout.zones[0]).toBe(deck)
  })

  it('by a place of a zone', () => {
    const now = applyChanges(at, [[['layout', 'hand', 'places', 1], card('c')]])
    expect(now.layout.zones[1]).toEqual({ ...hand, places: [card('a'), card('c')] })
    expect(now.layout.zones[0]).toBe(deck)
  })

  it.each([[['layout', 'nowhere']], [['layout', 'hand', 'places', 4]], [['layout', 'deck', 'places', 0]]])(
    'and refuses what is not there: %j',
    (path) => {
      expect(() => applyChanges(at, [[path, card('z')]])).toThrow(RangeError)
    },
  )

  it('and refuses zones where there is no layout', () => {
    expect(() => applyChanges({ view: 1, layout: null }, [[['layout', 'hand'], hand]])).toThrow(RangeError)
  })
})
