import { describe, expect, it } from 'vitest'
import { consequence } from '../src/games/coupage/effects'
import { moved } from '../src/games/coupage/animation'
import { costly, events, facts, group, label, moment, pips, standing } from '../src/games/coupage/labels'
import { fill, held, lacks, nearest, stillCounts, waitsFor, wanted } from '../src/games/coupage/missing'
import { prompt, spots, unfit } from '../src/games/coupage/picking'
import { aidOf, meant, sorted, VARIETIES } from '../src/games/coupage/pieces'
import { bottles, ranking } from '../src/games/coupage/sums'
import { byPiece, tried } from '../src/games/coupage/touching.svelte'
import type { BoardModel } from '../src/lib/game-ui'
import type { CoupageAid, CoupageView } from '../src/wire'
import { gameFixtures } from './game-fixtures'

const NAMES = [
  'draw',
  'act',
  'spoil',
  'spoiled',
  'which',
  'lay',
  'half',
  'laid',
  'pay',
  'harvest',
  'ready',
  'over',
  'watch',
]

const { model, words, told } = gameFixtures<CoupageView>('coupage', consequence)

describe('in the middle of a move', () => {
  it('a choice is named by what it does', () => {
    const spoil = model('spoil')
    expect(words(label('barrel 2-3', spoil), spoil.names)).toBe('Spoil barrel 3 of Nora')
    expect(words(label('barrel 2-3', spoil), spoil.names, 'fr')).toBe('Piquer le tonneau 3 de Nora')
    expect(words(label('barrel 2-3'), spoil.names)).toBe('Barrel 3 of Nora')
    const pay = model('pay')
    expect(words(label('CHA3', pay), pay.names)).toMatch(/^Pay Chardonnay/)
  })
})

describe('every choice the server offers', () => {
  it.each(NAMES)('has words and a consequence without a fault, in both languages: %s', (name) => {
    const at = model(name)
    for (const language of ['en', 'fr'] as const) {
      for (const choice of at.choices) {
        expect(words(label(choice.text), at.names, language)).not.toContain(
          choice.text.includes(' ') ? choice.text : '\0',
        )
        told(at, choice.text, language)
        words(group(choice.group), at.names, language)
      }
      const { round, phases, more } = facts(at)
      for (const each of [round, more, ...phases.map((phase) => phase.name)]) if (each) words(each, at.names, language)
      for (const aid of at.view.aid) words(lacks(at.view, aid), at.names, language)
      for (const [seat, player] of at.view.players.entries()) {
        for (const barrel of player.barrels) words(waitsFor(barrel), at.names, language)
        words(standing(at, seat).more!, at.names, language)
      }
    }
  })

  it('can be made by touching something, or by a button', () => {
    const at = model('act')
    const pieces = byPiece(at.choices)
    expect(pieces.get('barrel-0-2')?.map((choice) => choice.text)).toEqual(['time 2', 'stars 2'])
    expect(pieces.get('recipe-BLA')?.map((choice) => choice.text)).toEqual(['lay BLA'])
    expect(pieces.get('hand-PIQ')?.map((choice) => choice.text)).toEqual(['play PIQ'])
    expect(at.choices.filter((choice) => !choice.touches.length).map((choice) => choice.text)).toEqual(['end'])
  })

  it('what cannot be done now is still tried, so that the server says why', () => {
    expect(tried('hand-OEN', 0)).toBe('play OEN')
    expect(tried('hand-MAC1', 0)).toBe('MAC1')
    expect(tried('barrel-0-3', 0)).toBe('bottle 3')
    expect(tried('barrel-1-3', 0)).toBeNull()
  })
})

