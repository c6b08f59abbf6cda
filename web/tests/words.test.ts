import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

const files = (folder: string, ends: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ends.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))

const own = (language: string) => files('src', new RegExp(`\\.${language}\\.ftl$`))
const server = (language: string) => files('../src/tablee', new RegExp(`words\\.${language}\\.ftl$`))

function bundle(paths: string[]): { bundle: FluentBundle; keys: Set<string>; twice: string[] } {
  const found = new FluentBundle('en', { useIsolating: false })
  const keys = new Set<string>()
  const twice: string[] = []
  for (const path of paths) {
    const text = readFileSync(path, 'utf8')
    for (const [, key] of text.matchAll(/^([a-z][\w-]*) *=/gm)) {
      if (keys.has(key!)) twice.push(key!)
      keys.add(key!)
    }
    found.addResource(new FluentResource(text), { allowOverrides: true })
  }
  return { bundle: found, keys, twice }
}

/** Arguments of a message, however deep they stand. */
const variables = (text: string) => new Set([...text.matchAll(/\$([a-z_]+)/g)].map(([, name]) => name))

const texts = (paths: string[]): string[] => paths.map((path) => readFileSync(path, 'utf8') + '\n')

function message(texts: string[], key: string): string {
  const wanted = new RegExp(`^${key} *=((?:.*\\n)(?:[ }].*\\n|\\n(?=[ }]))*)`, 'm')
  for (const text of texts) {
    const found = wanted.exec(text)
    if (found) return found[1]!
  }
  return ''
}

const english = bundle(own('en'))
const french = bundle(own('fr'))

describe('the client’s own words', () => {
  it('are the same keys in English and French, each once', () => {
    expect([...french.keys].sort()).toEqual([...english.keys].sort())
    expect([english.twice, french.twice]).toEqual([[], []])
  })

  it('ask for the same arguments in both languages', () => {
    const [inEnglish, inFrench] = [texts(own('en')), texts(own('fr'))]
    const other = [...english.keys].filter((key) => {
      const [en, fr] = [variables(message(inEnglish, key)), variables(message(inFrench, key))]
      return [...fr].some((name) => !en.has(name) && name !== 'count') // French verbs and adjectives follow the number
    })
    expect(other).toEqual([])
  })

  it('cover every key that a component says', () => {
    const all = bundle([...own('en'), ...server('en')])
    const said = files('src', /\.(svelte|ts)$/).flatMap((path) =>
      [
        ...readFileSync(path, 'utf8').matchAll(/\bsay\(\s*(?:[^'()]*\? *'([a-z][\w-]*)' *: *)?'([a-z][\w-]*)'/g),
      ].flatMap((found) => [found[1], found[2]]),
    )
    const missing = [...new Set(said)].filter((key) => key && !all.keys.has(key))
    expect(missing).toEqual([])
    expect(said.length).toBeGreaterThan(100)
  })

  it('are all in use, as far as boards are concerned', () => {
    const sources = files('src', /\.(svelte|ts)$/).map((path) => readFileSync(path, 'utf8'))
    const code = sources.join('\n')
    const prefixes = [...code.matchAll(/\bsay\(`([a-z][\w-]*-)\$\{\w+\}`/g)].map(([, prefix]) => prefix!)
    const boards = texts([...files('src/games', /words\.en\.ftl$/), ...files('src/board', /\.en\.ftl$/)]).join('\n')
    const said = (key: string) =>
      code.includes(`'${key}'`) ||
      new RegExp(`\\{ ${key} \\}`).test(boards) ||
      prefixes.some((prefix) => key.startsWith(prefix) && !key.slice(prefix.length).includes('-')) ||
      key.includes('-option-') || // named after an option of the game
      key.includes('-guide-') // in place of the rules' own hint
    const keys = [...boards.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, key]) => key!)
    expect(keys.length).toBeGreaterThan(50)
    expect(keys.filter((key) => !said(key))).toEqual([])
  })
})

describe('words that were left for later', () => {
  it('are fetched when they are first said, and nothing is said until they are there', async () => {
    const { loadGameWords, loadWords, say } = await import('../src/lib/words.svelte')
    await loadWords('en')
    await loadGameWords('coup')
    expect(say('score-nobody')).toBe('')
    await vi.waitFor(() => expect(say('score-nobody')).toMatch(/\w+ \w+/))
    await vi.waitFor(() => expect(say('coup-guide-swap-order')).toMatch(/\w+ \w+/))
    expect(say('no-such-words')).toBe('no-such-words')
  })
})

describe('numbers in sentences', () => {
  it('have a minus sign, not a hyphen', async () => {
    const { line, loadLaterWords, loadWords } = await import('../src/lib/words.svelte')
    await loadWords('en')
    await loadLaterWords()
    expect(line({ key: 'table-no-such-seat', args: { number: -1234 }, touches: [] }, [])).toContain('−1,234')
    expect(line({ key: 'table-log-resign', args: { seat: 0 }, touches: [] }, ['Jean-3'])).toContain('Jean-3')
  })
})
