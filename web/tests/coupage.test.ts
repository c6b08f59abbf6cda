import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bottled, toGo, winning } from '../src/games/coupage/goals'
import { chosenWith, sorted, spots, whole } from '../src/games/coupage/hand'
import { drawingsOf, lettersOf, Printed, printedOf } from '../src/games/coupage/printed'
import { readyCount } from '../src/games/coupage/ready'
import { boxOf, drawn, useDrawings } from '../src/games/coupage/sprite.svelte'
import { bottles } from '../src/games/coupage/sums'
import { byPiece } from '../src/lib/board/touching.svelte'
import type { Choice } from '../src/wire'
import type { CoupageView } from '../src/games/coupage/wire'
import { gameFixtures, web } from './game-fixtures'

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

const { kept, model, words, told } = gameFixtures<CoupageView>('coupage')

describe('every choice the server offers', () => {
  it.each(NAMES)('has words and an effect without a fault, in both languages: %s', (name) => {
    const at = model(name)
    const { heading, supply, phases, standings, aid, players } = at.view
    for (const language of ['en', 'fr'] as const) {
      for (const { text, label, group } of at.choices) {
        expect(words(label!, at.names, language)).not.toBe('')
        told(at, text, language)
        words({ key: 'coupage-group', args: { group }, touches: [] }, at.names, language)
      }
      const lines = [
        heading,
        supply,
        ...phases.map((phase) => phase.name),
        ...standings.map((standing) => standing.more),
      ]
      for (const line of lines) words(line!, at.names, language)
      for (const { needs } of aid) words(needs, at.names, language)
      for (const { barrels } of players) for (const { waits } of barrels) words(waits, at.names, language)
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

  it('is named by what it does, in the middle of a move too', () => {
    const { choices, names } = model('spoil')
    const aim = choices.find(({ text }) => text === 'barrel 2-3')!.label!
    expect(words(aim, names)).toBe('Spoil barrel 3 of Nora')
    expect(words(aim, names, 'fr')).toBe('Piquer le tonneau 3 de Nora')
    expect([aim.key, aim.args?.['card']]).toEqual(['coupage-move-aim', 'PIQ']) // the board has a verb for it
  })
})

describe('cards of a set', () => {
  it('count down what is due, and say with the end what is paid for', () => {
    expect(told(model('pay'), 'CHA3')).toBe('That pays for everything.')
    expect(told(model('pay'), 'TRE2')).toBe('You then still owe one star.')
    const half = model('pay', ['TRE2']) // chosen here; the server has not heard of it
    expect(told(half, 'PAR1')).toBe('That pays for everything.')
    expect(words(half.prompt, half.names)).toBe('Pay with grapes for a Time on the red wine: one more star.')
    const enough = model('pay', ['TRE2', 'PAR1'])
    expect(words(enough.prompt, enough.names)).toBe(
      'Pay with grapes for a Time on the red wine: that is enough. Add more, or confirm.',
    )
    expect(told(enough, 'done')).toMatch(
      /^That pays for everything\..* The red wine is then ready: you pay 2 stars to bottle it\.$/,
    )
  })

  it('say with the last grape what the wine will need', () => {
    const half = model('lay', ['CHA3', 'XAR1'])
    expect(words(half.prompt, half.names, 'fr')).toContain('Encore un cépage')
    expect(told(half, 'PAR1')).toMatch(/3 grapes go on a free barrel/)
  })

  it('are marked in their places', () => {
    const hand = [
      { card: 'MAC1', count: 2 },
      { card: 'XAR1', count: 1 },
    ]
    const choices = (...cards: string[]) =>
      cards.map((text) => ({ text, touches: [`hand-${text}`] }) as unknown as Choice)
    const shown = (sent: string[], ...here: string[]) =>
      spots(hand, sent, choices(...here)).map(
        ({ key, count, chosen, behind }) => `${key}${behind ? ' <' : ''} ${chosen || count}`,
      )
    expect(shown([])).toEqual(['MAC1 0 < 2', 'MAC1 1 2', 'XAR1 0 1'])
    expect(shown([], 'XAR1', 'MAC1')).toEqual(['MAC1 0 < here', 'MAC1 1 1', 'XAR1 0 here'])
    expect(shown([], 'MAC1', 'MAC1')).toEqual(['MAC1 0 < here', 'MAC1 1 here', 'XAR1 0 1'])
    expect(shown(['MAC1'], 'MAC1')).toEqual(['MAC1 0 < sent', 'MAC1 1 here', 'XAR1 0 1'])
    expect(chosenWith(choices('XAR1', 'MAC1'), 'MAC1')?.text).toBe('MAC1')
    expect(chosenWith(choices('XAR1'), 'MAC1')).toBeUndefined()
  })
})

describe('what is printed', () => {
  const { view } = model('act')
  const printed = printedOf(view)

  it('comes from the server: names, colours, stars', () => {
    expect(printed.varieties.map(({ code, letter }) => code + letter).join(' ')).toBe(
      'MACM XARX PARP CHAC ULLU GARG TRET CABS',
    )
    expect([printed.name('ULL'), printed.isWhite('MAC'), printed.isWhite('ULL')]).toEqual([
      'Ull de llebre',
      true,
      false,
    ])
    expect([printed.varietyOf('MAC2'), printed.stars('MAC2'), printed.varietyOf('TIM')]).toEqual(['MAC', 2, ''])
    expect(words(printed.line('MAC2'), [])).toBe('Macabeu ★★')
    expect(words(printed.line('VOL'), [])).toBe('Card theft')
  })

  it('may be another sheet', () => {
    const grape = { kind: 'grape', copies: 3, colour: 'red', stars: 1 }
    const other = new Printed([
      { ...grape, card: 'SYR1', variety: 'SYR', name: 'Syrah' },
      { ...grape, card: 'SAN1', variety: 'SAN', name: 'Sangiovese' },
    ])
    expect(other.varieties.map(({ letter }) => letter)).toEqual(['S', 'A'])
    expect(lettersOf(['Cabernet', 'Cabernet Franc', 'C', 'C'])).toEqual(['C', 'F', '?', '?'])
  })

  it('has a drawing, whatever it is called', () => {
    expect(printed.varieties.map(({ drawing }) => drawing).join(' ')).toBe(
      'white-1 white-2 white-3 white-4 red-1 red-2 red-3 red-4',
    )
    const drawings = drawingsOf(['red', 'white', 'red', 'red', 'red', 'red'])
    expect(drawings).toEqual(['red-1', 'white-1', 'red-2', 'red-3', 'red-4', 'red-1'])
    useDrawings(readFileSync(join(web, 'src/games/coupage/art.svg'), 'utf8'))
    for (const name of [...drawings, 'TIM', drawn('VOL'), drawn('XYZ')]) expect(boxOf(name), name).toBeTruthy()
  })

  it('is drawn under its own name, barrels and bottles too', () => {
    const art = readFileSync(join(web, 'src/games/coupage/art.svg'), 'utf8')
    useDrawings(art)
    const names = [...art.matchAll(/id="cp-([\w-]+)"/g)].map(([, name]) => name!)
    expect(names).toEqual(expect.arrayContaining(['cask', 'cask-empty', 'bottle-wine', 'bottle-cava', 'PIQ']))
    for (const name of names)
      expect([drawn(name), boxOf(name)]).toEqual([name, expect.stringMatching(/^[\d.]+( [\d.]+){3}$/)])
  })

  it('is kept as long as the server says the same', () => {
    expect(printedOf({ ...view })).toBe(printed)
    expect(printedOf({ ...view, faces: [...view.faces] })).not.toBe(printed)
  })
})

describe('the wine list', () => {
  it('says how many wines can be begun', () => {
    const { view } = model('act')
    const aid = view.aid.map((each, i) => ({ ...each, missing: i < 3 ? 0 : 1, open: i !== 1, counts: i !== 2 }))
    expect(readyCount({ ...view, aid })).toBe(1)
  })

  it('shows as many places filled as the server says are not missing', () => {
    for (const aid of model('act').view.aid)
      expect(aid.filled.filter(Boolean).length, aid.recipe).toBe(aid.varieties.length - aid.missing)
  })
})

describe('the hand', () => {
  it('stands as its owner likes', () => {
    const { view } = model('act')
    const cards = (order: 'colour' | 'number' | 'gain') => sorted(view, order).map(({ card }) => card)
    expect(cards('colour')).toEqual(['XAR1', 'PAR1', 'CHA3', 'TRE2', 'TIM', 'PIQ', 'REC', 'VDT'])
    expect(cards('number').slice(0, 2)).toEqual(['CHA3', 'TRE2'])
    expect(cards('gain').slice(0, 4)).not.toContain('TIM')
  })
})

describe('the score sheet', () => {
  it('shows the bottles that brought a point, each in its place', () => {
    const { view, sheet } = kept('over')
    expect(bottles(view, 0, sheet).map(({ recipe, counts, as }) => [recipe, counts, as])).toEqual([
      ['CVB', true, 'cava'],
      ['BLA', true, 'wine'],
      ['ROU', true, 'wine'],
    ])
    expect(bottles(view, 1, sheet).map((bottle) => bottle.counts)).toEqual([true, true, false])
  })

  it('lets a second cava that brought a point stand for a wine', () => {
    const { view, sheet } = kept('over')
    const players = view.players.map((player) => ({
      ...player,
      barrels: player.barrels.map((barrel) => ({ ...barrel, cava: true })),
    }))
    expect(bottles({ ...view, players }, 0, sheet).map(({ as }) => as)).toEqual(['cava', 'wine', 'wine'])
  })
})

describe('what moves', () => {
  it('is told from where to where, with what each may see', () => {
    const targets = (name: string) => kept(name).beats.map(({ face, target }) => `${face} → ${target}`)
    expect(targets('laid')).toEqual(['XAR1', 'PAR1', 'CHA3'].map((card) => `${card} → barrel-0-4`))
    expect(targets('spoiled')).toEqual(['PIQ → barrel-2-3'])
    expect(kept('drawn').beats[0]).toEqual({ face: 'MAC2', source: 'market-1', target: 'seat-0' })
    expect(kept('drawn-by-another').beats[0]).toEqual(kept('drawn').beats[0])
  })
})

describe('a hand', () => {
  it('keeps the cards of a half-made move', () => {
    const { view } = model('act')
    const held = [
      { card: 'MAC1', count: 1 },
      { card: 'XAR1', count: 1 },
    ]
    expect(whole({ ...view, hand: held, chosen: ['MAC1', 'TIM'] })).toEqual([
      { card: 'MAC1', count: 2 },
      { card: 'XAR1', count: 1 },
      { card: 'TIM', count: 1 },
    ])
  })
})

describe('the goal', () => {
  const { view } = model('act')
  const bottle = (recipe: string, cava_card = false) => ({
    ...view.players[0]!.barrels[0]!,
    stage: 'bottled',
    recipe,
    cava: recipe.startsWith('CV'),
    cava_card,
  })
  const player = (...recipes: string[]) => ({
    ...view.players[0]!,
    wines: recipes.filter((recipe) => !recipe.startsWith('CV')).length,
    cavas: recipes.filter((recipe) => recipe.startsWith('CV')).length,
    barrels: recipes.map((recipe, i) => bottle(recipe, recipe === 'CVR' || i === 9)),
  })
  const option = { ...view, second_cava_is_wine: true }

  it('takes a second cava for a wine only with the option', () => {
    expect(toGo(view, player('CVB', 'CVR'))).toEqual({ wines: 2, cavas: 0 })
    expect(toGo(option, player('CVB', 'CVR'))).toEqual({ wines: 1, cavas: 0 })
    expect(bottled(option, player('CVB', 'CVR', 'BLA'))).toEqual({ wines: 2, cavas: 1, spare: 1 })
    expect(toGo(option, player('BLA', 'ROS', 'ROU'))).toEqual({ wines: 0, cavas: 1 })
  })

  it('shows the bottles that won, the last one among them', () => {
    const won = { ...view, players: [player('BLA', 'ROS', 'ROU', 'CVR')] }
    expect(winning(won, 0, 'barrel-0-3')).toEqual([3, 1, 4])
    const cavas = { ...option, players: [player('CVB', 'BLA', 'CVR')] }
    expect(winning(cavas, 0, 'barrel-0-1')).toEqual([1, 2, 3])
  })
})
