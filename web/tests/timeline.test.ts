import { render } from 'svelte/server'
import { describe, expect, it } from 'vitest'
import { ReplayTimeline } from '../src/pages/replay/timeline'
import Curve from '../src/table/score/Curve.svelte'
import { kindOf } from '../src/table/score/verdict'
import type { Line, Replay, ReplayStep } from '../src/wire'

const told = (key: string, ...touches: string[]): Line => ({ key, args: {}, touches })

const heading = (round: number): Line => ({ ...told('round'), args: { round } })

/** A step in which the number on the board becomes another, or nothing is seen. */
const step = (seat: number, now: number | null, round = 1, scores = [0, 0]): ReplayStep => ({
  seat,
  text: 'go',
  forced: false,
  lines: now === null ? [] : [told('went', `field-${now}`)],
  changes:
    now === null
      ? []
      : [
          [['view', 'number'], now],
          [['view', 'heading'], heading(round)],
        ],
  beats: now === null ? [] : [{ face: 'piece', source: 'seat-0', target: `field-${now}` }],
  scores,
  layout: null,
  reason: null,
})

const replay = (...steps: ReplayStep[]): Replay =>
  ({
    title: 'Toy',
    table: { won: [0], seats: [], result: [] },
    viewer: 0,
    checks: [],
    first: { number: 0, heading: heading(1) },
    scores: [0, 0],
    steps,
    sheet: [],
  }) as unknown as Replay

describe('a timeline', () => {
  const timeline = new ReplayTimeline(replay(step(0, 4), step(1, null), step(1, null), step(1, 7, 2), step(0, 9, 2)))
  const number = (at: number) => (timeline.view(at) as unknown as { number: number }).number

  it('has a position before the first step and one after each', () => {
    expect([0, 1, 2, 3, 4, 5].map(number)).toEqual([0, 4, 4, 4, 7, 9])
    expect(timeline.last).toBe(5)
    expect(number(99)).toBe(9)
    expect(number(-1)).toBe(0)
  })

  it('tells the board what has just been touched', () => {
    expect(timeline.model(1, ['Ann']).fresh).toEqual(['field-4'])
    expect(timeline.model(0, ['Ann']).fresh).toEqual([])
    expect(timeline.model(4, ['Ann'], ['field-1']).lit).toEqual(['field-1'])
  })

  it('shows a step as movement only if one comes to it from the position before', () => {
    const moved = (at: number, from?: number) => timeline.model(at, [], [], from).beats.map(({ target }) => target)
    expect(moved(1, 0)).toEqual(['field-4'])
    expect(moved(4, 1)).toEqual(['field-7']) // over steps that were not seen
    expect([moved(4), moved(4, 0), moved(4, 5), moved(4, 4), moved(0, 1)]).toEqual([[], [], [], [], []])
  })

  it('steps over what these eyes did not see', () => {
    expect(timeline.next(1, 1)).toBe(4)
    expect(timeline.next(4, -1)).toBe(1)
    expect(timeline.next(0, -1)).toBe(0)
    expect(timeline.next(5, 1)).toBe(5)
  })

  it('knows where rounds begin', () => {
    expect(timeline.rounds).toEqual([0, 4])
  })

  it('is one position, if nothing was played', () => {
    const still = new ReplayTimeline(replay())
    expect(still.last).toBe(0)
    expect(still.rounds).toEqual([0])
    expect(still.turns).toEqual([])
  })
})

describe('a turning point', () => {
  it('is told by what it did to the lead', () => {
    const kind = (before: number, after: number) => kindOf({ at: 1, before, after })
    expect(kind(-5, 3)).toBe('takes')
    expect(kind(0, 3)).toBe('takes')
    expect(kind(5, 0)).toBe('loses')
    expect(kind(-5, 0)).toBe('level')
    expect(kind(5, 9)).toBe('grows')
    expect(kind(9, 5)).toBe('melts')
    expect(kind(-9, -5)).toBe('closes')
    expect(kind(-5, -9)).toBe('widens')
    expect(kind(0, -9)).toBe('widens')
  })
})

describe('the curve of points', () => {
  const lines = (...scores: number[][]) => {
    const timeline = new ReplayTimeline(replay(...scores.map((each, at) => step(at % 2, at + 1, 1, each))))
    const { body } = render(Curve, { props: { timeline, names: ['Ann', 'Ben'], won: [0, 1], ui: {} } })
    return body.match(/class="course/g)?.length ?? 0
  }

  it('is one line if everybody always has the same', () => {
    expect(lines([1, 1], [2, 2], [4, 4])).toBe(1)
  })

  it('is a line for each if they ever differ', () => {
    expect(lines([1, 1], [2, 1], [4, 4])).toBe(2)
  })
})
