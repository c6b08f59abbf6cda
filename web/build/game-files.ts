/** The files of a game package that the browser shows (words, guide, rulebooks), converted when the client is built. */
import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { unreadable } from './fluent'
import { chapters } from './rulebook'

/** `guide.toml` as an object, `rulebook.*.md` as chapters with clause ids, `*.ftl` as text. */
export function gameFiles(): Plugin {
  const marked = new Marked()
  return {
    name: 'tablee-game-files',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!
      if (file.endsWith('.ftl')) return `export default ${JSON.stringify(words(await readFile(file, 'utf8'), file))}`
      if (file.endsWith('guide.toml')) return `export default ${JSON.stringify(parse(await readFile(file, 'utf8')))}`
      if (/rulebook\.\w+\.md$/.test(file)) {
        return `export default ${JSON.stringify(chapters(await readFile(file, 'utf8'), marked))}`
      }
      return null
    },
  }
}

/**
 * Without comments, indented by one space, and without what is wrong with content files, which only their authors are
 * told: nobody reads any of it in the browser. A sentence that Fluent cannot read is an error here, not at the table.
 */
function words(text: string, file: string): string {
  const short = text
    .replace(/^#.*\n/gm, '')
    .replace(/^[a-z-]+-content-[a-z-]+ =.*\n(?: .*\n)*/gm, '')
    .replace(/\n{2,}/g, '\n')
    .replace(/^ +/gm, ' ')
  const wrong = unreadable(short)
  if (wrong.length) throw new Error(`${file}: Fluent cannot read ${wrong.join('; ')}`)
  return short
}
