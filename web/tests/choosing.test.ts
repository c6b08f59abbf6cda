import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../src/lib/api'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Choosing } from '../src/table/choosing.svelte'

const choice = (text: string) => ({ action: 0, text, touches: [], group: '' })
let sent: string[]
let refuse: string | null
let live: Live
let choosing: Choosing
const settled = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  sent = []
  refuse = null
  settings.confirm = 'never'
  live = {
    viewer: 0,
    scene: { choices: [choice('lay B11'), choice('lay R02')] },
    move: vi.fn((text: string) => {
      sent.push(text)
      return text === refuse ? Promise.reject(new Failure(409, { key: 'no', args: {}, touches: [] }, 'COUP-4.1')) : Promise.resolve()
    }),
    act: vi.fn(() => Promise.resolve()),
  } as unknown as Live
  choosing = new Choosing(live)
})

it('a mouse commits at once, a finger sees the consequence first', async () => {
  choosing.play('lay B11', 'mouse')
  await settled()
  expect(sent).toEqual(['lay B11'])
  choosing.play('lay R02', 'touch')
  await settled()
  expect([sent, choosing.picked, choosing.considered]).toEqual([['lay B11'], 'lay R02', 'lay R02'])
  choosing.play('lay R02', 'touch')
  await settled()
  expect([sent, choosing.picked]).toEqual([['lay B11', 'lay R02'], null])
})

it('asks again if one wishes so, but a drag has been meant', async () => {
  settings.confirm = 'always'
  choosing.play('lay B11', 'key')
  await settled()
  expect([sent, choosing.picked]).toEqual([[], 'lay B11'])
  choosing.play('lay R02', 'drag')
  await settled()
  expect(sent).toEqual(['lay R02'])
})

it('what is impossible is tried all the same, so that the server can say why', async () => {
  refuse = 'buy Y'
  choosing.play('buy Y', 'touch')
  await settled()
  expect(sent).toEqual(['buy Y'])
  expect(choosing.refusal).toMatchObject({ clause: 'COUP-4.1', line: { key: 'no' } })
  expect(choosing.busy).toBe(false)
})

it('several steps stop at the first that is refused', async () => {
  refuse = 'aside R02'
  choosing.playAll(['aside B11', 'aside R02', 'done'], 'mouse')
  await settled()
  await settled()
  expect(sent).toEqual(['aside B11', 'aside R02'])
})

it('one move at a time', async () => {
  choosing.play('lay B11', 'mouse')
  choosing.play('lay R02', 'mouse')
  await settled()
  expect(sent).toEqual(['lay B11'])
})

it('a selection survives an update if it is still possible', () => {
  choosing.picked = choosing.considered = 'lay B11'
  choosing.review()
  expect(choosing.picked).toBe('lay B11')
  live.scene!.choices = [choice('lay R02')]
  choosing.review()
  expect([choosing.picked, choosing.considered]).toEqual([null, null])
})

it('undo lets go of what was only picked', async () => {
  choosing.picked = 'lay B11'
  await choosing.undo()
  expect([choosing.picked, vi.mocked(live.act).mock.calls.length]).toEqual([null, 0])
  await choosing.undo()
  expect(live.act).toHaveBeenCalledWith({ t: 'undo', seat: 0 })
})
