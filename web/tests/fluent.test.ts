import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compact } from '../build/fluent'
import { Sentences, type Values } from '../src/lib/fluent'

function sentences(language: string, ...texts: string[]): Sentences {
  const made = new Sentences(language)
  for (const text of texts) made.add(compact(text))
  return made
}
const english = () =>
  sentences(
    'en',
    'home-play = Play { $game }\nhome-quote = See { table-rules }\n',
    'table-rules = Rules\nbot-name = Flint\n',
    'table-more = More\n',
  )

describe('the sentences of a language', () => {
  it('are found in whichever file they stand', () => {
    const one = english()
    expect(one.say('home-play', { game: 'Coup' })).toBe('Play Coup')
    expect(['table-more', 'table-rules', 'bot-name'].map((key) => one.say(key, {}))).toEqual(['More', 'Rules', 'Flint'])
  })

  it('may quote a sentence of another file', () => {
    expect(english().say('home-quote', {})).toBe('See Rules')
  })

  it('are null where there are none, and somebody is told', () => {
    let told = 0
    const one = new Sentences('en', () => told++)
    one.add(compact('home-quote = See { table-rules }\n'))
    expect([one.say('home-nothing', {}), one.has('home-nothing'), one.has('home-quote')]).toEqual([null, false, true])
    expect(told).toBe(1)
    expect(one.say('home-quote', {})).toBe('See {table-rules}')
    expect(told).toBe(2)
  })

  it('may be replaced by those of a board', () => {
    const one = english()
    one.say('table-more', {})
    one.add(compact('table-more = Even more'))
    expect(one.say('table-more', {})).toBe('Even more')
  })

  it('keep their marks with the last word in French', () => {
    const french = sentences(
      'fr',
      'home-asks = Prêt ? « Oui » : allons-y !',
      'table-more =\n    { $count ->\n        [one] Une\n       *[other] { $count } : trop\n    }',
    )
    expect(french.say('home-asks', {})).toBe('Prêt\u202f? «\u202fOui\u202f»\u202f: allons-y\u202f!')
    expect(french.say('table-more', { count: 3 })).toBe('3\u202f: trop')
  })

  it('keep what has a meaning in them, and lines', () => {
    const one = sentences('en', 'a = {"{"}x{"}"} [1] *2 \\ {"  "}end\nb =\n    one\n    two\n')
    expect(one.say('a', {})).toBe('{x} [1] *2 \\   end')
    expect(one.say('b', {})).toBe('one\ntwo')
  })

  it('refuse at build time what they do not know of Fluent', () => {
    expect(() => compact('a = { NUMBER($count) }\n')).toThrow(/does not know/)
  })
})

/** The same as Fluent itself, for every sentence there is, with arguments that choose each of its variants. */
describe.each(['en', 'fr'])('the words in %s', (language) => {
  const files = ['src', '../src/tablee'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(`.${language}.ftl`))
      .map((name) => join(folder, name)),
  )
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  const ours = sentences(language, ...texts)
  const theirs = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) theirs.addResource(new FluentResource(text), { allowOverrides: true })

  const keys = [...new Set(texts.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!)))]
  const named = [...new Set(texts.flatMap((text) => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!)))]
  const chosen = [...new Set(texts.flatMap((text) => [...text.matchAll(/\[ *([^\]\s]+) *\]/g)].map(([, key]) => key!)))]
  const values: Values[] = [-1, 0, 1, 2, 3, 12, ...chosen, 'Léa'].map((value) =>
    Object.fromEntries(named.map((name) => [name, value])),
  )
  const plain = (text: string) => text.replace(/[\u202f]/g, ' ').replace(/−/g, '-')

  it('are said as Fluent says them', () => {
    expect(keys.length).toBeGreaterThan(900)
    const different: string[] = []
    for (const key of keys) {
      const { value } = theirs.getMessage(key)!
      const seen = new Set<string>()
      for (const each of values) {
        const said = theirs.formatPattern(value!, each, [])
        seen.add(said)
        if (plain(ours.say(key, each)!) !== plain(said)) different.push(`${key}: ${said} / ${ours.say(key, each)}`)
      }
      expect(seen.size, key).toBeGreaterThan(0)
    }
    expect(different.slice(0, 10)).toEqual([])
  })
})

describe.each(['en', 'fr'])('numbers without Intl, in %s', (language) => {
  const one = sentences(language, 'glasses = { $count ->\n    [one] one\n   *[other] other\n }\n')
  const all = [...Array(2100).keys()].flatMap((value) => [value, -value, value / 4])

  it('are written as Intl writes them', () => {
    const intl = new Intl.NumberFormat(language)
    for (const value of all.filter(Boolean)) expect(one.number(value)).toBe(intl.format(value).replace('-', '−'))
  })

  it('choose between singular and plural as Intl does', () => {
    const intl = new Intl.PluralRules(language)
    for (const value of all) expect(one.say('glasses', { count: value })).toBe(intl.select(value))
  })
})

describe('words that come later', () => {
  it('change nothing on the page, unless something was asked for before', () => {
    const one = english()
    expect(one.add('score-title=Score\n')).toBe(false)
    expect(one.say('menu-title', {})).toBe(null)
    expect(one.has('menu-close')).toBe(false)
    expect(one.add('menu-title=Menu\n')).toBe(true)
    expect(one.add('menu-close=Close\n')).toBe(true)
  })

  it('may replace others', () => {
    const one = english()
    expect(one.add('table-more=Everything\n')).toBe(true)
    expect(one.say('table-more', {})).toBe('Everything')
  })
})
