import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unreadable } from '../build/fluent'
import { gameFiles } from '../build/game-files'

describe('words at build time', () => {
  it('are read: comments, attributes of a choice, terms, several lines', () => {
    const text =
      '# a comment\n-brand = Tablée\nplain = One\nlong =\n    { $count ->\n        [one] one\n       *[other] { $count }\n    }\n'
    expect(unreadable(text)).toEqual([])
  })

  it.each([
    ['a placeable without its end', 'good = One\nbad = { $count\n', 'bad'],
    ['a choice without a default', 'bad = { $count ->\n    [one] one\n  }\n', 'bad'],
    ['a brace too many', 'bad = One }\n', 'bad'],
    ['a sentence without an equals sign', 'good = One\nbad One\n', 'bad One'],
  ])('%s is found', (_, text, part) => {
    expect(unreadable(text).join()).toContain(part)
    expect(unreadable(text)).toHaveLength(1)
  })

  it('of a game come in three parts: what the first screen does without, and what only the default board says, is apart', async () => {
    const file = join(import.meta.dirname, '..', '..', 'src', 'tablee', 'games', 'age_of_champagne', 'words.en.ftl')
    const load = gameFiles().load as (id: string) => Promise<string>
    const named = (text: string) => [...text.matchAll(/(?:"|\\n)(age-of-champagne-[\w-]+)=/g)].map((found) => found[1]!)
    const [first, later, layout] = (await Promise.all(['', '?later', '?layout'].map((part) => load(file + part)))).map(
      named,
    ) as [string[], string[], string[]]
    expect(first).toContain('age-of-champagne-layout-zone-about') // the drawn board says it, too
    expect(later).toContain('age-of-champagne-layout-merchant-plan') // said by a part of it that is fetched when needed
    expect(first).toContain('age-of-champagne-map') // a word of the drawn board
    expect(layout).toContain('age-of-champagne-layout-shipping-about')
    expect(layout.every((key) => key.startsWith('age-of-champagne-layout-'))).toBe(true)
    expect(later.some((key) => key.startsWith('age-of-champagne-refuse-'))).toBe(true)
    expect(later.some((key) => key.startsWith('age-of-champagne-prompt-'))).toBe(false)
    const all = [...first, ...later, ...layout]
    expect(new Set(all).size).toBe(all.length)
    expect(first.length).toBeGreaterThan(200)
  })

  it('fail the build, which names the file and the line', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.en.ftl')
    const load = gameFiles().load as (id: string) => Promise<string>
    writeFileSync(file, 'coup-good = One\n')
    await expect(load(file)).resolves.toBe('export default "coup-good=One\\n"')
    writeFileSync(file, 'coup-content-name = Wrong\ncoup-content-more =\n    Wrong\ncoup-good = One\n')
    await expect(load(file)).resolves.toBe('export default "coup-good=One\\n"') // not for the browser
    writeFileSync(file, 'coup-good = One\ncoup-bad = { $count\n')
    await expect(load(file)).rejects.toThrow(/words\.en\.ftl: .*line 2.*coup-bad/)
  })
})
