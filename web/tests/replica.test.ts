import { beforeEach, describe, expect, it } from 'vitest'
import { SceneReplica } from '../src/lib/replica.svelte'
import type { Scene, ServerMessage } from '../src/wire'

const scene = (value: number, viewer = 1): Scene =>
  ({ viewer, view: { to_act: value }, choices: [] }) as unknown as Scene
const snapshot = (n: number, value: number, viewer = 1): ServerMessage =>
  ({
    t: 'snapshot',
    n,
    edition: 'e',
    scene: scene(value, viewer),
    log: [],
    earlier: 0,
    since: [],
    now: 5,
  }) as ServerMessage
const update = (n: number, value: number): ServerMessage => ({
  t: 'update',
  n,
  changes: [[['view', 'to_act'], value]],
  log: [{ key: `line-${n}`, args: {}, touches: [] }],
  beats: [{ face: `B${n}`, source: 'seat-0', target: `B${n}` }],
  ack: '',
})
const current = (n: number): ServerMessage => ({ t: 'current', n, now: 5 })

describe('what a viewer was shown', () => {
  let replica: SceneReplica
  const value = () => (replica.scene?.view as unknown as { to_act: number } | undefined)?.to_act

  beforeEach(() => {
    replica = new SceneReplica()
    replica.viewer = 1
    replica.hear(snapshot(3, 30))
  })

  it('follows updates one by one', () => {
    expect(replica.hear(update(4, 40))).toBe(true)
    expect([replica.n, value()]).toEqual([4, 40])
    expect(replica.log.map((told) => told.line.key)).toEqual(['line-4'])
    expect(replica.beats.map(({ target }) => target)).toEqual(['B4'])
  })

  it('shows no movement after a snapshot', () => {
    replica.hear(update(4, 40))
    replica.look()
    replica.hear(snapshot(9, 90))
    expect(replica.beats).toEqual([])
  })

  it('ignores repetitions', () => {
    replica.hear(update(4, 40))
    expect(replica.hear(update(4, 99))).toBe(true)
    expect(value()).toBe(40)
    expect(replica.log).toHaveLength(1)
  })

  it('notices a gap, asks, and goes on when it is filled', () => {
    expect(replica.hear(update(5, 50))).toBe(false)
    expect(value()).toBe(30)
    expect(replica.look()).toEqual({ t: 'look', viewer: 1, n: 3, edition: 'e' })
    expect(replica.hear(update(4, 40))).toBe(true) // an answer is under way
    replica.hear(update(5, 50))
    expect(replica.hear(current(5))).toBe(true)
    expect([replica.n, value(), replica.looking]).toEqual([5, 50, false])
  })

  it('does not fall back to a snapshot that was overtaken', () => {
    replica.hear(update(4, 40))
    replica.hear(snapshot(3, 30))
    expect(value()).toBe(40)
  })

  it('takes a snapshot it asked for, even an older one: a backup was restored', () => {
    replica.reconnected()
    replica.hear(snapshot(1, 10))
    expect([replica.n, value()]).toEqual([1, 10])
  })

  it('ignores what was asked for through other eyes', () => {
    replica.look(2)
    replica.hear(snapshot(9, 90, 1))
    expect(replica.scene).toBeNull()
    replica.hear(snapshot(2, 20, 2))
    expect(value()).toBe(20)
  })

  it('asks for everything when a change has no place', () => {
    const broken: ServerMessage = {
      t: 'update',
      n: 4,
      changes: [[['view', 'no', 'place'], 1]],
      log: [],
      beats: [],
      ack: '',
    }
    expect(replica.hear(broken)).toBe(false)
    expect(replica.look()).toEqual({ t: 'look', viewer: 1, n: -1, edition: 'e' })
    replica.hear(snapshot(4, 40))
    expect(value()).toBe(40)
  })

  it('keeps talk in order, once, and forgets what is taken back', () => {
    const said = (line: number): ServerMessage => ({
      t: 'said',
      line,
      person: 'p',
      name: 'Ada',
      seat: 0,
      text: `${line}`,
      at: 1,
    })
    for (const line of [2, 1, 2]) replica.hear(said(line))
    expect(replica.chat.map((each) => each.line)).toEqual([1, 2])
    replica.hear({ t: 'unsaid', line: 1 })
    expect(replica.chat.map((each) => each.line)).toEqual([2])
  })
})
