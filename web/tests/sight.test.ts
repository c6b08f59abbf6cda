import { beforeEach, describe, expect, it } from 'vitest'
import { Sight } from '../src/lib/sight.svelte'
import type { Scene, ServerMessage } from '../src/wire'

const scene = (value: number, viewer = 1): Scene => ({ viewer, view: { to_act: value }, choices: [] }) as unknown as Scene
const snapshot = (n: number, value: number, viewer = 1): ServerMessage =>
  ({ t: 'snapshot', n, edition: 'e', scene: scene(value, viewer), log: [], earlier: 0, since: [], now: 5 }) as ServerMessage
const update = (n: number, value: number): ServerMessage => ({
  t: 'update', n, changes: [[['view', 'to_act'], value]], log: [{ key: `line-${n}`, args: {}, touches: [] }], ack: '',
})
const current = (n: number): ServerMessage => ({ t: 'current', n, now: 5 })

describe('what a viewer was shown', () => {
  let sight: Sight
  const value = () => (sight.scene?.view as unknown as { to_act: number } | undefined)?.to_act

  beforeEach(() => {
    sight = new Sight()
    sight.viewer = 1
    sight.hear(snapshot(3, 30))
  })

  it('follows updates one by one', () => {
    expect(sight.hear(update(4, 40))).toBe(true)
    expect([sight.n, value()]).toEqual([4, 40])
    expect(sight.log.map((told) => told.line.key)).toEqual(['line-4'])
  })

  it('ignores repetitions', () => {
    sight.hear(update(4, 40))
    expect(sight.hear(update(4, 99))).toBe(true)
    expect(value()).toBe(40)
    expect(sight.log).toHaveLength(1)
  })

  it('notices a gap, asks, and goes on when it is filled', () => {
    expect(sight.hear(update(5, 50))).toBe(false)
    expect(value()).toBe(30)
    expect(sight.look()).toEqual({ t: 'look', viewer: 1, n: 3, edition: 'e' })
    expect(sight.hear(update(4, 40))).toBe(true) // an answer is under way
    sight.hear(update(5, 50))
    expect(sight.hear(current(5))).toBe(true)
    expect([sight.n, value(), sight.looking]).toEqual([5, 50, false])
  })

  it('does not fall back to a snapshot that was overtaken', () => {
    sight.hear(update(4, 40))
    sight.hear(snapshot(3, 30))
    expect(value()).toBe(40)
  })

  it('takes a snapshot it asked for, even an older one: a backup was restored', () => {
    sight.reconnected()
    sight.hear(snapshot(1, 10))
    expect([sight.n, value()]).toEqual([1, 10])
  })

  it('ignores what was asked for through other eyes', () => {
    sight.look(2)
    sight.hear(snapshot(9, 90, 1))
    expect(sight.scene).toBeNull()
    sight.hear(snapshot(2, 20, 2))
    expect(value()).toBe(20)
  })

  it('asks for everything when a change has no place', () => {
    const broken: ServerMessage = { t: 'update', n: 4, changes: [[['view', 'no', 'place'], 1]], log: [], ack: '' }
    expect(sight.hear(broken)).toBe(false)
    expect(sight.look()).toEqual({ t: 'look', viewer: 1, n: -1, edition: 'e' })
    sight.hear(snapshot(4, 40))
    expect(value()).toBe(40)
  })

  it('keeps talk in order, once, and forgets what is taken back', () => {
    const said = (line: number): ServerMessage => ({ t: 'said', line, person: 'p', name: 'Ada', seat: 0, text: `${line}`, at: 1 })
    for (const line of [2, 1, 2]) sight.hear(said(line))
    expect(sight.chat.map((each) => each.line)).toEqual([1, 2])
    sight.hear({ t: 'unsaid', line: 1 })
    expect(sight.chat.map((each) => each.line)).toEqual([2])
  })
})
