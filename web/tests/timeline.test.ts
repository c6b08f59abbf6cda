import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { ReplayTimeline } from '../src/pages/replay/timeline'
import Curve from '../src/table/score/Curve.svelte'
import type { GameUI } from '../src/lib/game-ui'
import { loadPageWords, loadWords } from '../src/lib/words.svelte'
import { cause, kindOf, reasons, told as tellTurn } from '../src/table/score/verdict'
import type { GameView, Line, Replay, ReplayStep, TableInfo } from '../src/wire'

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

describe('what decided a game', () => {
  beforeAll(async () => {
    await loadWords('en')
    await loadPageWords()
  })
  const line = (key: string, args: Line['args']): Line => ({ key, args, touches: [] })
  const stepOf = (scores: number[], ...lines: Line[]): ReplayStep => ({ ...step(0, 1, 1, scores), lines })

  it('is the line with the most points of whoever gained most, not the move before it', () => {
    const place = line('place', { seat: 0 })
    const [less, most] = [line('gain', { seat: 1, points: 2 }), line('ship', { seat: 1, points: 7 })]
    const other = line('ship', { seat: 0, points: 8 })
    const timeline = new ReplayTimeline(replay(stepOf([1, 9], place, less, other, most), stepOf([9, 9], place)))
    expect(cause(timeline, { at: 1, before: 0, after: -8 })).toBe(most)
    expect(cause(timeline, { at: 2, before: -8, after: 0 })).toBe(place)
  })

  it('is never a line about somebody else', () => {
    const other = line('place', { seat: 0 })
    const own = line('place', { seat: 1 })
    const alone = new ReplayTimeline(replay(stepOf([0, 9], other)))
    expect(cause(alone, { at: 1, before: 0, after: -9 })).toMatchObject({
      key: 'score-turn-total',
      args: { seat: 1, change: 'gain', points: 9 },
    })
    const both = new ReplayTimeline(replay(stepOf([0, 9], other, own)))
    expect(cause(both, { at: 1, before: 0, after: -9 })).toBe(own)
  })

  it('is all that somebody gained, where no line tells of half of it', () => {
    const small = line('gain', { seat: 1, points: 1 })
    const timeline = new ReplayTimeline(replay(stepOf([0, 7], line('place', { seat: 0 }), small)))
    expect(cause(timeline, { at: 1, before: 0, after: -7 })).toMatchObject({
      key: 'score-turn-total',
      args: { seat: 1, change: 'gain', points: 7 },
    })
  })

  it('names the sources of what everybody gained, the greatest first', () => {
    const timeline = new ReplayTimeline(replay(stepOf([3, 0]), stepOf([3, 9])))
    const source = (name: string, points: number) => ({ source: line(name, {}), points })
    const at = [
      [
        [source('orders', 3), source('eco', 0)],
        [source('orders', 0), source('eco', 0)],
      ],
      [
        [source('orders', 3), source('eco', 0)],
        [source('orders', 7), source('eco', 2)],
      ],
    ]
    const sources = (view: GameView) => at[view === timeline.view(1) ? 0 : 1]!
    const words = tellTurn(timeline, { at: 2, before: 3, after: -6 }, [0], ['Ann', 'Ben'], sources).join(' ')
    expect(words.replaceAll('\u00a0', ' ')).toContain('Ben +9 (orders +7, eco +2)')
  })

  it('names the source that made the difference between the first and the second', () => {
    const table = { won: [0], result: [12, 9, 1], status: 'finished', seats: [] } as unknown as TableInfo
    const sheet = [
      [8, 4],
      [8, 1],
      [0, 1],
    ].map(([orders, eco]) => [
      { source: line('orders', {}), points: orders! },
      { source: line('eco', {}), points: eco! },
    ])
    const said = (sheets: typeof sheet) => reasons(table, sheets, null, ['Ann', 'Ben', 'Cle'], {} as GameUI)
    expect(said(sheet)).toEqual([{ words: expect.stringMatching(/eco, 4 against 1/) }])
    expect(said([sheet[0]!, []])).toEqual([{ words: expect.stringMatching(/orders, 8 in all/) }])
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
