/** The games of this server, and the parts of each that are loaded when it is opened. */
import type { Chapter } from '../../build/rulebook'
import type { GameInfo, NewTable } from '../wire'
import { Failure, get, text } from './api'
import type { GameUI } from './game-ui'
import { isBuiltIn, loadBoardWords, loadGameWords } from './words.svelte'

class Shelf {
  all: GameInfo[] = $state([])
  loaded = $state(false)
  #asked: Promise<void> | null = null

  load(): Promise<void> {
    this.#asked ??= get<GameInfo[]>('/api/games').then(
      (found) => {
        this.all = found
        this.loaded = true
        for (const { id } of found) if (!isBuiltIn(id)) void this.#askForGuide(id)
      },
      (failure: unknown) => {
        this.#asked = null
        throw failure
      },
    )
    return this.#asked
  }

  /** Whether a game teaches itself. Of games that came after the build, the server knows. */
  hasGuide(id: string): boolean {
    return path(id, 'guide.toml') in guides || this.#guided.includes(id)
  }

  #guided = $state.raw<readonly string[]>([])

  async #askForGuide(id: string): Promise<void> {
    if (await loadGuide(id).catch(() => null)) this.#guided = [...this.#guided, id]
  }

  title(id: string): string {
    return this.all.find((game) => game.id === id)?.title ?? id
  }
}

export const games = new Shelf()

const boards = import.meta.glob<{ default: GameUI }>('../games/*/index.ts')
const guides = import.meta.glob<Guide>('../../../src/tablee/games/*/guide.toml', { import: 'default' })
const rulebooks = import.meta.glob<Chapter[]>('../../../src/tablee/games/*/rulebook.*.md', { import: 'default' })
const path = (id: string, file: string) => `../../../src/tablee/games/${id}/${file}`

/** `guide.toml`: each step has exactly one of `asked`, `told` and `at`. */
export interface Guide {
  /** a table that suits a first game; what is left out is as usual */
  first?: { seats?: number; options?: NonNullable<NewTable['options']> }
  step: {
    key: string
    asked?: string
    told?: string
    at?: 'start' | 'end'
    point: string
    times?: number
    own?: boolean
    /** also after the first game, at tables with these options */
    later?: Record<string, unknown>
  }[]
}

export type { Chapter }

/** Whether a board was drawn for the game; all others are played on the default board. */
export const hasDrawnBoard = (id: string): boolean => `../games/${id}/index.ts` in boards

/** The board of a game, with its words. `drawn`: on its drawn board. */
export async function loadGameUI(id: string, drawn = hasDrawnBoard(id)): Promise<GameUI> {
  const load = drawn && boards[`../games/${id}/index.ts`]
  const board = load ? load() : Promise.all([import('../board'), loadBoardWords(id)]).then(([found]) => found)
  const [ui] = await Promise.all([board, loadGameWords(id)])
  return ui.default
}

export async function loadGuide(id: string): Promise<Guide | null> {
  const load = guides[path(id, 'guide.toml')]
  if (load) return load()
  return isBuiltIn(id) ? null : found(get<Guide>(`/api/games/${id}/guide`))
}

export async function loadRulebook(id: string, language: string): Promise<Chapter[] | null> {
  const load = rulebooks[path(id, `rulebook.${language}.md`)]
  if (load) return load()
  if (isBuiltIn(id)) return null
  const book = await found(text(`/api/games/${id}/rulebook?language=${language}`))
  return book === null ? null : (await import('../pages/rules/markdown')).parsed(book)
}

/** An answer of the server, or null if there is no such thing. */
async function found<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof Failure && failure.status === 404) return null
    throw failure
  }
}
