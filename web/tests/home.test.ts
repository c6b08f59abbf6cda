import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { games, hasDrawnBoard } from '../src/lib/games.svelte'
import { byUrgency, isTurn } from '../src/lib/my-tables.svelte'
import { freeChairs, joinable, peopleWaiting } from '../src/pages/home/play-request'
import { quizzes } from '../src/pages/home/quizzes'
import { box, boxes, shelf } from '../src/pages/home/shelf'
import { initial, ink, INKS, seatLetters } from '../src/pieces/avatar'
import type { GameInfo, SeatInfo, TableLine } from '../src/wire'

const seat = (person = '', bot = ''): SeatInfo => ({
  name: person,
  person,
  bot,
  reserved: false,
  resigned: false,
  ready: true,
  since: 0,
  bot_name: -1,
})
const clock = { kind: 'none', amount: 0, increment: 0, left: [], since: 0, running: [] } as const
const table = (id: string, seats: SeatInfo[], more: Partial<TableLine> = {}): TableLine => ({
  id,
  game: 'coup',
  status: 'waiting',
  created: 0,
  seats,
  clock: { ...clock, left: [], running: [] },
  automata: [],
  deserted: false,
  yours: [],
  asked: [],
  result: [],
  won: [],
  branched: null,
  ...more,
})

describe('people first', () => {
  const small = table('small', [seat('nora'), seat()])
  const full = table('full', [seat('nora'), seat('', 'greedy')])
  const wide = table('wide', [seat('lea'), seat(), seat(), seat()])
  const mine = table('mine', [seat('me'), seat()])

  test('a bot takes a chair, an empty one is free', () => {
    expect(freeChairs(full)).toBe(0)
    expect(freeChairs(wide)).toBe(3)
  })

  test('one sits down where a chair is free, never at one’s own table', () => {
    expect(joinable([mine, full, wide, small], 'coup', 'me').map((one) => one.id)).toEqual(['small', 'wide'])
  })

  test('a table of the wished size comes first', () => {
    expect(joinable([small, wide], 'coup', 'me', 4).map((one) => one.id)).toEqual(['wide', 'small'])
  })

  test('a person who waits at two tables is one person', () => {
    expect(peopleWaiting([small, { ...small, id: 'again' }, wide], 'coup', 'me')).toBe(2)
  })

  test('tables of other games and running ones do not count', () => {
    expect(
      joinable(
        [
          { ...small, game: 'coupage' },
          { ...wide, status: 'playing' },
        ],
        'coup',
        '',
      ),
    ).toEqual([])
  })
})

describe('my tables', () => {
  const turn = table('turn', [seat('me'), seat('nora')], { status: 'playing', yours: [0], asked: [0] })
  const theirs = table('theirs', [seat('me'), seat('nora')], { status: 'playing', yours: [0], asked: [1] })
  const waits = table('waits', [seat('me'), seat()], { yours: [0] })
  const over = table('over', [seat('me'), seat('nora')], { status: 'finished', yours: [0] })

  test('it is my turn only where my seat is asked', () => {
    expect([turn, theirs, waits, over].map(isTurn)).toEqual([true, false, false, false])
  })

  test('my turn first, then what runs, what waits, what is over', () => {
    expect(byUrgency([over, waits, theirs, turn]).map((one) => one.id)).toEqual(['turn', 'theirs', 'waits', 'over'])
  })
})

describe('the shelf', () => {
  const game = (id: string) => ({ id, title: id, seats_min: 3, seats_max: 5 }) as GameInfo

  test('what can be played faces the room, the next one too, the others show their backs', () => {
    const { front, next, later } = shelf([game('coup')], true)
    expect(front.map((one) => one.id)).toEqual(['coup'])
    expect(next?.id).toBe('coupage')
    expect(later).toHaveLength(boxes.length - 2)
  })

  test('nothing moves when the server answers', () => {
    expect(shelf([], false).front.map((one) => one.id)).toEqual(shelf([game('coup')], true).front.map((one) => one.id))
  })

  test('boxes stand in their own order, whatever the server lists first', () => {
    const { front } = shelf([game('capa_doro'), game('a_sixth'), game('coupage'), game('coup')], true)
    expect(front.map((one) => one.id)).toEqual(['coup', 'coupage', 'capa_doro', 'a_sixth'])
  })

  test('the server knows better how many can play, and a sixth game finds its place', () => {
    const { front } = shelf([game('coup'), game('sixth')], true)
    expect(front[0]?.seats).toEqual([3, 5])
    expect(front[1]?.title).toBe('sixth')
  })

  test('what is printed on a box is said of it: minutes may be for each player', () => {
    expect(boxes.some(({ each }) => each)).toBe(true)
    for (const { id, minutes, each } of boxes) expect(box(id, game(id))).toMatchObject({ minutes, each })
  })
})

describe('faces', () => {
  test('a letter with its accent is one letter', () => {
    expect(initial(' élodie')).toBe('É')
    expect(initial('e\u0301lodie').normalize('NFC')).toBe('É')
    expect(initial('')).toBe('')
  })

  test('where two names begin alike, a second letter tells them apart', () => {
    const all = (...names: string[]) => names.map((name) => seatLetters(name, names))
    expect(all('Ada', 'Bea')).toEqual(['A', 'B'])
    expect(all('Camille', 'Chalk', 'Flint')).toEqual(['Ca', 'Ch', 'F'])
    expect(all('Marne', 'Marl', 'Ann')).toEqual(['Mn', 'Ml', 'A'])
    expect(all('Jean', 'Jeanne', 'Éric', 'E\u0301lodie')).toEqual(['J', 'Jn', 'Ér', 'Él'])
    expect(all('Bot 1', 'bot 2')).toEqual(['B1', 'B2'])
    expect(new Set(all('Abc', 'Abd', 'Acd')).size).toBe(3)
    expect(seatLetters('', ['', 'Ada'])).toBe('')
  })

  test('the same name has the same ink, however it is stored', () => {
    expect(ink('Léa')).toBe(ink('Le\u0301a'))
    expect(ink('Nora')).toBeLessThan(INKS)
  })
})

describe('learning', () => {
  const playable = boxes.map((box) => box.id).filter(hasDrawnBoard)
  const words = (game: string, language: string) =>
    readFileSync(fileURLToPath(new URL(`../src/games/${game}/box.${language}.ftl`, import.meta.url)), 'utf8')

  test('every game one can play has a guide and a quiz', () => {
    expect(playable).toContain('coupage')
    expect(playable.filter((id) => games.hasGuide(id))).toEqual(playable)
    expect(Object.keys(quizzes).sort()).toEqual([...playable].sort())
  })

  test.each(Object.entries(quizzes))('the quiz of %s has its answer and its words', (game, quiz) => {
    expect(quiz.answers).toContain(quiz.right)
    for (const language of ['en', 'fr'])
      for (const part of ['text', 'picture', 'right', 'wrong'])
        expect(words(game, language)).toMatch(new RegExp(`^home-question-${game}-${part} = .`, 'm'))
  })
})
