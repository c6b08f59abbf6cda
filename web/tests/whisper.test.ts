import { beforeEach, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { Whisper } from '../src/table/whisper.svelte'

const guide = {
  step: [
    { when: 'start', point: 'board', key: 'one' },
    { when: 'start', point: 'cash', key: 'two' },
    { when: 'lay', point: 'hand', key: 'first', times: 2 },
    { when: 'lay', point: 'hand', key: 'second' },
    { when: 'coup', point: 'board', key: 'bang' },
  ],
}
let whisper: Whisper

beforeEach(() => {
  settings.guided = {}
  whisper = new Whisper('coup', guide)
})
const key = () => whisper.step?.key ?? null

it('tells an event in order, then the decision that waits', () => {
  whisper.happened('start')
  whisper.asked('lay', '1')
  expect(key()).toBe('one')
  whisper.read('lay')
  expect(key()).toBe('two')
  whisper.read('lay')
  expect(key()).toBe('first')
  whisper.read('lay')
  expect(key()).toBeNull()
})

it('whispers once per decision, as often as a step says, then the next, then nothing', () => {
  const heard = ['1', '1', '2', '3', '4'].map((which) => {
    whisper.asked('lay', which)
    return key()
  })
  expect(heard).toEqual(['first', 'first', 'first', 'second', null])
})

it('an event happens once', () => {
  whisper.happened('coup')
  expect(key()).toBe('bang')
  whisper.read(null)
  whisper.happened('coup')
  expect(key()).toBeNull()
})

it('what was heard in an earlier game is not said again', () => {
  whisper.happened('coup')
  const next = new Whisper('coup', guide)
  next.happened('coup')
  expect(next.step).toBeNull()
})
