import { describe, expect, it } from 'vitest'
import { answers } from '../src/games/age_of_champagne/answers'
import { finals, isFinal, ledgers, projection } from '../src/games/age_of_champagne/ledger'
import { letters, sum, wordOf } from '../src/games/age_of_champagne/letters'
import { keyName } from '../src/games/age_of_champagne/described'
import { Marks } from '../src/games/age_of_champagne/marks'
import { inOrder, ownerOf } from '../src/games/age_of_champagne/participants'
import { gains, groups, isSettled, moved, pause, sequence } from '../src/games/age_of_champagne/stage'
import { ESTATE, tabAtPhase, tabOf, tabsOf, tabToShow } from '../src/games/age_of_champagne/tabs'
import { neighbour, tabOfStep } from '../src/games/age_of_champagne/turning'
import type { AgeOfChampagneView } from '../src/games/age_of_champagne/wire'
import { orderUnderFinger } from '../src/games/age_of_champagne/worth'
import { gameFixtures } from './game-fixtures'

const { kept, model, words, told } = gameFixtures<AgeOfChampagneView>('age_of_champagne')
const NAMES = ['place', 'ship', 'blend', 'blended', 'shipped', 'solo', 'over', 'watch']

describe('every choice the server offers', () => {
  it.each(NAMES)('has words and an effect without a fault, in both languages: %s', (name) => {
    const at = model(name)
    for (const language of ['en', 'fr'] as const) {
      for (const { text, label, group } of at.choices) {
        expect(words(label!, at.names, language)).not.toBe('')
        told(at, text, language)
        words({ key: 'age-of-champagne-group', args: { group }, touches: [] }, at.names, language)
      }
      for (const { name: token, about } of at.view.bonuses) {
        words(token, at.names, language)
        words(about, at.names, language)
      }
    }
  })

  it.each(NAMES)('is a button or names a piece of the table: %s', (name) => {
    const { view, choices } = model(name)
    const buttons = new Set(answers(view, choices).map(({ text }) => text))
    for (const { text, touches } of choices)
      expect(buttons.has(text) || touches.some((touch) => tabOf(touch) !== null || /^token-/.test(touch)), text).toBe(
        true,
      )
  })
})

describe('wines as letters', () => {
  it('show those that are there before those that are missing', () => {
    expect(
      letters('NNCC', 'C')
        .map(({ colour, lacks }) => (lacks ? colour.toLowerCase() : colour))
        .join(''),
    ).toBe('NNCc')
    expect(letters('MN').every(({ lacks }) => !lacks)).toBe(true)
  })

  it('are counted by colour', () => {
    expect(wordOf([1, 0, 2])).toBe('MCC')
    expect(wordOf([0, -1, 0])).toBe('')
    expect(sum([1, 0, 2])).toBe(3)
  })
})

describe('marks', () => {
  const at = model('place')
  const marks = (text: string) => new Marks(at.effectOf(text))

  it('tell who would come to a spot, and what each order would bring from there', () => {
    const found = marks('place Z5.2')
    expect(found.comes('Z5.2')).toBe(0)
    expect(found.comes('Z5.1')).toBeNull()
    expect(found.aims).toBe(true)
    expect(found.worth('order-E04')).toBe(9)
    expect(marks('place Z5.4').worth('order-I02')).toBeNull() // Provisional: not from the lower row
    expect(marks('place Z2.1').aims).toBe(false)
  })

  it('tell what the next harvest would be', () => {
    const now = at.view.houses[0]!.harvest
    expect(marks('place Z2.1').harvest?.press).toBeGreaterThan(now.press)
    expect(marks('place Z3.1').harvest?.room).toBe(now.room + at.view.module)
    expect(marks('place Z5.1').harvest).toBeNull()
    expect(new Marks(null).harvest).toBeNull()
  })

  it('tell which cubes a shipment takes, and its points', () => {
    const ship = model('ship')
    const found = new Marks(ship.effectOf('ship E04'))
    const order = ship.view.markets.map(({ active }) => active!).find(({ id }) => id === 'E04')!
    const taken = ['M', 'N', 'C'].map((colour) => -found.change(`cellar-0-${colour}`))
    expect(wordOf(taken)).toBe(order.cuvees)
    expect(found.change('player-0/points')).toBe(9)
  })
})

