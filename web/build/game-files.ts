/** The files of a game package that the browser shows (words, guide, rulebooks), converted when the client is built. */
import { readFile } from 'node:fs/promises'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { unreadable } from './fluent'
import { chapters } from './rulebook'

/**
 * `guide.toml` as an object, `rulebook.*.md` as chapters with clause ids, `*.ftl` as text. The words of a game come in two
 * parts: with `?layout` those that only the default board shows, without it all others.
 */
export function gameFiles(): Plugin {
  const marked = new Marked()
  return {
    name: 'tablee-game-files',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0]!
      if (file.endsWith('.ftl')) {
        const all = words(await readFile(file, 'utf8'), file)
        return `export default ${JSON.stringify(part(all, file, id.endsWith('?layout')))}`
      }
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

const BOARDS = fileURLToPath(new URL('../src/games', import.meta.url))

/** Of the words of a game: those of its layout that its drawn board does not say, or all the others. */
function part(text: string, file: string, layout: boolean): string {
  const game = basename(dirname(file))
  if (basename(dirname(dirname(file))) !== 'games' || !file.includes('/tablee/')) return layout ? '' : text
  const drawn = sources(join(BOARDS, game))
  const messages = text.match(/^[a-z][\w-]* =.*\n(?: .*\n)*/gm) ?? []
  const isLayout = (message: string) => {
    const name = /-layout-([\w-]+) =/.exec(message)?.[1]
    return name !== undefined && !new RegExp(`layout-${name}\\b`).test(drawn)
  }
  return messages.filter((message) => isLayout(message) === layout).join('')
}

function sources(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
