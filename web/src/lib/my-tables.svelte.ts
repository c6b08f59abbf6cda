/** One's own tables, for the home page and for the wordmark, which lights up when it is one's turn. */
import type { TableLine } from '../wire'
import { get } from './api'
import { me } from './me.svelte'

class MyTables {
  tables: TableLine[] = $state([])
  loaded = $state(false)
  failure: unknown = $state(null)

  /** Those where one has something to choose. */
  get turns(): TableLine[] {
    return this.tables.filter(isTurn)
  }

  async load(): Promise<void> {
    try {
      if (!me.loaded) await me.load()
      this.tables = me.known ? await get<TableLine[]>('/api/me/tables') : []
      this.failure = null
      this.loaded = true
    } catch (failure) {
      this.failure = failure
    }
  }
}

export const myTables = new MyTables()

export const isTurn = (table: TableLine): boolean =>
  table.status === 'playing' && table.yours.some((seat) => table.asked.includes(seat))

/** What one can go back to first: one's turn, then what runs, what waits, and the latest that ended. */
export function byUrgency(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine) =>
    isTurn(table) ? 0 : table.status === 'playing' ? 1 : table.status === 'waiting' ? 2 : 3
  return [...tables].sort((a, b) => rank(a) - rank(b)) // stable: the server's order within each
}
