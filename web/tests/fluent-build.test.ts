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

  it('of a game come in two parts: what only the default board says is apart', async () => {
    const file = join(import.meta.dirname, '..', '..', 'src', 'tablee', 'games', 'age_of_champagne', 'words.en.ftl')
    const load = gameFiles().load as (id: string) => Promise<string>
    const [first, layout] = await Promise.all([load(file), load(`${file}?layout`)])
    const named = (text: string) => [...text.matchAll(/(?:"|\\n)(age-of-champagne-[\w-]+) =/g)].map((found) => found[1])
    expect(first).toContain('age-of-champagne-layout-merchant-plan =') // the drawn board says it, too
    expect(named(layout)).toContain('age-of-champagne-layout-shipping-about')
    expect(named(layout).every((key) => key!.startsWith('age-of-champagne-layout-'))).toBe(true)
    expect(named(first).filter((key) => named(layout).includes(key))).toEqual([])
    expect(named(first).length).toBeGreaterThan(200)
  })

  it('fail the build, which names the file and the line', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.en.ftl')
    const load = gameFiles().load as (id: string) => Promise<string>
    writeFileSync(file, 'coup-good = One\n')
    await expect(load(file)).resolves.toBe('export default "coup-good = One\\n"')
    writeFileSync(file, 'coup-content-name = Wrong\ncoup-content-more =\n    Wrong\ncoup-good = One\n')
    await expect(load(file)).resolves.toBe('export default "coup-good = One\\n"') // not for the browser
    writeFileSync(file, 'coup-good = One\ncoup-bad = { $count\n')
    await expect(load(file)).rejects.toThrow(/words\.en\.ftl: .*line 2.*coup-bad/)
  })
})