describe('what a move would do', () => {
  it('names what a card of the market brings nearer', () => {
    const at = model('draw')
    const bare = {
      ...at,
      view: { ...at.view, players: at.view.players.map((player) => ({ ...player, wines: 0, cavas: 0 })) },
    }
    expect(told(bare, 'market 1')).toBe(`You take Macabeu ★★. Nearer: ${nearer(bare, 'MAC')}.`)
    expect(nearer(bare, 'MAC')).toContain('white cava')
    expect(told(at, 'market 1'), 'a second cava would not count').toBe('You take Macabeu ★★.')
  })

  it('says whom a special card hits', () => {
    expect(told(model('spoil'), 'barrel 2-3')).toBe(
      'Nora’s white cava: no grape, no Time, no bottling for four turns of its owner.',
    )
    expect(told(model('spoil'), 'barrel 1-2')).toBe(
      'Jean-Baptiste’s rosé cava, ready to bottle: no grape, no Time, no bottling for four turns of its owner.',
    )
  })

  it('sees a barrel ripen and a game end', () => {
    expect(told(model('act'), 'time 2')).toBe('Then the red wine is ready: 2 stars bottle it.')
    expect(told(model('ready'), 'bottle 3')).toBe('Costs grapes worth 2 stars. Two wines and a cava: you win.')
  })

  it('counts what is still due', () => {
    const at = model('pay')
    expect(at.view.due).toBe(3)
    expect(told(at, 'CHA3')).toBe('That pays it all. Then the red wine is ready: 2 stars bottle it.')
    expect(told(at, 'TRE2')).toBe('Then one star is still due.')
    const half = { ...at, chosen: ['TRE2'] } // chosen here; the server has not heard of it
    expect(told(half, 'PAR1')).toBe('That pays it all. Then the red wine is ready: 2 stars bottle it.')
    expect(words(prompt(half)!, at.names)).toBe('Pay grapes for a Time on the red wine: one more star.')
    expect(unfit(half, 'CHA3')).toMatchObject({ line: { key: 'coupage-refuse-payment' }, clause: 'CPG-5.4' })
  })

  it('says what an evaporated grape does to its barrel', () => {
    const { view, ...at } = model('act')
    const eva = { ...at, view: { ...view, step: 'evaporate', begun: ['play EVA', 'barrel 2-3'] } }
    expect(told(eva, 'MAC1')).toBe('Nora’s white cava cannot be bottled then: a grape is missing.')
    expect(told(eva, 'MAC1', 'fr')).toContain('il manquera un cépage')
  })

  it('says with the last grape what the wine will need', () => {
    const at = model('lay')
    expect(prompt(at)).toBeNull()
    const half = { ...at, chosen: ['CHA3', 'XAR1'] }
    expect(words(prompt(half)!, at.names, 'fr')).toContain('Encore un cépage')
    expect(told(half, 'PAR1')).toMatch(/^3 grapes go on a free barrel/)
    expect(words(label('PAR1', { ...half, picked: 'PAR1' }), at.names)).toBe(words(label('lay BLA'), at.names))
    expect(unfit(half, 'PAR1')).toMatchObject({ line: { key: 'coupage-refuse-misfit' } })
  })

  it('marks chosen cards in their places', () => {
    const hand = [
      { card: 'MAC1', count: 2 },
      { card: 'XAR1', count: 1 },
    ]
    const shown = (chosen: string[]) =>
      spots(hand, chosen).map((spot) => `${spot.key}: ${spot.count}${spot.chosen ? '!' : ''}`)
    expect(shown([])).toEqual(['MAC1 2: 2', 'XAR1 1: 1'])
    expect(shown(['XAR1', 'MAC1'])).toEqual(['MAC1 2: 1!', 'MAC1 1: 1', 'XAR1 1: 1!'])
    expect(shown(['MAC1', 'MAC1'])).toEqual(['MAC1 2: 1!', 'MAC1 1: 1!', 'XAR1 1: 1'])
  })

  it('asks again only before a turn without any action', () => {
    expect(costly(model('act'), 'end')).toBe(true)
    expect(costly(model('spoil'), 'end')).toBe(false)
  })
})

/** Open recipes that a variety brings nearer, as the sentence lists them. */
function nearer({ view, names }: BoardModel<CoupageView>, variety: string): string {
  return view.aid
    .filter((aid) => aid.open && stillCounts(view, aid) && aid.missing > 0 && aid.helps.includes(variety))
    .map((aid) => {
      const recipe = words({ key: 'coupage-recipe', args: { recipe: aid.recipe }, touches: [] }, names)
      return `${recipe} ${aid.missing === 1 ? '(complete)' : `(${aid.missing - 1} more)`}`
    })
    .join(', ')
}

