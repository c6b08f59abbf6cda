/** The files of a game package that the browser shows (words, guide, rulebooks), converted when the client is built. */
import { readFile } from 'node:fs/promises'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Marked } from 'marked'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { compact, unreadable } from './fluent'
import { chapters } from './rulebook'

/**
 * `guide.toml` as an object, `rulebook.*.md` as chapters with clause ids, `*.ftl` as the sentences that the first screen may say.
 * With `?later` come the sentences that are only said when something else has happened, and with `?layout` those of a game that
 * only the default board says.
 */
export function gameFiles(): Plugin {
  const marked = new Marked()
  return {
    name: 'tablee-game-files',
    enforce: 'pre',
    async load(id) {
      const [file, query = ''] = id.split('?') as [string, string?]
      if (file.endsWith('.ftl')) {
        const wanted = query === 'later' || query === 'layout' ? query : 'first'
        const texts = await Promise.all(
          [file, ...beside(file)].map(async (each) => words(await readFile(each, 'utf8'), each)),
        )
        return `export default ${JSON.stringify(texts.map((lines) => part(lines, file, wanted)).join(''))}`
      }
      if (file.endsWith('guide.toml')) return `export default ${JSON.stringify(parse(await readFile(file, 'utf8')))}`
      if (/rulebook\.\w+\.md$/.test(file)) {
        return `export default ${JSON.stringify(chapters(await readFile(file, 'utf8'), marked))}`
      }
      return null
    },
  }
}

/** With the words of a game come those of its drawn board, which may replace them. */
function beside(file: string): string[] {
  const drawn = join(BOARDS, basename(dirname(file)), basename(file))
  return isOfGame(file) && existsSync(drawn) ? [drawn] : []
}

/** Of the words of a game package, not of a board */
const isOfGame = (file: string) => basename(dirname(dirname(file))) === 'games' && file.includes('/tablee/')

/** What nobody reads in the browser: what is wrong with content files, and what a server says to whoever starts it. */
const ELSEWHERE = /^[a-z-]+-content-|^serve-/

/** One line for each sentence. A sentence that Fluent cannot read is an error here, not at the table. */
function words(text: string, file: string): string[] {
  const wrong = unreadable(text)
  if (wrong.length) throw new Error(`${file}: Fluent cannot read ${wrong.join('; ')}`)
  return compact(text)
    .split(/(?<=\n)/)
    .filter((line) => !ELSEWHERE.test(line))
}

type Part = 'first' | 'later' | 'layout'

/** Why something is not possible, what a choice would bring, hints of the guide, what is chosen before a game, how it ended, and
    what stands over the moves of a list; which options do not fit together */
const LATER = /^[a-z-]+?-(?:(?:refuse|effect|guide|option|sheet|score|end|ending|why|fit)-|group$)/
/** of the client's own words: what stands in dialogs and on the score sheet */
const LATER_OWN = /^(?:calls-(?!your-turn)|invite|keys|menu|score|waiting)-|^table-(?:type|undo-far)/
/** of the engine's words: the few that are no refusals */
const FIRST_ENGINE = /^table-(?:seat|player|points|bot|level|log)\b/
const BOARDS = fileURLToPath(new URL('../src/games', import.meta.url))

function part(lines: string[], file: string, wanted: Part): string {
  const which = parts(file)
  return lines.filter((line) => which(line.slice(0, line.indexOf('='))) === wanted).join('')
}

/** In which part of a file a sentence is. */
function parts(file: string): (key: string) => Part {
  const later = (is: boolean): Part => (is ? 'later' : 'first')
  if (isOfGame(file)) {
    const folder = join(BOARDS, basename(dirname(file)))
    const [drawn, fetched] = [sources(folder), sources(folder, true)]
    return (key) => {
      const name = /-layout-([\w-]+)$/.exec(key)?.[1]
      const said = new RegExp(`layout-${name}\\b`)
      if (!name || said.test(drawn)) return later(LATER.test(key))
      return said.test(fetched) ? 'later' : 'layout'
    }
  }
  if (file.includes('/tablee/engine/')) return (key) => later(!FIRST_ENGINE.test(key))
  if (file.includes('/tablee/server/')) return () => 'later'
  return (key) => later(basename(dirname(file)) === 'words' && LATER_OWN.test(key))
}

/** Components that a board fetches when they are needed, and not before its table can be used. */
const FETCHED = /(?<!awaited\()import\('\.\/(\w+\.svelte)'\)/g

/** The sources of a drawn board that come with it, or those that are `fetched` later. */
function sources(folder: string, fetched = false): string {
  if (!existsSync(folder)) return ''
  const files = readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
  const later = new Set(files.flatMap(([, text]) => [...text.matchAll(FETCHED)].map((found) => found[1])))
  return files
    .filter(([name]) => later.has(name) === fetched)
    .map(([, text]) => text)
    .join('\n')
}
