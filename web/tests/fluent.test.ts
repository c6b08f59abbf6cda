import { describe, expect, it } from 'vitest'
import { LazyBundle } from '../src/lib/fluent'

const bundle = () =>
  new LazyBundle('en', [
    'home-play = Play { $game }\nhome-quote = See { table-rules }\n',
    'table-rules = Rules\nbot-name = Flint\n',
    'table-more = More\n',
  ])

describe('the sentences of a language', () => {
  it('are found in whichever file they stand', () => {
    const one = bundle()
    expect(one.say('home-play', { game: 'Coup' })).toBe('Play Coup')
    expect([one.say('table-more', {}), one.say('table-rules', {}), one.say('bot-name', {})]).toEqual([
      'More',
      'Rules',
      'Flint',
    ])
  })

  it('may quote a sentence of another file', () => {
    expect(bundle().say('home-quote', {})).toBe('See Rules')
  })

  it('are the key where there are none', () => {
    expect([bundle().say('home-nothing', {}), bundle().has('home-nothing'), bundle().has('table-more')]).toEqual([
      'home-nothing',
      false,
      true,
    ])
  })

  it('may be replaced by those of a board', () => {
    const one = bundle()
    one.say('table-more', {})
    one.add('table-more = Even more')
    expect(one.say('table-more', {})).toBe('Even more')
  })

  it('keep their marks with the last word in French', () => {
    const french = new LazyBundle('fr', [
      'home-asks = Prêt ? « Oui » : allons-y !',
      'table-more =\n    { $count ->\n        [one] Une\n       *[other] { $count } : trop\n    }',
    ])
    expect(french.say('home-asks', {})).toBe('Prêt\u202f? «\u202fOui\u202f»\u202f: allons-y\u202f!')
    expect(french.say('table-more', { count: 3 })).toBe('3\u202f: trop')
  })
})
