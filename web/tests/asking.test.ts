import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Choosing } from '../src/table/choosing.svelte'
import type { Choice, Effect, Line, Picks, Scene, ServerMessage } from '../src/wire'
import { FakeSocket, stubPage } from './fake-socket'

const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, touches: [] })
const choice = (text: string): Choice => ({
  action: 0,
  text,
  touches: [text],
  group: '',
  whole: true,
  label: line(text),
})
const effect = (key: string): Effect => ({ lines: [line(key)], marks: [], costly: false })
const settled = () => new Promise((done) => setTimeout(done))

const payment: Picks = {
  choices: ['MAC1', 'XAR1', 'CAB2'].map((text) => ({ ...choice(text), whole: false })),
  amounts: [1, 1, 2],
  need: 2,
  counts: 'left',
  label: line('bottle'),
  misfit: line('too-much'),
  clause: 'CPG-5.4',
  ends: null,
}

const snapshot = (n: number, choices: Choice[], picks: Picks | null = null): ServerMessage => ({
  t: 'snapshot',
  n,
  edition: 'e',
  scene: { viewer: 0, view: { prompt: line('pay', { left: 2 }) }, choices, picks } as unknown as Scene,
  log: [],
  earlier: 0,
  since: [],
  now: 0,
})
const update = (n: number): ServerMessage => ({ t: 'update', n, changes: [], log: [], beats: [], ack: '' })

let live: Live
let socket: FakeSocket
let choosing: Choosing

beforeEach(() => {
  stubPage()
  settings.confirm = 'never'
  live = new Live('1', '', 0)
  socket = FakeSocket.last
  socket.onopen()
  choosing = new Choosing(live)
  socket.hear(snapshot(3, [choice('lay B11'), choice('lay R02')]))
  choosing.review()
})

afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
})

describe('effects', () => {
  it('are asked for once at each counter', () => {
    choosing.review()
    choosing.review()
    expect(socket.of('effects')).toEqual([{ t: 'effects', n: 3 }])
    socket.hear({ t: 'effects', n: 3, effects: { 'lay B11': effect('joins') } })
    choosing.review()
    expect(socket.of('effects')).toHaveLength(1)
    socket.hear(update(4))
    choosing.review()
    choosing.review()
    expect(socket.of('effects').map(({ n }) => n)).toEqual([3, 4])
  })

  it('are not asked for by those who have nothing to choose', () => {
    socket.hear({ ...update(4), changes: [[['choices'], []]] } as ServerMessage)
    choosing.review()
    expect(socket.of('effects').map(({ n }) => n)).toEqual([3])
  })

  it('are shown for the question that they belong to, and no other', () => {
    expect(choosing.effect('lay B11')).toBeNull()
    socket.hear({ t: 'effects', n: 3, effects: { 'lay B11': effect('joins') } })
    expect(choosing.effect('lay B11')?.lines[0]?.key).toBe('joins')
    expect([choosing.effect('lay R02'), choosing.effect(null)]).toEqual([null, null])
    socket.hear(update(4))
    expect(choosing.effect('lay B11')).toBeNull()
  })

  it('are asked for again on a new connection if there was no answer', () => {
    socket.onopen()
    expect(socket.of('effects').map(({ n }) => n)).toEqual([3, 3])
  })
})

it('nothing is sent when something is pointed at', () => {
  const before = socket.sent.length
  for (const text of ['lay B11', null, 'lay R02', 'lay B11', null]) choosing.consider(text)
  choosing.light(['B11'])
  expect(socket.sent).toHaveLength(before)
})

describe('a touch that makes no choice', () => {
  it('is sent as the piece, and its answer is shown there', async () => {
    const tile = { closest: () => ({ dataset: { touch: 'Y01' } }) } as unknown as Element
    choosing.touch('Y01', tile)
    const [sent] = socket.of('touch')
    expect(sent?.piece).toBe('Y01')
    socket.hear({ t: 'refused', id: sent!.id, line: line('not-held'), clause: 'COUP-4.1', legal: [] })
    await settled()
    expect(choosing.refusal).toEqual({ line: line('not-held'), clause: 'COUP-4.1', at: 'Y01' })
    expect(socket.of('move')).toEqual([])
  })
})

describe('a set', () => {
  beforeEach(() => {
    live.looking = true
    socket.hear(snapshot(5, [choice('MAC1')], payment))
    choosing.review()
  })

  it('is sent as one message when it is complete', async () => {
    choosing.play('XAR1', 'mouse')
    expect(socket.of('move')).toEqual([])
    expect(socket.of('fits')).toEqual([{ t: 'fits', n: 5, chosen: ['XAR1'] }])
    choosing.play('MAC1', 'mouse')
    const moves = socket.of('move')
    expect(moves.map(({ text, n, seat }) => [text, n, seat])).toEqual([['XAR1 MAC1', 5, 0]])
    socket.hear({ t: 'ack', id: moves[0]!.id, n: 6, table: '' })
    socket.hear({ ...update(6), changes: [[['picks'], null]] } as ServerMessage)
    await settled()
    expect([choosing.chosen, choosing.busy]).toEqual([[], false])
  })

  it('offers what the server says goes with what is chosen, and refuses the rest without asking', () => {
    choosing.play('XAR1', 'mouse')
    const offered = () => choosing.choices.map(({ text }) => text)
    expect(offered()).toEqual(['MAC1', 'XAR1', 'CAB2']) // until it has answered
    const fitting = { ...payment, choices: [payment.choices[0]!], amounts: [1] }
    socket.hear({ t: 'fits', n: 5, chosen: ['XAR1'], picks: fitting })
    expect(offered()).toEqual(['MAC1'])
    choosing.play('CAB2', 'mouse')
    expect(choosing.refusal).toMatchObject({ line: line('too-much'), clause: 'CPG-5.4' })
    expect(socket.of('move')).toEqual([])
    choosing.drop('XAR1')
    expect(offered()).toEqual(['MAC1', 'XAR1', 'CAB2'])
  })

  it('keeps what is chosen if the server refuses it', async () => {
    choosing.play('XAR1', 'mouse')
    choosing.play('MAC1', 'mouse')
    socket.hear({ t: 'refused', id: socket.of('move')[0]!.id, line: line('no'), clause: '', legal: [] })
    await settled()
    expect([choosing.chosen, choosing.refusal?.line.key]).toEqual([['XAR1'], 'no'])
  })
})
