import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'

const AREAS = ['newtable', 'tables', 'mine', 'rules', 'settings', 'about']
const src = fileURLToPath(new URL('../src', import.meta.url))

function bundle(language: string): { words: FluentBundle; keys: string[] } {
  const words = new FluentBundle(language, { useIsolating: false })
  const keys: string[] = []
  for (const area of AREAS) {
    const text = readFileSync(join(src, 'words', 'pages', `${area}.${language}.ftl`), 'utf8')
    expect(words.addResource(new FluentResource(text))).toEqual([])
    keys.push(...[...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!))
  }
  return { words, keys }
}
const [english, french] = [bundle('en'), bundle('fr')]

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.(svelte|ts)$/.test(name) ? [path] : []
  })
}

describe('words of the pages', () => {
  it('are the same in both languages, each once', () => {
    expect(new Set(english.keys).size).toBe(english.keys.length)
    expect([...french.keys].sort()).toEqual([...english.keys].sort())
  })

  it('begin with their area', () => {
    for (const key of english.keys) expect(AREAS).toContain(key.split('-')[0])
  })

  it('are there for every key that is written out', () => {
    const missing = files(join(src, 'pages')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/'((?:newtable|tables|mine|rules|settings|about)-[a-z][\w-]*)'/g)]
        .map((found) => found[1]!)
        .filter((key) => !key.endsWith('-') && !english.words.hasMessage(key)),
    )
    expect(missing).toEqual([])
  })

  it('have French spaces before high signs', () => {
    for (const area of AREAS) {
      const text = readFileSync(join(src, 'words', 'pages', `${area}.fr.ftl`), 'utf8').replace(/^#.*$/gm, '')
      expect(text.match(/\S [:;!?»]|« |[a-zé][;!?]/g)).toBeNull()
      expect(text).not.toContain("'")
    }
  })

  it.each(['en', 'fr'])('say numbers as one would (%s)', (language) => {
    const { words } = language === 'en' ? english : french
    const say = (key: string, args: Record<string, number | string>) => {
      const errors: Error[] = []
      const text = words.formatPattern(words.getMessage(key)!.value!, args, errors)
      expect(errors).toEqual([])
      return text
    }
    expect(say('newtable-sum-bots', { level: 'skilled', count: 2 })).toBe(
      language === 'en' ? 'two skilled bots' : 'deux robots confirmés',
    )
    expect(say('newtable-clock-bank-minutes-more', { count: 20, increment: 10 })).toContain('10')
    expect(say('mine-end-place', { place: 2, of: 4, points: '3 000' })).toMatch(/^(Second of 4|Deuxième sur 4)/)
    expect(say('rules-found', { at: 0, count: 1 })).toMatch(/once|une fois/)
  })
})
