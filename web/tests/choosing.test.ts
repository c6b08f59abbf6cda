import { beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../src/lib/api'
import type { Live } from '../src/lib/live.svelte'
import { settings } from '../src/lib/settings.svelte'
import { Choosing } from '../src/table/choosing.svelte'
import type { Choice, Effect, GameView, Line, Picks } from '../src/wire'

const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, touches: [] })
const choice = (text: string): Choice => ({ action: 0, text, touches: [], group: '', whole: true, label: line(text) })
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
    n: 1,
    effects: null,
    fits: null,
    askEffects: vi.fn(),
    askFits: vi.fn(),
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

it('asks again before what is costly, if one wishes so', async () => {
  settings.confirm = 'costly'
  const effect: Effect = { lines: [], marks: [], costly: true }
  live.effects = { t: 'effects', n: 1, effects: { 'lay B11': effect, 'lay R02': { ...effect, costly: false } } }
  choosing.play('lay B11', 'mouse')
  choosing.play('lay R02', 'mouse')
  await settled()
  expect(sent).toEqual(['lay R02'])
})

/** Grapes that pay two stars. */
const payment: Picks = {
  choices: ['CHA2', 'MAC1', 'XAR1'].map((text) => ({ ...choice(text), whole: false })),
  amounts: [2, 1, 1],
  need: 2,
  counts: 'left',
  label: line('bottle'),
  misfit: line('too-much'),
  clause: 'CPG-5.4',
  ends: null,
}

function pay(): void {
  live.scene = {
    ...live.scene!,
    view: { prompt: line('pay', { left: 2 }) } as unknown as GameView,
    choices: [choice('CHA2'), choice('MAC1')],
    picks: structuredClone(payment),
  }
}
const offered = () => choosing.choices.map(({ text }) => text)

it('pieces of a set are chosen in any order; the last shows what it does first', async () => {
  pay()
  expect(offered()).toEqual(['CHA2', 'MAC1', 'XAR1'])
  choosing.play('XAR1', 'touch') // one touch: it can still be changed
  expect([choosing.chosen, choosing.picked, sent]).toEqual([['XAR1'], null, []])
  expect(choosing.chosenChoices.map(({ text }) => text)).toEqual(['XAR1'])
  expect(choosing.prompt?.args?.['left']).toBe(1)
  choosing.play('MAC1', 'touch')
  expect([choosing.chosen, choosing.picked, sent]).toEqual([['XAR1'], 'MAC1', []])
  choosing.play('MAC1', 'list')
  await settled()
  expect([sent, choosing.chosen, choosing.picked]).toEqual([['XAR1 MAC1'], [], null])
})

it('the last piece of a set is called by the move that it completes', () => {
  pay()
  expect(choosing.label('MAC1').key).toBe('MAC1')
  expect(choosing.label('CHA2').key).toBe('bottle')
  choosing.play('XAR1', 'mouse')
  expect(choosing.label('MAC1').key).toBe('bottle')
  expect(choosing.label('fly away')).toEqual(line('table-as-written', { text: 'fly away' }))
})

it('a mouse sends a set with its last piece, however it is spelt', async () => {
  pay()
  choosing.play('xar1', 'typed')
  choosing.play('MAC1', 'mouse')
  await settled()
  expect(sent).toEqual(['XAR1 MAC1'])
})

it('a chosen piece is put back by touching it or by undoing, without a word to the server', async () => {
  pay()
  choosing.play('XAR1', 'mouse')
  choosing.drop('XAR1')
  expect(choosing.chosen).toEqual([])
  choosing.play('MAC1', 'mouse')
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
  live.scene = { ...live.scene!, picks: { ...payment, need: 1 } }
  choosing.review()
  expect(choosing.chosen).toEqual([])
})

