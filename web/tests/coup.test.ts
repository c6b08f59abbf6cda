import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { printed, sharesOf, sorted, span, tileOf } from '../src/games/coup/pieces'
import { changeOf, previewOf } from '../src/games/coup/preview'
import { largest, parts } from '../src/games/coup/sums'
import { byPiece } from '../src/lib/board/touching.svelte'
import type { CoupView } from '../src/games/coup/wire'
import { gameFixtures, web } from './game-fixtures'

const { kept, model, bundles, words, told } = gameFixtures<CoupView>('coup', ['coup-guide-swap-order'])

describe('what a move would do', () => {
  const lay = model('lay')

  it('is said in both languages', () => {
    expect(told(lay, 'lay B11')).toBe(
      'Blue 11 joins 7–10 and 12–15: +1,260 for you, +420 for Basalte. Then 6 or 16 makes the Coup.',
    )
    expect(told(lay, 'lay B11', 'fr').replace(/\s/g, ' ')).toBe(
      'Le 11 bleu réunit 7–10 et 12–15 : +1 260 pour vous, +420 pour Basalte. Ensuite, le 6 ou le 16 fait le Coup.',
    )
  })

  it('shows the tile, its run, its value, and the spaces that would make the Coup', () => {
    expect(previewOf(lay.effectOf('lay B11'), 'B')).toEqual({
      missing: 1,
      ghost: 11,
      run: { first: 7, last: 15, value: 250 },
      gain: 210,
      coups: [6, 16],
    })
    expect(previewOf(lay.effectOf('lay Y20'), 'Y')).toEqual({
      missing: 3,
      ghost: 20,
      run: { first: 20, last: 20, value: 0 },
      gain: 0,
      coups: [],
    })
  })

  it('shows nothing in other rows, nor for other moves', () => {
    expect(previewOf(lay.effectOf('lay B11'), 'G')).toBeNull()
    expect(previewOf(null, 'B')).toBeNull()
    expect(previewOf(model('swap').effectOf('aside Y20'), 'Y')).toBeNull()
    expect(previewOf(model('buy').effectOf('buy B'), 'B')).toBeNull()
  })

  it('shows how near the Coup comes', () => {
    expect(previewOf(lay.effectOf('lay B11'), 'B')?.missing).toBe(1)
    expect(previewOf(model('near').effectOf('lay B06'), 'B')?.missing).toBe(0)
  })

  it('changes what the viewer has', () => {
    expect(changeOf(lay.effectOf('lay B11'), 'worth', 0)).toBe(1260)
    expect(changeOf(lay.effectOf('lay B11'), 'worth', 3)).toBe(420)
    expect(changeOf(lay.effectOf('lay B11'), 'cash', 0)).toBe(0)
    const red = model('buy').view.rows.find(({ colour }) => colour === 'R')!
    expect(changeOf(model('buy').effectOf('buy R'), 'cash', 0)).toBe(-100)
    expect(changeOf(model('buy').effectOf('buy R'), 'worth', 0)).toBe(red.value - 100)
  })

  it('has words, a label and a group for whatever may be chosen', () => {
    for (const name of ['lay', 'near', 'swap', 'half-swap', 'buy', 'start', 'last']) {
      const at = model(name)
      expect(at.choices.length).toBeGreaterThan(0)
      for (const { text, label, group } of at.choices) {
        for (const language of ['en', 'fr'] as const) {
          expect(told(at, text, language), text).not.toBe('')
          expect(words(label!, at.names, language)).not.toBe('')
          expect(words({ key: 'coup-group', args: { group }, touches: [] }, at.names, language)).not.toBe('')
        }
      }
    }
  })

  it('is found by the piece that is touched', () => {
    expect(
      byPiece(lay.choices)
        .get('B11')
        ?.map(({ text }) => text),
    ).toEqual(['lay B11'])
    expect(
      byPiece(model('swap').choices)
        .get('Y20')
        ?.map(({ text }) => text),
    ).toEqual(['aside Y20'])
    expect(byPiece(lay.choices).has('R01')).toBe(false)
  })
})

