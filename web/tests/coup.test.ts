import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { after, consequence } from '../src/games/coup/effects'
import { moved } from '../src/games/coup/animation'
import { costly, facts, group, label, moment, pips, standing } from '../src/games/coup/labels'
import { inOrder, meant, printed, sorted } from '../src/games/coup/pieces'
import { finishers, missing, span, wouldBe } from '../src/games/coup/race'
import { parts, ranking } from '../src/games/coup/sums'
import type { CoupView } from '../src/wire'
import { gameFixtures, web } from './game-fixtures'

const { model, bundles, words, told } = gameFixtures<CoupView>('coup', consequence, ['coup-guide-swap-order'])

describe('what a move would do', () => {
  const lay = model('lay')

  it('names the runs a tile joins, who gains by it, and what it opens', () => {
    expect(told(lay, 'lay B11')).toBe(
      'Blue 11 joins 7–10 and 12–15: +1,260 for you, +420 for Basalte. Then 6 or 16 makes the Coup.',
    )
  })

  it('says it in French', () => {
    expect(told(lay, 'lay B11', 'fr').replace(/\s/g, ' ')).toBe(
      'Le 11 bleu réunit 7–10 et 12–15 : +1 260 pour vous, +420 pour Basalte. Ensuite, le 6 ou le 16 fait le Coup.',
    )
  })

  it('says how long a run becomes', () => {
    expect(told(lay, 'lay Y11')).toBe(
      'Yellow 11 makes a run of 6 with 6–10: +100 for you, +200 for Basalte, +100 for Nora.',
    )
  })

  it('says when nobody gains', () => {
    expect(told(lay, 'lay Y20')).toBe('Yellow 20 stands alone: no token gains by it.')
  })

  it('names the Coup, and does not look further', () => {
    expect(told(model('near'), 'lay B06')).toContain('That makes the Coup')
    expect(told(model('near'), 'lay B06')).not.toContain('Then')
  })

  it('looks for no further Coup once it is made', () => {
    expect(told(model('last'), 'lay R18')).toBe('Red 18 makes a run of 3 with 19–20: no token gains by it.')
  })

  it('tells price and worth of a token', () => {
    expect(told(model('buy'), 'buy B')).toBe('A blue token costs 100 and is worth 20 now.')
    expect(told(model('buy'), 'buy O')).toBe('An orange token costs 100 and is worth 0 now.')
    expect(told(model('buy'), 'buy R')).toContain('You hold 6 already.')
  })

  it('has words for whatever may be chosen', () => {
    for (const name of ['lay', 'near', 'swap', 'half-swap', 'buy', 'start', 'last']) {
      const at = model(name)
      for (const { text, group: row } of at.choices) {
        for (const language of ['en', 'fr'] as const) {
          expect(told(at, text, language), text).not.toBe('')
          expect(words(label(text), at.names, language)).not.toBe('')
          expect(words(group(row), at.names, language)).not.toBe('')
        }
      }
    }
  })

  it('counts what the viewer would have', () => {
    expect(after(lay, 'lay B11')).toEqual({ cash: 1600, worth: 3900 })
    expect(after(model('buy'), 'buy R')).toEqual({ cash: 2300, worth: 2440 })
    expect(after(lay, 'done')).toBeNull()
    expect(after({ ...lay, viewer: -1 }, 'lay B11')).toBeNull()
  })
})

describe('moves in words', () => {
  it.each([
    ['lay B11', 'Lay blue 11', 'Poser le 11 bleu'],
    ['aside R07', 'Put red 7 aside', 'Écarter le 7 rouge'],
    ['buy O', 'Buy an orange token', 'Acheter un jeton orange'],
    ['stop', 'Stop buying', 'Arrêter d’acheter'],
    ['done', 'Done, draw tiles', 'Terminé, je repioche'],
    ['pass', 'Lay no last tile', 'Ne rien poser'],
  ])('%s', (text, english, french) => {
    expect(words(label(text), [])).toBe(english)
    expect(words(label(text), [], 'fr')).toBe(french)
  })

  it('shows what it does not know as it is', () => {
    expect(words(label('fly away'), [])).toBe('fly away')
  })

  it('names the pieces it touches', () => {
    expect(label('lay B11').touches).toEqual(['B11'])
    expect(label('buy B').touches).toEqual(['supply-B'])
  })
})

describe('the hand', () => {
  const { view } = model('lay')

  it('lies by colour, by number or by gain', () => {
    expect(sorted(view, view.hand, 'colour')).toEqual(['Y11', 'Y20', 'O17', 'R12', 'V14', 'V18', 'B06', 'B11', 'G04'])
    expect(sorted(view, view.hand, 'number')).toEqual(['G04', 'B06', 'Y11', 'B11', 'R12', 'V14', 'O17', 'V18', 'Y20'])
    expect(sorted(view, view.hand, 'gain').slice(0, 4)).toEqual(['B11', 'G04', 'R12', 'Y11'])
  })

  it('goes back in the order of the rows', () => {
    expect(['G04', 'Y20', 'B11', 'B06'].sort(inOrder)).toEqual(['Y20', 'B06', 'B11', 'G04'])
  })

  it('prints B9 for B09', () => {
    expect(printed('B09')).toBe('B9')
    expect(printed('B')).toBe('B')
    expect(meant('lay B09').tile).toEqual({ name: 'B09', colour: 'B', number: 9 })
  })
})

