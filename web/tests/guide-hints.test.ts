import { beforeEach, expect, it } from 'vitest'
import { settings } from '../src/lib/settings.svelte'
import { guideIsOver } from '../src/lib/guided'
import { decisionOf, eventsIn, GuideHints, leftAt } from '../src/table/guide-hints.svelte'
import type { Line, Told } from '../src/wire'

const guide = {
  step: [
    { at: 'start' as const, point: 'board', key: 'one' },
    { at: 'start' as const, point: 'cash', key: 'two' },
    { asked: 'lay', point: 'hand', key: 'first', times: 2 },
    { asked: 'lay', point: 'hand', key: 'second' },
    { told: 'coup', point: 'board', key: 'bang' },
  ],
}
let hints: GuideHints

beforeEach(() => {
  settings.guided = {}
  hints = new GuideHints('coup', guide)
})
const key = () => hints.step?.key ?? null
const listed = () => hints.shown.map(({ key }) => key)

it('tells an event in order, then the decision that waits', () => {
  hints.happened('start')
  hints.asked('asked lay', '1')
  expect(key()).toBe('one')
  hints.read('asked lay')
  expect(key()).toBe('two')
  hints.read('asked lay')
  expect(key()).toBe('first')
  hints.read('asked lay')
  expect(key()).toBeNull()
})

it('shows a hint once per decision, as often as a step says, then the next, then nothing', () => {
  const heard = ['1', '1', '2', '3', '4'].map((which) => {
    hints.asked('asked lay', which)
    return key()
  })
  expect(heard).toEqual(['first', 'first', 'first', 'second', null])
})

it('goes on with the game when nobody reads: an event is told during one decision', () => {
  hints.happened('start')
  hints.asked('asked lay', '1')
  expect(key()).toBe('one')
  hints.answered()
  expect(key()).toBe('one') // it may still be read while others play
  hints.asked('asked lay', '2')
  expect(key()).toBe('first')
})

it('says nothing about a decision that is over', () => {
  hints.asked('asked lay', '1')
  hints.answered()
  expect(key()).toBeNull()
  hints.asked('asked lay', '1') // the same question, another time
  expect(key()).toBe('first')
})

it('an event happens once', () => {
  hints.happened('told coup')
  expect(key()).toBe('bang')
  hints.read(null)
  hints.happened('told coup')
  expect(key()).toBeNull()
})

it('what was heard in an earlier game is not said again', () => {
  hints.happened('told coup')
  hints.read(null)
  const next = new GuideHints('coup', guide)
  next.happened('told coup')
  expect(next.step).toBeNull()
})

it('begins again where it was when the page is loaded again', () => {
  hints.happened('start')
  hints.asked('asked lay', '1')
  const event = new GuideHints('coup', guide)
  event.happened('start', true)
  event.asked('asked lay', '1')
  expect(event.step?.key).toBe('one') // it was not read
  event.read('asked lay')
  expect(event.step?.key).toBe('first')
  const decision = new GuideHints('coup', guide)
  decision.happened('start', true)
  decision.asked('asked lay', '1')
  expect(decision.step?.key).toBe('first')
})

it('begins with what is asked where a game is resumed that was begun elsewhere', () => {
  hints.happened('start', true)
  hints.happened('told coup', true)
  expect(key()).toBeNull()
  hints.asked('asked lay', '1')
  expect(key()).toBe('first')
  expect(listed()).toEqual(['one', 'two', 'bang', 'first']) // what came before can be read
})

it('tells two events that come at once one after the other, and leaves neither out', () => {
  const two = new GuideHints('coup', { step: [...guide.step, { told: 'race', point: 'board', key: 'race' }] })
  two.happened('told race')
  two.happened('told coup')
  two.asked('asked lay', '1')
  expect(two.step?.key).toBe('race')
  two.read('asked lay')
  expect(two.step?.key).toBe('bang')
  two.read('asked lay')
  expect(two.step?.key).toBe('first')
})

it('tells what waits when a decision has no hint of its own', () => {
  hints.happened('start')
  hints.asked('asked lay', '1')
  hints.asked('asked lay', '2')
  expect(key()).toBe('first')
  hints.asked('asked buy', '3')
  expect(key()).toBe('two')
})

