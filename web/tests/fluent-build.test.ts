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
