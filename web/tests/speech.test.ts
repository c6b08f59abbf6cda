import { describe, expect, it } from 'vitest'
import { Speech } from '../src/lib/speech'

const speech = () =>
  new Speech('en', ['home-play = Play { $game }\nhome-quote = See { table-rules }\n', 'table-rules = Rules\nbot-name = Flint\n', 'table-more = More\n'])

describe('the sentences of a language', () => {
  it('are found in whichever file they stand', () => {
    const one = speech()
    expect(one.say('home-play', { game: 'Coup' })).toBe('Play Coup')
    expect([one.say('table-more', {}), one.say('table-rules', {}), one.say('bot-name', {})]).toEqual(['More', 'Rules', 'Flint'])
  })

  it('may quote a sentence of another file', () => {
    expect(speech().say('home-quote', {})).toBe('See Rules')
  })

  it('are the key where there are none', () => {
    expect([speech().say('home-nothing', {}), speech().has('home-nothing'), speech().has('table-more')]).toEqual(['home-nothing', false, true])
  })

  it('may be replaced by those of a board', () => {
    const one = speech()
    one.say('table-more', {})
    one.add('table-more = Even more')
    expect(one.say('table-more', {})).toBe('Even more')
  })

  it('keep their marks with the last word in French', () => {
    const french = new Speech('fr', ['home-asks = Prêt ? « Oui » : allons-y !', 'table-more =\n    { $count ->\n        [one] Une\n       *[other] { $count } : trop\n    }'])
    expect(french.say('home-asks', {})).toBe('Prêt\u202f? «\u202fOui\u202f»\u202f: allons-y\u202f!')
    expect(french.say('table-more', { count: 3 })).toBe('3\u202f: trop')
  })
})
