import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../src/lib/api'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Choosing } from '../src/table/choosing.svelte'

const choice = (text: string) => ({ action: 0, text, touches: [], group: '', whole: true })
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
    scene: { choices: [choice('lay B11'), choice('lay R02')], picks: null },
    move: vi.fn((text: string) => {
      sent.push(text)
      return text === refuse
        ? Promise.reject(new Failure(409, { key: 'no', args: {}, touches: [] }, 'COUP-4.1'))
        : Promise.resolve()
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

/** Grapes of a hand: a set is sent in the order of its way. */
const grapes = (...ways: [texts: string[], whole: boolean][]) => {
  const choices = [...new Set(ways.flatMap(([texts]) => texts))]
    .sort()
    .map((text) => ({ ...choice(text), whole: false }))
  return {
    choices,
    ways: ways.map(([texts, whole]) => ({
      picks: texts.map((text) => choices.findIndex((one) => one.text === text)),
      whole,
    })),
  }
}

function pay(): void {
  live.scene!.choices = [choice('MAC2'), choice('MAC1')]
  live.scene!.picks = grapes(
    [['MAC2'], true],
    [['MAC1', 'XAR1'], true],
    [['MAC1', 'PAR1'], true],
    [['CHA2', 'XAR1'], false],
  )
}
const offered = () => choosing.choices.map(({ text }) => text)

it('pieces of a set are chosen in any order and sent in the order of the rules', async () => {
  pay()
  expect(offered()).toEqual(['CHA2', 'MAC1', 'MAC2', 'PAR1', 'XAR1'])
  choosing.play('XAR1', 'touch') // one touch: it can still be changed
  expect([choosing.chosen, choosing.picked, sent]).toEqual([['XAR1'], null, []])
  expect(offered()).toEqual(['CHA2', 'MAC1'])
  choosing.play('MAC1', 'touch') // the last one shows what it does first
  expect([choosing.chosen, choosing.picked, sent]).toEqual([['XAR1'], 'MAC1', []])
  choosing.play('MAC1', 'list')
  await settled()
  expect([sent, choosing.chosen, choosing.picked]).toEqual([['MAC1', 'XAR1'], [], null])
})

it('a mouse sends a set with its last piece; one that does not make the move whole is sent by a finger, too', async () => {
  pay()
  choosing.play('par1', 'typed')
  choosing.play('MAC1', 'mouse')
  await settled()
  expect(sent).toEqual(['MAC1', 'PAR1'])
  choosing.play('XAR1', 'touch')
  choosing.play('CHA2', 'touch')
  await settled()
  expect(sent.slice(2)).toEqual(['CHA2', 'XAR1'])
})

it('what does not go with the chosen is refused here: the server does not know of them', async () => {
  pay()
  choosing.play('XAR1', 'mouse')
  choosing.play('MAC2', 'mouse')
  await settled()
  expect([sent, choosing.refusal?.line.key]).toEqual([[], 'table-unfit'])
  choosing = new Choosing(live, {
    unfit: (text) => ({ line: { key: text, args: {}, touches: [] }, clause: 'CPG-5.4' }),
  })
  choosing.play('XAR1', 'mouse')
  choosing.play('XAR1', 'mouse')
  expect(choosing.refusal).toMatchObject({ line: { key: 'XAR1' }, clause: 'CPG-5.4' })
})

it('a chosen piece is put back by touching it or by undoing, without a word to the server', async () => {
  pay()
  choosing.play('XAR1', 'mouse')
  choosing.drop('XAR1')
  expect(choosing.chosen).toEqual([])
  choosing.play('PAR1', 'mouse')
  await choosing.undo()
  expect([choosing.chosen, sent, vi.mocked(live.act).mock.calls.length]).toEqual([[], [], 0])
})

it('what is chosen is kept as long as the question stays', () => {
  pay()
  choosing.play('XAR1', 'mouse')
  choosing.review()
  expect(choosing.chosen).toEqual(['XAR1'])
  pay() // said again, as after a new connection
  choosing.review()
  expect(choosing.chosen).toEqual(['XAR1'])
  live.scene!.picks = grapes([['MAC1', 'XAR1'], true])
  choosing.review()
  expect(choosing.chosen).toEqual([])
})

it('without sets any of the pieces will do, each once, until another choice ends it', async () => {
  live.scene!.choices = [choice('aside B11'), choice('aside R02'), choice('done')]
  live.scene!.picks = { choices: [choice('aside R02'), choice('aside B11')], ways: [] }
  choosing.play('aside B11', 'touch')
  choosing.play('aside R02', 'touch')
  expect([offered(), choosing.chosen]).toEqual([['done'], ['aside B11', 'aside R02']])
  choosing.play('done', 'list')
  await settled()
  await settled()
  expect([sent, choosing.chosen]).toEqual([['aside R02', 'aside B11', 'done'], []])
})

it('several steps stop at the first that is refused', async () => {
  pay()
  refuse = 'XAR1'
  choosing.play('XAR1', 'mouse')
  choosing.play('CHA2', 'mouse')
  await settled()
  await settled()
  expect([sent, choosing.chosen, choosing.refusal?.clause]).toEqual([['CHA2', 'XAR1'], ['XAR1'], 'COUP-4.1'])
})

it('a step of a move that goes on needs no second touch', async () => {
  live.scene!.choices = [{ ...choice('play VOL'), whole: false }]
  settings.confirm = 'always'
  choosing.play('play VOL', 'touch')
  await settled()
  expect(sent).toEqual(['play VOL'])
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