describe('the wine list', () => {
  it('fills as many places as the server says are not missing', () => {
    for (const name of ['draw', 'act', 'half', 'ready']) {
      const { view } = model(name)
      for (const aid of view.aid) {
        const slots = fill(aid, held(view))
        expect(slots.filter((slot) => !slot.have).length, `${name} ${aid.recipe}`).toBe(aid.missing)
      }
    }
  })

  it('asks for different varieties', () => {
    const white = aidOf(model('act').view, 'BLA')!
    expect(fill(white, new Map([['MAC', 3]])).filter((slot) => slot.have)).toHaveLength(1)
    expect(
      fill(
        white,
        new Map([
          ['MAC', 2],
          ['XAR', 1],
          ['PAR', 1],
        ]),
      ).map((slot) => slot.have),
    ).toEqual(['MAC', 'XAR', 'PAR'])
  })

  it('puts the nearest first, and what may not be begun last', () => {
    const order = nearest(model('act').view)
    expect(order[0]!.recipe).toBe('BLA')
    expect(order.map((aid) => aid.open).lastIndexOf(true)).toBeLessThan(order.filter((aid) => aid.open).length)
  })

  /** What a hand of these grapes lacks for a recipe. */
  function missing(recipe: string, hand: string, language: 'en' | 'fr' = 'en'): string {
    const grapes = new Map<string, number>()
    for (const each of hand.split(' ').filter(Boolean)) grapes.set(each, (grapes.get(each) ?? 0) + 1)
    const printed = aidOf(model('act').view, recipe)!
    const lacking = (with_: Map<string, number>) => fill(printed, with_).filter((slot) => !slot.have).length
    const more = (each: string) => new Map(grapes).set(each, (grapes.get(each) ?? 0) + 1)
    const aid: CoupageAid = {
      ...printed,
      missing: lacking(grapes),
      helps: VARIETIES.filter((each) => lacking(more(each)) < lacking(grapes)),
    }
    return words(wanted(aid, grapes), [], language)
  }

  it.each([
    ['BLA', '', '3 different whites', '3 blancs différents'],
    ['BLA', 'MAC MAC', '2 different whites (no Macabeu)', '2 blancs différents (sauf Macabeu)'],
    ['BLA', 'MAC PAR', 'Xarel·lo or Chardonnay', 'Xarel·lo ou Chardonnay'],
    ['ROS', '', '2 reds and 2 whites', '2 rouges et 2 blancs'],
    ['ROS', 'MAC ULL ULL', '1 white', '1 blanc'],
    ['ROS', 'MAC', '2 reds and 1 white', '2 rouges et 1 blanc'],
    ['ROU', '', '3 reds, at least 2 varieties in all', '3 rouges, au moins 2 cépages différents en tout'],
    ['ROU', 'ULL', '2 reds, at least 2 varieties in all', '2 rouges, au moins 2 cépages différents en tout'],
    ['ROU', 'ULL ULL', 'Garnatxa negra, Trepat or Cabernet Sauvignon', 'Garnatxa negra, Trepat ou Cabernet Sauvignon'],
    ['ROU', 'ULL GAR', '1 red', '1 rouge'],
    ['CVB', '', 'Macabeu, Xarel·lo and Parellada', 'Macabeu, Xarel·lo et Parellada'],
    ['CVB', 'XAR XAR', 'Macabeu and Parellada', 'Macabeu et Parellada'],
    ['CVB', 'XAR MAC', 'Parellada', 'Parellada'],
    [
      'CVR',
      'CAB',
      'Trepat, 1 red (no Cabernet) and 2 whites (no Chardonnay)',
      'Trepat, 1 rouge (sauf Cabernet) et 2 blancs (sauf Chardonnay)',
    ],
    ['CVR', 'MAC MAC', 'Trepat and 1 red (no Cabernet)', 'Trepat et 1 rouge (sauf Cabernet)'],
    ['CVR', 'MAC XAR TRE', 'Ull de llebre, Garnatxa negra or Trepat', 'Ull de llebre, Garnatxa negra ou Trepat'],
    ['CVR', 'GAR', 'Trepat and 2 whites (no Chardonnay)', 'Trepat et 2 blancs (sauf Chardonnay)'],
    ['CVR', 'TRE TRE', '2 whites (no Chardonnay)', '2 blancs (sauf Chardonnay)'],
  ])('says what %s lacks beside %s', (recipe, hand, english, french) => {
    expect(missing(recipe, hand)).toBe(english)
    expect(missing(recipe, hand, 'fr')).toBe(french)
  })

  it('counts what of it lies at the market', () => {
    const { view } = model('draw')
    const bare = {
      ...view,
      hand: [],
      chosen: [],
      market: ['MAC2', 'TIM'],
      players: view.players.map((player) => ({ ...player, cavas: 0 })),
    }
    const cava = { ...aidOf(view, 'CVB')!, open: true, missing: 3, helps: ['MAC', 'XAR', 'PAR'] }
    expect(words(lacks(bare, cava), [])).toBe('Missing: Macabeu, Xarel·lo and Parellada; 1 at the market.')
    expect(words(lacks({ ...bare, market: ['MAC2', 'MAC1'] }, cava), [], 'fr')).toBe(
      'Il manque Macabeu, Xarel·lo et Parellada ; 1 au marché.',
    )
    expect(words(lacks({ ...bare, market: ['TIM', 'CAB2'] }, cava), [])).toBe(
      'Missing: Macabeu, Xarel·lo and Parellada.',
    )
  })

  it('puts last what would no longer count, and says so', () => {
    const { view } = model('act')
    const having = (wines: number, cavas: number, second_cava_is_wine = false): CoupageView => ({
      ...view,
      second_cava_is_wine,
      aid: view.aid.map((aid) => ({ ...aid, open: true, missing: aid.cava ? 2 : 0 })),
      players: view.players.map((player) => ({ ...player, wines, cavas })),
    })
    const two = having(2, 0)
    expect(nearest(two).map((aid) => aid.cava)).toEqual([true, true, false, false, false])
    expect(words(lacks(two, aidOf(two, 'ROU')!), [])).toBe('No longer counts: you have your two wines.')
    const one = having(1, 1)
    expect(nearest(one).map((aid) => aid.cava)).toEqual([false, false, false, true, true])
    expect(words(lacks(one, aidOf(one, 'CVB')!), [], 'fr')).toMatch(/^Ne compterait plus/)
    expect(stillCounts(having(1, 1, true), { cava: true })).toBe(true)
    expect(stillCounts(having(1, 2, true), { cava: false })).toBe(false)
  })
})

