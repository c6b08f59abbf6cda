/** The pages, each fetched when it is opened, and what has to be there with it. */
import type { Component } from 'svelte'
import type FrameComponent from '../pieces/Frame.svelte'
import type { PageName } from './router.svelte'
import { loadPageWords } from './words.svelte'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each page has its own props: the parameters of its route
type AnyPage = Component<any>
export interface LoadedPage {
  Page: AnyPage
  /** not around a table, which has its own */
  Frame: typeof FrameComponent | null
}

const pages: Record<PageName, () => Promise<{ default: AnyPage }>> = {
  home: () => import('../pages/Home.svelte'),
  new: () => import('../pages/NewTable.svelte'),
  tables: () => import('../pages/OpenTables.svelte'),
  table: () => import('../table/Table.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  file: () => import('../pages/Replay.svelte'),
  mine: () => import('../pages/MyTables.svelte'),
  rules: () => import('../pages/Rules.svelte'),
  rulebook: () => import('../pages/Rulebook.svelte'),
  game: () => import('../pages/GamePage.svelte'),
  settings: () => import('../pages/Settings.svelte'),
  about: () => import('../pages/About.svelte'),
  link: () => import('../pages/Link.svelte'),
  lost: () => import('../pages/NotFound.svelte'),
}

export async function loadPage(name: PageName): Promise<LoadedPage> {
  const frame = name === 'table' ? null : Promise.all([import('../pieces/Frame.svelte'), loadPageWords()])
  const [{ default: Page }, framed] = await Promise.all([pages[name](), frame])
  return { Page, Frame: framed?.[0].default ?? null }
}