it('where any set will do another choice ends it, and all is one message', async () => {
  const pieces = [choice('aside B11'), choice('aside R02')]
  const picks: Picks = {
    ...payment,
    choices: pieces,
    amounts: [1, 1],
    need: 0,
    counts: '',
    label: null,
    ends: choice('done'),
  }
  live.scene = { ...live.scene!, choices: [...pieces, choice('done')], picks }
  choosing.play('aside R02', 'touch')
  choosing.play('aside B11', 'touch')
  expect([offered(), sent]).toEqual([['aside B11', 'aside R02', 'done'], []])
  choosing.play('done', 'list')
  await settled()
  expect([sent, choosing.chosen]).toEqual([['aside R02 aside B11 done'], []])
})

it('more than needed may be added before the set is ended', async () => {
  live.scene = { ...live.scene!, picks: { ...payment, ends: choice('done') } }
  expect(offered()).not.toContain('done')
  choosing.play('CHA2', 'touch')
  expect([offered().includes('done'), sent]).toEqual([true, []])
  choosing.play('MAC1', 'touch')
  expect(choosing.chosen).toEqual(['CHA2', 'MAC1'])
  choosing.play('done', 'list')
  await settled()
  expect([sent, choosing.chosen]).toEqual([['CHA2 MAC1 done'], []])
})

it('a step of a move that goes on needs no second touch', async () => {
  live.scene!.choices = [{ ...choice('play VOL'), whole: false }]
  settings.confirm = 'always'
  choosing.play('play VOL', 'touch')
  await settled()
  expect(sent).toEqual(['play VOL'])
})

it('says which move waits for the connection', async () => {
  let arrive = () => {}
  live.move = () => new Promise((done) => (arrive = () => done(undefined as never)))
  choosing.play('lay B11', 'mouse')
  expect(choosing.sent?.key).toBe('lay B11')
  arrive()
  await settled()
  expect(choosing.sent).toBeNull()
})

it('a piece under the mouse lights its line; a line of the story outlines its pieces', () => {
  choosing.light(['B11'])
  expect([choosing.lit, choosing.outlined]).toEqual([['B11'], []])
  choosing.outline(['R02'])
  expect([choosing.lit, choosing.outlined]).toEqual([['B11'], ['R02']])
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

it('an undo that is pressed twice before it is answered is one', async () => {
  let answer = () => {}
  live.act = vi.fn(() => new Promise<never>((done) => (answer = done as () => void)))
  const pressed = [choosing.undo(), choosing.undo()]
  expect(live.act).toHaveBeenCalledTimes(1)
  answer()
  await Promise.all(pressed)
  void choosing.undo()
  expect(live.act).toHaveBeenCalledTimes(2)
})

it('once it is confirmed, nobody is asked whether a move is meant', async () => {
  settings.confirm = 'costly'
  let answer = () => {}
  live.move = vi.fn(() => new Promise<never>((done) => (answer = done as () => void)))
  const prompt = line('coup-prompt-lay')
  live.scene = { ...live.scene, view: { prompt, begun: [] } } as unknown as Live['scene']
  live.effects = { t: 'effects', n: 1, effects: { 'lay B11': { lines: [], marks: [], costly: true } } } as never
  choosing.play('lay B11', 'mouse')
  expect(choosing.question?.key).toBe('table-confirm')
  choosing.play('lay B11', 'list')
  expect(choosing.busy).toBe(true)
  expect(choosing.question).toEqual(prompt)
  await choosing.undo() // of the move that is on its way
  expect(live.act).toHaveBeenCalledWith({ t: 'undo', seat: 0 })
  answer()
  await settled()
})

it('is settled when effects and what goes together are known, and nothing is under way', async () => {
  expect(choosing.settled).toBe(false)
  live.effects = { t: 'effects', n: 1, effects: {} } as Live['effects']
  expect(choosing.settled).toBe(true)
  live.n = 2
  expect(choosing.settled).toBe(false)
  live.n = 1
  choosing.chosen = ['keep A']
  expect(choosing.settled).toBe(false)
  live.fits = { t: 'fits', n: 1, chosen: ['keep A'], picks: null } as Live['fits']
  expect(choosing.settled).toBe(true)
  choosing.play('lay B11', 'mouse')
  expect(choosing.settled).toBe(false)
  await settled()
})