describe('the race', () => {
  const { view } = model('lay')
  const blue = view.rows[4]!

  it('counts what is missing where least is', () => {
    expect(missing([])).toBe(10)
    expect(missing([7, 8, 9, 10, 12, 13, 14, 15, 20])).toBe(2)
    expect(missing([6, 7, 8, 9, 10, 11, 12, 13, 14, 15])).toBe(0)
    expect(missing([1, 20])).toBe(9)
  })

  it('agrees with the server on what makes the Coup', () => {
    for (const name of ['lay', 'near', 'buy', 'swap']) {
      for (const row of model(name).view.rows) expect(finishers(row.laid)).toEqual(row.coups)
    }
  })

  it('knows the run that would be, and what it is worth', () => {
    expect(wouldBe(blue, 11)).toMatchObject({ first: 7, last: 15, value: 250 })
    expect(wouldBe(blue, 1)).toMatchObject({ first: 1, last: 1, value: 0, joins: [] })
    expect(span({ first: 7, last: 15 })).toBe('7–15')
    expect(span({ first: 7, last: 7 })).toBe('7')
  })
})

describe('facts of the table', () => {
  it('tells round and phases', () => {
    const { phases, round } = facts(model('lay'))
    expect(phases.map(({ name, when }) => [words(name, []), when])).toEqual([
      ['Buy', 'was'],
      ['Lay', 'now'],
      ['Swap', 'next'],
    ])
    expect(words(round!, [], 'fr')).toBe('Manche 4')
    expect(facts(model('last')).phases.map(({ when }) => when)).toEqual(['was', 'was', 'now'])
    expect(facts(model('over')).phases.map(({ when }) => when)).toEqual(['was', 'was', 'was'])
  })

  it('counts tiles laid and tokens left', () => {
    expect(pips(model('lay'))).toEqual({ done: 1, all: 4 })
    expect(pips(model('buy'))).toEqual({ done: 0, all: 3 })
    expect(pips(model('swap'))).toBeNull()
    expect(pips(model('over'))).toBeNull()
  })

  it('knows the moments of the guide', () => {
    expect(['buy', 'lay', 'swap', 'last', 'waits', 'over'].map((name) => moment(model(name)))).toEqual([
      'buy',
      'lay',
      'swap',
      'last',
      null,
      null,
    ])
  })

  it('compares by cash, and says what all is worth', () => {
    const { main, more } = standing(model('lay'), 3)
    expect([main, words(more!, [])]).toEqual([1400, 'worth 2,980'])
  })
})

describe('what moved between two views', () => {
  const { view } = model('lay')

  it('finds the tile that was laid', () => {
    const rows = view.rows.map((row) => (row.colour === 'B' ? { ...row, laid: [...row.laid, 11] } : row))
    expect(moved(view, { ...view, rows, hand: view.hand.filter((tile) => tile !== 'B11') })).toEqual({
      laid: ['B11'],
      bought: [],
      drawn: [],
      back: [],
    })
  })

  it('finds tokens and who bought them', () => {
    const players = view.players.map((player, seat) =>
      seat === 2 ? { ...player, tokens: [2, 5, 6, 0, 0, 4] } : player,
    )
    expect(moved(view, { ...view, players })?.bought).toEqual([{ seat: 2, colour: 'R' }])
  })

  it('finds what was swapped', () => {
    const swapped = moved({ ...view, aside: ['R01'] }, { ...view, hand: [...view.hand, 'G20'] })
    expect(swapped).toMatchObject({ drawn: ['G20'], back: ['R01'] })
  })

  it('lets nothing travel when the table leaps, or through other eyes', () => {
    expect(moved(view, model('start').view)).toBeNull()
    expect(moved(view, { ...view, viewer: 1 })).toBeNull()
    expect(moved(model('over').view, view)).toBeNull()
  })
})

describe('the score sheet', () => {
  const { view } = model('over')

  it('takes a capital apart without losing a point', () => {
    view.players.forEach((_, seat) => {
      expect(parts(view, seat).reduce((sum, { points }) => sum + points, 0)).toBe(view.scores[seat])
    })
    expect(parts(view, 0).map(({ colour, points }) => [colour, points])).toEqual([
      [null, 1200],
      ['B', 3000],
      ['R', 1600],
      ['G', 400],
      ['Y', 300],
    ])
  })

  it('ranks players, equals together', () => {
    expect(ranking([10, 30, 10, 20]).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ])
  })
})

describe('words', () => {
  it('are the same sentences in both languages', () => {
    const keys = (language: string) =>
      [...readFileSync(join(web, `src/games/coup/words.${language}.ftl`), 'utf8').matchAll(/^([a-z-]+) =/gm)]
        .map(([, key]) => key)
        .sort()
    expect(keys('fr')).toEqual(keys('en'))
  })

  it('exist for every key a component asks for', () => {
    const has = (key: string) => bundles.en.hasMessage(key)
    const files = [
      'Actions',
      'Bars',
      'Board',
      'Bracket',
      'Chip',
      'Estate',
      'Hand',
      'Lane',
      'Points',
      'Pool',
      'Race',
      'Seat',
      'Sixes',
      'Supplies',
      'Tile',
    ]
    for (const file of files) {
      const text = readFileSync(join(web, `src/games/coup/${file}.svelte`), 'utf8')
      for (const [, key] of text.matchAll(/'(coup-[a-z-]+)'/g)) expect(has(key!), key).toBe(true)
    }
  })
})

describe('what is asked about once more', () => {
  it('is the Coup, and nothing else', () => {
    const near = model('near')
    const coups = near.view.rows.flatMap((row) =>
      row.coups.map((number) => `lay ${row.colour}${String(number).padStart(2, '0')}`),
    )
    expect(coups.length).toBeGreaterThan(0)
    expect(coups.every((text) => costly(near, text))).toBe(true)
    const others = near.choices.map((choice) => choice.text).filter((text) => !coups.includes(text))
    expect(others.some((text) => costly(near, text))).toBe(false)
  })
})