describe('the sum of an order', () => {
  it('adds up to the points of the best order under the finger', () => {
    for (const [name, text] of [
      ['place', 'place Z5.2'],
      ['ship', 'ship E04'],
    ] as const) {
      const at = model(name)
      const found = orderUnderFinger(at.view, new Marks(at.effectOf(text)))!
      expect(found.order.printed + found.event + found.partial + found.bonus).toBe(found.points)
      expect(found.points).toBe(9)
    }
  })

  it('is not shown where no order is meant', () => {
    const at = model('place')
    expect(orderUnderFinger(at.view, new Marks(at.effectOf('place Z1.1')))).toBeNull()
    expect(orderUnderFinger(at.view, new Marks(null))).toBeNull()
  })
})

describe('on a phone', () => {
  it('each zone of this side of the board is a tab, and the estate', () => {
    expect(tabsOf(kept('place').view)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, ESTATE])
    const { view } = kept('place')
    const simple = { ...view, spots: view.spots.filter(({ zone }) => zone !== 4) }
    expect(tabsOf(simple)).not.toContain(4)
  })

  it('what can be chosen only elsewhere is turned to', () => {
    const ship = model('ship')
    expect(tabToShow(ship.view, ship.choices, 1)).toBe(5)
    expect(tabToShow(ship.view, ship.choices, 5)).toBeNull()
    const blend = model('blend')
    expect(tabToShow(blend.view, blend.choices, 5)).toBe(ESTATE)
    const place = model('place')
    expect(tabToShow(place.view, place.choices, ESTATE)).toBeNull() // zones are many
  })

  it('whoever was led to the estate is led back to the zones when Collaborators are placed', () => {
    expect(tabAtPhase('place', 'draft', ESTATE)).toBe(1)
    expect(tabAtPhase('place', 'keep-c', ESTATE)).toBe(1)
    expect(tabAtPhase('place', 'place', ESTATE)).toBe(ESTATE) // looking at one's own house
    expect(tabAtPhase('place', 'draft', 5)).toBe(5)
    expect(tabAtPhase('blend', 'place', ESTATE)).toBe(ESTATE)
  })

  it('the last sums are shown with the estate, once', () => {
    expect(tabAtPhase('over', 'keep-c', 7)).toBe(ESTATE)
    expect(tabAtPhase('over', 'over', 5)).toBe(5)
  })

  it('what is played back is shown where it happens', () => {
    const { beats } = kept('shipped')
    const tabs = groups(beats).map((group) => tabOfStep(group))
    expect(tabs[0]).toBe(5) // the cuvees go to the order
    const at = (source: string, target: string) => tabOfStep([{ face: 'cube-M', source, target }])
    expect(at('supply-M', 'wine-0-M')).toBe(ESTATE)
    expect(at('oeno-0-M', 'grid-0-M')).toBe(ESTATE)
    expect(at('Z2.1', 'pawn')).toBe(2)
    expect(at('player-1', 'Z6.1')).toBe(6)
    expect(at('council-1', 'council-2')).toBe(8)
    expect(at('eco-1', 'eco-2')).toBeNull() // in sight elsewhere, or not at all: stay
  })

  it('a swipe leads to the neighbour, and not beyond the last', () => {
    const tabs = tabsOf(kept('place').view)
    expect(neighbour(tabs, 8, 1)).toBe(ESTATE)
    expect(neighbour(tabs, ESTATE, 1)).toBe(ESTATE)
    expect(neighbour(tabs, 1, -1)).toBe(1)
  })
})

describe('the event', () => {
  it('names the region or grape that it is about', () => {
    const { view } = model('place')
    const about = (key: string) => keyName({ ...view, event: { ...view.event!, key } })
    expect(about('N')).toBe('age-of-champagne-grape') // words are not loaded here
    expect(about('VM')).toBe('age-of-champagne-region')
    expect(about('')).toBe('')
  })
})

describe('participants', () => {
  it('are shown in turn order, and the Merchant is no seat', () => {
    const { view } = kept('solo')
    expect(inOrder(view)).toEqual(view.council)
    expect(inOrder({ ...view, council: [] })).toEqual([0, 1])
    expect(ownerOf(view, view.merchant!.seat)).toBe('merchant')
    expect(ownerOf(view, 0)).toBe(0)
  })
})

