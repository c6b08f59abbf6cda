/** The games of this server, and the parts of each that are loaded when it is opened. */
import type { Chapter } from '../../build/rulebook'
import type { GameInfo } from '../wire'
import { get } from './api'
import type { GameUI } from './game-ui'
import { loadGameWords } from './words.svelte'

class Shelf {
  all: GameInfo[] = $state([])
  loaded = $state(false)
  #asked: Promise<void> | null = null

  load(): Promise<void> {
    this.#asked ??= get<GameInfo[]>('/api/games').then(
      (found) => {
        this.all = found.filter((game) => hasGameUI(game.id)) // a server may know games that have no board yet
        this.loaded = true
      },
      (failure: unknown) => {
        this.#asked = null
        throw failure
      },
    )
    return this.#asked
  }

  title(id: string): string {
    return this.all.find((game) => game.id === id)?.title ?? id
  }
}

export const games = new Shelf()

const boards = import.meta.glob<{ default: GameUI }>('../games/*/index.ts')
const guides = import.meta.glob<Guide>('../../../src/tablee/games/*/guide.toml', { import: 'default' })
const rulebooks = import.meta.glob<Chapter[]>('../../../src/tablee/games/*/rulebook.*.md', { import: 'default' })

/** `guide.toml`: each step has exactly one of `asked`, `told` and `at`. */
export interface Guide {
  step: {
    key: string
    asked?: string
    told?: string
    at?: 'start' | 'end'
    point: string
    times?: number
    own?: boolean
  }[]
}

export type { Chapter }

/** The board of a game, with its words. */
export async function loadGameUI(id: string): Promise<GameUI> {
  const load = boards[`../games/${id}/index.ts`]
  if (!load) throw new Error(`no board for ${id}`)
  const [ui] = await Promise.all([load(), loadGameWords(id)])
  return ui.default
}

export const hasGameUI = (id: string): boolean => `../games/${id}/index.ts` in boards

export const hasGuide = (id: string): boolean => `../../../src/tablee/games/${id}/guide.toml` in guides

export async function loadGuide(id: string): Promise<Guide | null> {
  const load = guides[`../../../src/tablee/games/${id}/guide.toml`]
  return load ? await load() : null
}

export async function loadRulebook(id: string, language: string): Promise<Chapter[] | null> {
  const load = rulebooks[`../../../src/tablee/games/${id}/rulebook.${language}.md`]
  return load ? await load() : null
}
