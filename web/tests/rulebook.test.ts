import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { chapters } from '../build/rulebook'

const read = (text: string) => chapters(text, new Marked())
const coup = (language: string) =>
  read(
    readFileSync(
      fileURLToPath(new URL(`../../src/tablee/games/coup/rulebook.${language}.md`, import.meta.url)),
      'utf8',
    ),
  )

describe('clauses', () => {
  it('a rule is addressed by its mark, and the mark leads to itself', () => {
    const [chapter] = read('# Buy\n\n- Each token costs 100. [COUP-3.3]\n')
    expect(chapter!.html).toContain('<a class="clause" id="COUP-3.3" href="#COUP-3.3">COUP-3.3</a>')
    expect(chapter!.clauses).toEqual(['COUP-3.3'])
  })

  it('the source of a rule stands behind its mark', () => {
    const [chapter] = read('# Buy\n\n- Pay. [X-1.1] [R]\n- Stop. [X-1.2] [R+T]\n- Not a source: [R].\n')
    expect(chapter!.clauses).toEqual(['X-1.1', 'X-1.2'])
    expect(chapter!.html).toContain('X-1.1</a><span class="source">R</span>')
    expect(chapter!.html).toContain('X-1.2</a><span class="source">R+T</span>')
    expect(chapter!.html).toContain('Not a source: [R].')
  })

  it('a mark inside a sentence only leads to the rule, wherever it stands', () => {
    const [before, after] = read('# One\n\nAs [X-1.2] says, wait.\n\n# Two\n\n- Wait. [X-1.2]\n')
    expect(before!.html).toContain('<a class="clause" href="#X-1.2">')
    expect(before!.clauses).toEqual([])
    expect(after!.html).toContain('id="X-1.2"')
  })

  it('a mark that nowhere ends a sentence still has one address', () => {
    const [chapter] = read('# One\n\nBy [X-1] and again by [X-1] it is so.\n')
    expect(chapter!.html.match(/id="X-1"/g)).toHaveLength(1)
    expect(chapter!.html.match(/href="#X-1"/g)).toHaveLength(2)
  })

  it('two marks behind one sentence are two addresses', () => {
    const [chapter] = read('# One\n\n- Both hold. [X-1.1] [X-1.2]\n')
    expect(chapter!.clauses).toEqual(['X-1.1', 'X-1.2'])
  })

  it('other brackets stay as they are', () => {
    expect(read('# One\n\nA [note] and [1].\n')[0]!.html).toContain('A [note] and [1].')
  })
})

describe('chapters', () => {
  it('have addresses of their own, also when titles repeat', () => {
    expect(read('# Le matériel\n\n## Fin\n\n## Fin\n').map((chapter) => chapter.id)).toEqual([
      'le-materiel',
      'fin',
      'fin-2',
    ])
  })

  it('frame wide tables and name them by the line above', () => {
    const [chapter] = read('# T\n\n**Table 1: seats**\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n')
    expect(chapter!.html).toContain('role="region" aria-label="Table 1: seats"')
    expect(chapter!.html).toContain('<caption>Table 1: seats</caption>')
    expect(chapter!.html).not.toMatch(/style=|align=/)
  })

  it('name a table without such a line by its head', () => {
    expect(read('# T\n\n| letter | colour |\n|---|---|\n| Y | yellow |\n')[0]!.html).toContain(
      'aria-label="letter, colour"',
    )
  })
})

describe("Coup's rulebook", () => {
  it('has the same rules in both languages, each addressed once', () => {
    const english = coup('en').flatMap((chapter) => chapter.clauses)
    const french = coup('fr').flatMap((chapter) => chapter.clauses)
    expect(english.length).toBeGreaterThan(40)
    expect(new Set(english).size).toBe(english.length)
    expect([...french].sort()).toEqual([...english].sort())
  })

  it('holds no style and no script', () => {
    for (const chapter of [...coup('en'), ...coup('fr')]) expect(chapter.html).not.toMatch(/ style=|<script/)
  })
})