describe('what happened, as a sequence', () => {
  const { view: after, beats } = kept('shipped')
  const before = kept('ship').view

  it('has a group for the cuvees of an order, and for each step after it', () => {
    const found = groups(beats)
    expect(found.flat()).toEqual(beats)
    expect(found.length).toBeGreaterThan(2)
    expect(found.every((group) => pause(group) > 0)).toBe(true)
  })

  it('leads from one view to the other', () => {
    for (const [first, last] of [
      ['ship', 'shipped'],
      ['blend', 'blended'],
    ] as const) {
      const { view, beats: moves } = kept(last)
      const end = groups(moves).reduce((shown, group) => moved(shown, view, group), kept(first).view)
      const lies = (at: AgeOfChampagneView) => ({
        cubes: [at.houses[0]!.wines, at.houses[0]!.cellar],
        eco: at.houses.map(({ eco }) => eco),
        pawns: at.spots.filter(({ seat }) => seat >= 0).map(({ id, seat }) => [id, seat]),
        orders: at.markets.map(({ active, provisional }) => [active?.id, provisional?.id]),
        points: at.standings.map(({ main }) => main),
        totals: at.houses.map(({ points }) => points),
      })
      expect(lies(end)).toEqual(lies(view))
    }
  })

  it('changes the total of those only whom a step brings points', () => {
    let shown = before
    for (const group of groups(beats)) {
      const next = moved(shown, after, group)
      const change = next.standings.map(({ main }, who) => main - shown.standings[who]!.main)
      expect(change).toEqual(change.map((_, who) => gains(group).get(who) ?? 0))
      shown = next
    }
    expect([...gains(beats).keys()]).toEqual([0])
  })

  it('shows points with what brought them, also those of the Merchant', () => {
    const { view } = kept('solo')
    const who = view.merchant!.seat
    const home = { face: 'pawn-0', source: 'Z2.1', target: 'pawn' }
    const points = (seat: number, amount: number) => ({
      face: `points-${amount}`,
      source: '',
      target: `player-${seat}`,
    })
    expect(groups([home, points(0, 1), points(who, 2)])).toHaveLength(1)
    expect(groups([home, points(who, 2)])).toHaveLength(2) // a pawn brings its owner points, and nobody else
    const shown = moved(view, view, [points(who, -2), points(0, 3)])
    expect(shown.merchant!.points).toBe(view.merchant!.points - 2)
    expect(shown.standings.map(({ main }, seat) => main - view.standings[seat]!.main)).toEqual([3, -2])
    expect(shown.houses[0]!.points).toBe(view.houses[0]!.points + 3)
  })

  it('begins with the pieces as they lay, and asks what is asked now', () => {
    const found = sequence(before, after, beats)!
    expect(found.first.phase).toBe(after.phase)
    expect(found.first.houses).toBe(before.houses)
    expect(found.steps).toHaveLength(groups(beats).length)
    expect(sequence(before, after, beats.slice(0, 1))).toBeNull()
  })

  it('lets nobody choose an order that is still on its way', () => {
    const gone = before.markets.find(
      ({ active }) => active && !after.markets.some((each) => each.active?.id === active.id),
    )!
    expect(isSettled(before, after, `order-${gone.active!.id}`)).toBe(false)
    expect(isSettled(after, after, `order-${gone.active!.id}`)).toBe(true)
    expect(isSettled(before, after, 'Z5.1')).toBe(true)
  })
})

describe('the final scoring', () => {
  it('adds up to the points of everybody, the winner first', () => {
    const { view } = kept('over')
    const found = finals(view)
    expect(found).toHaveLength(2)
    expect(found[0]!.place).toBe(1)
    for (const { who, before, sums, points } of found) {
      expect(before + sums.reduce((all, { amount }) => all + amount, 0)).toBe(points)
      expect(sum(ledgers(view)[who]!)).toBe(points)
    }
    expect(found.some(({ sums }) => sums.length > 0)).toBe(true)
  })

  it.each(['place', 'solo'])(
    'is projected while a game runs, with every source that brings anybody anything: %s',
    (name) => {
      const { view } = kept(name)
      const found = projection(view)
      expect(found).toHaveLength(view.standings.length)
      found.forEach((lines, who) => {
        const added = (view.merchant?.seat === who ? view.merchant : view.houses[who]!).projected
        expect(lines.map(({ source }) => source)).toEqual(found[0]!.map(({ source }) => source))
        expect(sum(lines.map(({ points }) => points))).toBe(view.standings[who]!.main + sum(added))
        expect(sum(lines.filter((each) => isFinal(view, each)).map(({ points }) => points))).toBe(sum(added))
      })
      found[0]!.forEach((_, i) => expect(found.some((lines) => lines[i]!.points !== 0)).toBe(true))
    },
  )
})
