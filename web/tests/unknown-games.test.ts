import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accentOf, ACCENTS } from '../src/art/accents'
import { titleLines } from '../src/art/title'
import { games, hasDrawnBoard, loadGameUI, loadGuide, loadRulebook } from '../src/lib/games.svelte'
import { isBuiltIn, loadGameWords, loadPageWords, loadWords, say } from '../src/lib/words.svelte'
import { guidedSeats } from '../src/pages/home/play-request'
import { box, boxes, madeBy, playersOf } from '../src/pages/home/shelf'
import type { GameInfo } from '../src/wire'

const stones = {
  id: 'stones',
  title: 'Stepping Stones',
  credits: { designers: ['Ann', 'Bob'], publisher: '', year: 0 },
  seats_min: 2,
  seats_max: 2,
} as GameInfo
const answers: Record<string, string | object> = {
  '/api/games': [stones],
  '/api/games/stones/words?language=en': 'stones-over = The river is crossed.\n',
  '/api/games/stones/guide': { step: [{ key: 'stones-guide-start', at: 'start', point: 'board' }] },
  '/api/games/stones/rulebook?language=en': '# Stepping Stones\n\n## Turns\n\nOne step each. [STONE-1]\n',
}
const asked: string[] = []

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined)
      return Promise.resolve(new Response('{"line":{"key":"none","args":{},"touches":[]}}', { status: 404 }))
    return Promise.resolve(new Response(typeof answer === 'string' ? answer : JSON.stringify(answer)))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('a game that came after the build', () => {
  it('is on the shelf, and played on the default board', async () => {
    await games.load()
    expect(games.all.map(({ id }) => id)).toEqual(['stones'])
    expect([hasDrawnBoard('stones'), hasDrawnBoard('coup'), hasDrawnBoard('capa_doro')]).toEqual([false, true, true])
    await loadWords('en')
    const ui = await loadGameUI('stones')
    expect(ui.Marks).toBeDefined()
  })

  it('has its words, guide and rulebook from the server', async () => {
    await loadWords('en')
    await loadGameWords('stones')
    expect(say('stones-over')).toBe('The river is crossed.')
    expect((await loadGuide('stones'))?.step).toHaveLength(1)
    await vi.waitFor(() => expect(games.hasGuide('stones')).toBe(true))
    const chapters = await loadRulebook('stones', 'en')
    expect(chapters?.map(({ title }) => title)).toEqual(['Stepping Stones', 'Turns'])
    expect(chapters?.[1]?.clauses).toEqual(['STONE-1'])
  })

  it('may have no guide and no rulebook', async () => {
    expect(await loadGuide('other')).toBeNull()
    expect(await loadRulebook('other', 'fr')).toBeNull()
  })

  it('games of the build ask the server for nothing', async () => {
    asked.length = 0
    expect(isBuiltIn('coup')).toBe(true)
    expect((await loadGuide('coup'))?.step.length).toBeGreaterThan(3)
    expect((await loadRulebook('coup', 'fr'))?.length).toBeGreaterThan(3)
    expect(asked).toEqual([])
  })

  it('words that could not be fetched are asked for again', async () => {
    await expect(loadGameWords('late')).rejects.toThrow()
    answers['/api/games/late/words?language=en'] = 'late-hello = Hello\n'
    await loadGameWords('late')
    expect(say('late-hello')).toBe('Hello')
  })
})

describe('a box without a drawing', () => {
  it('says how many play, without a range of one number', async () => {
    await loadWords('en')
    await loadPageWords()
    await games.load()
    expect(playersOf(box('stones'))).toBe('2 players')
    expect(playersOf({ ...box('stones'), seats: [2, 4] })).toBe('2–4 players')
    expect(playersOf({ ...box('stones'), seats: [1, 1] })).toBe('one player')
    expect(madeBy('stones')).toBe('A game by Ann and Bob.')
    expect(madeBy('unknown')).toBe('')
  })

  it('has a colour of its own, always the same', () => {
    expect(accentOf('stones')).toBe(accentOf('stones'))
    expect(ACCENTS).toContain(accentOf('stones'))
    expect(accentOf('stones', 'plum')).toBe('plum')
    expect(box('stones').spine[0]).toMatch(/^#/)
  })

  it.each([
    ['Coup', ['Coup']],
    ['Stepping Stones', ['Stepping', 'Stones']],
    ['Age of Champagne', ['Age of', 'Champagne']],
    ['A very long title of a game about rivers', ['A very long', 'title of a', 'game about rivers']],
  ])('has its title in few lines: %s', (title, lines) => {
    expect(titleLines(title)).toEqual(lines)
  })

  it('the drawn boxes keep their order', () => {
    expect(boxes.map(({ id }) => id)).toEqual(['coup', 'coupage', 'capa_doro', 'coupe_nation', 'age_of_champagne'])
  })

  it('a first game has three seats, if the game allows', () => {
    expect([guidedSeats([2, 6]), guidedSeats([2, 2]), guidedSeats([4, 5]), guidedSeats([1, 1])]).toEqual([3, 2, 4, 1])
  })
})