describe('the hand', () => {
  const { view } = model('lay')

  it('lies by colour, by number or by gain', () => {
    expect(sorted(view, view.hand, 'colour')).toEqual(['Y11', 'Y20', 'O17', 'R12', 'V14', 'V18', 'B06', 'B11', 'G04'])
    expect(sorted(view, view.hand, 'number')).toEqual(['G04', 'B06', 'Y11', 'B11', 'R12', 'V14', 'O17', 'V18', 'Y20'])
    expect(sorted(view, view.hand, 'gain').slice(0, 4)).toEqual(['B11', 'R12', 'G04', 'B06'])
  })

  it('says what a tile brings oneself, and what it brings the others', () => {
    expect(sharesOf(view, tileOf('B11'))).toEqual({ own: 6 * 210, others: 2 * 210 })
    const mine = { ...view, players: view.players.map((player, seat) => (seat ? player : { ...player, tokens: [] })) }
    expect(sharesOf(mine, tileOf('B11'))).toEqual({ own: 0, others: 2 * 210 })
    expect(sharesOf(view, tileOf('V14')).own).toBe(0) // none of this colour
  })

  it('prints B9 for B09, and runs as people write them', () => {
    expect([printed('B09'), printed('B')]).toEqual(['B9', 'B'])
    expect([span({ first: 7, last: 15 }), span({ first: 7, last: 7 })]).toEqual(['7–15', '7'])
  })
})

describe('facts of the table', () => {
  it('are said: round, phases, supply and standings', () => {
    const { heading, phases, supply, standings } = model('lay').view
    expect(words(heading!, [], 'fr')).toBe('Manche 4')
    expect(phases.map(({ name, when }) => [words(name, []), when])).toEqual([
      ['Buy', 'was'],
      ['Lay', 'now'],
      ['Swap', 'next'],
    ])
    expect(words(supply!, [])).toContain('in the pool')
    expect([standings[3]!.main, words(standings[3]!.more!, [])]).toEqual([1400, 'worth 2,980'])
  })
})

describe('what moves', () => {
  it('is told from where to where', () => {
    expect(kept('laid').beats).toEqual([{ face: 'B11', source: 'seat-0', target: 'B11' }])
    expect(kept('laid-by-another').beats).toEqual(kept('laid').beats)
    expect(kept('buy').beats).toEqual([{ face: 'token-R', source: 'supply-R', target: 'seat-0' }])
    const { beats, view } = kept('swapped')
    expect(beats.slice(0, 2).map(({ face, target }) => [face, target])).toEqual([
      ['Y20', 'pool'],
      ['V14', 'pool'],
    ])
    expect(beats.slice(2).every(({ face, source }) => source === 'pool' && view.hand.includes(face))).toBe(true)
  })
})

describe('a swap', () => {
  it('counts the tiles that were chosen here, in the prompt and in what it brings', () => {
    const chosen = model('swap', ['aside Y20', 'aside V14'])
    expect(words(chosen.prompt, chosen.names)).toBe('2 tiles are put aside. Put aside more, or draw.')
    expect(told(chosen, 'done')).toBe('2 tiles go back, and you draw until you have 10.')
  })
})

describe('the score sheet', () => {
  const { view, sheet } = kept('over')

  it('takes a capital apart without losing a point', () => {
    view.players.forEach((_, seat) => {
      expect(parts(sheet[seat]!).reduce((sum, { points }) => sum + points, 0)).toBe(view.scores[seat])
    })
    expect(largest(sheet[0]!).map(({ colour, points }) => [colour, points])).toEqual([
      [null, 1200],
      ['B', 3000],
      ['R', 1600],
      ['G', 400],
      ['Y', 300],
    ])
  })

  it('has the points and the numbers that the server says, whatever they are', () => {
    const source = { key: 'coup-score-tokens', args: { colour: 'B', tokens: 3, value: 77 }, touches: [] }
    const [part] = parts([{ source, points: 1000 }])
    expect([part!.colour, part!.tokens, part!.value, part!.points]).toEqual(['B', 3, 77, 1000])
  })
})

describe('words', () => {
  it('exist for every key a component asks for', () => {
    const folder = join(web, 'src/games/coup')
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.svelte'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      for (const [, key] of text.matchAll(/'(coup-[a-z-]+)'/g)) expect(bundles.en.hasMessage(key!), key).toBe(true)
    }
  })
})
