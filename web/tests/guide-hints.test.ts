import { beforeEach, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { decisionOf, eventsIn, GuideHints } from '../src/table/guide-hints.svelte'
import type { Line, Told } from '../src/wire'

const guide = {
  step: [
    { when: 'start', point: 'board', key: 'one' },
    { when: 'start', point: 'cash', key: 'two' },
    { when: 'lay', point: 'hand', key: 'first', times: 2 },
    { when: 'lay', point: 'hand', key: 'second' },
    { when: 'coup', point: 'board', key: 'bang' },
  ],
}
let hints: GuideHints

beforeEach(() => {
  settings.guided = {}
  hints = new GuideHints('coup', guide)
})
const key = () => hints.step?.key ?? null

it('tells an event in order, then the decision that waits', () => {
  hints.happened('start')
  hints.asked('lay', '1')
  expect(key()).toBe('one')
  hints.read('lay')
  expect(key()).toBe('two')
  hints.read('lay')
  expect(key()).toBe('first')
  hints.read('lay')
  expect(key()).toBeNull()
})

it('shows a hint once per decision, as often as a step says, then the next, then nothing', () => {
  const heard = ['1', '1', '2', '3', '4'].map((which) => {
    hints.asked('lay', which)
    return key()
  })
  expect(heard).toEqual(['first', 'first', 'first', 'second', null])
})

it('an event happens once', () => {
  hints.happened('coup')
  expect(key()).toBe('bang')
  hints.read(null)
  hints.happened('coup')
  expect(key()).toBeNull()
})

it('what was heard in an earlier game is not said again', () => {
  hints.happened('coup')
  const next = new GuideHints('coup', guide)
  next.happened('coup')
  expect(next.step).toBeNull()
})

const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, touches: [] })
const log = (...lines: Line[]): Told[] => lines.map((each, n) => ({ n, line: each }))

it('knows the kind of a decision by its prompt', () => {
  expect(decisionOf('coup', line('coup-prompt-buy'))).toBe('buy')
  expect(decisionOf('coupage', line('coupage-prompt-cava-blanc'))).toBe('cava-blanc')
  expect(decisionOf('coupe_nation', line('coupe-nation-prompt-lift'))).toBe('lift')
  expect(decisionOf('coup', line('table-ended-by-stopping'))).toBeNull()
  expect(decisionOf('coup', line('coupage-prompt-buy'))).toBeNull()
})

it('finds events in what was told, and marks those that the learner brought about', () => {
  const told = log(
    line('coupage-log-lay', { seat: 0 }),
    line('coupage-log-piq', { seat: 1 }),
    line('table-log-undo', { seat: 0 }),
    line('coupage-log-reshuffled', { count: 9 }),
  )
  expect(eventsIn('coupage', told, 0)).toEqual(['lay', 'lay!', 'piq', 'reshuffled'])
  expect(eventsIn('coupage', told, -1)).toEqual(['lay', 'piq', 'reshuffled'])
})

it('takes the end of a turn for no end of the game', () => {
  expect(eventsIn('coupage', log(line('coupage-log-end', { seat: 0 })), 0)).toEqual([])
})

it('shows a hint about an own deed only when the learner has done it', () => {
  const own = new GuideHints('coup', { step: [{ when: 'lay', point: 'hand', key: 'yours', own: true }] })
  own.happened('lay')
  expect(own.step).toBeNull()
  own.happened('lay!')
  expect(own.step?.key).toBe('yours')
})
