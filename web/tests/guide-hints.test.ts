import { beforeEach, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { GuideHints } from '../src/table/guide-hints.svelte'

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