it('keeps what was shown, so that it can be read again', () => {
  hints.happened('start')
  hints.asked('asked lay', '1')
  hints.read('asked lay')
  hints.answered()
  hints.asked('asked lay', '2')
  expect(listed()).toEqual(['one', 'two', 'first'])
  const again = new GuideHints('coup', guide)
  expect(again.shown.map(({ key }) => key)).toEqual(['one', 'two', 'first'])
})

it('is over with the first game that ends, and has no hints after it', () => {
  expect([hints.open, guideIsOver('coup')]).toEqual([true, false])
  hints.happened('end')
  expect([hints.open, guideIsOver('coup'), guideIsOver('coupage')]).toEqual([true, true, false])
  const next = new GuideHints('coup', guide)
  next.happened('start')
  expect([next.open, next.step]).toEqual([false, null])
})

it('speaks in later games only of what they have and the first one had not', () => {
  hints.happened('end')
  const later = { step: [...guide.step, { asked: 'age', point: 'hand', key: 'new', later: { board: 'standard' } }] }
  expect(new GuideHints('coup', later, { board: 'simplified' }).open).toBe(false)
  const next = new GuideHints('coup', later, { board: 'standard' })
  expect(next.open).toBe(true)
  next.happened('start')
  expect(next.step).toBeNull()
  next.asked('asked age', '1')
  expect(next.step?.key).toBe('new')
})

it('keeps no place for hints that were all heard', () => {
  for (const step of guide.step) settings.guided[`coup/${step.key}`] = step.times ?? 1
  expect(new GuideHints('coup', guide).open).toBe(false)
})

const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, touches: [] })
const log = (...lines: Line[]): Told[] => lines.map((each, n) => ({ n, line: each }))

it('knows the kind of a decision by its prompt', () => {
  expect(decisionOf('coup', line('coup-prompt-buy'))).toBe('asked buy')
  expect(decisionOf('coupage', line('coupage-prompt-cava-blanc'))).toBe('asked cava-blanc')
  expect(decisionOf('coupe_nation', line('coupe-nation-prompt-lift'))).toBe('asked lift')
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
  expect(eventsIn('coupage', told, 0)).toEqual(['told lay', 'own lay', 'told piq', 'told reshuffled'])
  expect(eventsIn('coupage', told, -1)).toEqual(['told lay', 'told piq', 'told reshuffled'])
})

it('finds where a game was left: behind the last thing that the learner did', () => {
  const told = log(line('coup-log-lay', { seat: 0 }), line('coup-log-lay', { seat: 1 }), line('coup-log-coup'))
  expect(leftAt(told, 0)).toBe(1)
  expect(leftAt(told, 2)).toBe(0)
})

it('follows a table: the start, what is asked, the end', () => {
  const over = { at: 'end' as const, point: 'score', key: 'last' }
  const same = new GuideHints('coup', { step: [...guide.step, over] })
  const asked = { prompt: line('coup-prompt-lay'), choices: ['a', 'b'] }
  const course = { log: [] as Told[], learner: 0, asked, over: false, score: false }
  same.follow(course)
  expect(same.step?.key).toBe('one')
  same.read()
  same.read()
  expect(same.step?.key).toBe('first')
  same.follow({ ...course, asked: null, log: log(line('coup-log-coup')) })
  expect(same.step?.key).toBe('bang')
  same.follow({ ...course, asked: null, over: true, score: true })
  expect(same.step?.key).toBe('last')
})

it('takes what others do for no decision of the learner, and the end of a turn for no end of the game', () => {
  const same = new GuideHints('coup', { step: [...guide.step, { at: 'end', point: 'score', key: 'over' }] })
  same.happened('start')
  for (const event of eventsIn('coup', log(line('coup-log-lay', { seat: 1 }), line('coup-log-end', { seat: 1 })), 0))
    same.happened(event)
  expect(same.step?.key).toBe('one')
})

it('shows a hint about an own deed only when the learner has done it', () => {
  const own = new GuideHints('coup', { step: [{ told: 'lay', point: 'hand', key: 'yours', own: true }] })
  own.happened('told lay')
  expect(own.step).toBeNull()
  own.happened('own lay')
  expect(own.step?.key).toBe('yours')
})