describe('the hand', () => {
  it('stands as its owner likes', () => {
    const { view } = model('act')
    const cards = (order: 'colour' | 'number' | 'gain') => sorted(view, view.hand, order).map(({ card }) => card)
    expect(cards('colour')).toEqual(['XAR1', 'PAR1', 'CHA3', 'TRE2', 'TIM', 'PIQ', 'REC', 'VDT'])
    expect(cards('number').slice(0, 2)).toEqual(['CHA3', 'TRE2'])
    expect(cards('gain').slice(0, 4)).not.toContain('TIM')
  })
})

describe('the table', () => {
  it('counts actions, moments and events', () => {
    expect(pips(model('act'))).toEqual({ done: 0, all: 2 })
    expect(pips(model('spoil'))).toEqual({ done: 1, all: 2 })
    expect(pips(model('draw'))).toBeNull()
    expect(['draw', 'act', 'lay', 'pay', 'spoil', 'which'].map((name) => moment(model(name)))).toEqual([
      'draw',
      'act',
      'grape',
      'pay',
      'target',
      null,
    ])
    expect(events(model('act'))).toEqual(['lay', 'bottle', 'piq'])
    expect(events(model('watch'))).toEqual(['piq'])
    expect(events(model('watch'), [{ key: 'coupage-log-reshuffled', args: { count: 9 }, touches: [] }])).toEqual([
      'reshuffled',
      'piq',
    ])
  })

  it('takes moves apart', () => {
    expect(meant('MAC2')).toEqual({ verb: 'card', what: 'MAC2', number: 0 })
    expect(meant('barrel 1-3')).toEqual({ verb: 'barrel', what: '1-3', number: 0 })
    expect(meant('stars 2')).toEqual({ verb: 'stars', what: '2', number: 2 })
  })

  it('counts two wines and one cava', () => {
    const { view } = model('over')
    expect(bottles(view, 0).map((bottle) => bottle.counts)).toEqual([true, true, true])
    expect(bottles(view, 1).map((bottle) => bottle.counts)).toEqual([true, true, false])
    expect(ranking(view, view.scores)).toEqual([
      { seat: 0, rank: 1 },
      { seat: 1, rank: 2 },
    ])
  })
})

describe('animation', () => {
  it('grapes go to their barrel, a special card to its target', () => {
    expect(moved(model('half').view, model('laid').view)?.gone.map(({ to }) => to)).toEqual([
      'barrel-0-4',
      'barrel-0-4',
      'barrel-0-4',
    ])
    expect(moved(model('spoil').view, model('spoiled').view)?.gone).toEqual([{ card: 'PIQ', to: 'barrel-2-3' }])
  })

  it('a leap is not followed', () => {
    expect(moved(model('act').view, model('watch').view)).toBeNull()
  })
})
