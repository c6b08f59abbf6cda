/** One's own tables, for the home page and for the wordmark, which lights up when it is one's turn. */
import type { ServerMessage, TableLine } from '../wire'
import { isLost } from '../table/names'
import { get } from './api'
import { runningTime } from './clock'
import { me } from './me.svelte'

const LEAST_PAUSE = 1000 // ms between two looks at the list, however much happens
const LONGEST_WAIT = 10_000 // ms between attempts to connect

class MyTables {
  tables: TableLine[] = $state([])
  loaded = $state(false)
  failure: unknown = $state(null)
  /** the server's clock is so many ms ahead of ours */
  #ahead = 0
  #loadedAt = -Infinity
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Those where one has something to choose. */
  get turns(): TableLine[] {
    return this.tables.filter(isTurn)
  }

  /** Where a bot has one's seat. */
  get lost(): TableLine[] {
    return this.tables.filter((table) => lostSeat(table) !== undefined)
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.#ahead
  }

  async load(): Promise<void> {
    this.#loadedAt = Date.now()
    try {
      await me.ready()
      this.tables = me.known ? await get<TableLine[]>('/api/me/tables') : []
      this.failure = null
      this.loaded = true
    } catch (failure) {
      this.failure = failure
    }
  }

  /** Be told at once when something happens at one of them, until the returned function is called. */
  follow(): () => void {
    let failures = 0
    let gone = false
    let socket: WebSocket | null = null
    let again: ReturnType<typeof setTimeout> | undefined
    const connect = () => {
      const address = new URL('/api/me/live', location.href)
      address.protocol = address.protocol.replace('http', 'ws')
      socket = new WebSocket(address)
      socket.onmessage = (event: MessageEvent<string>) => {
        failures = 0
        const message = JSON.parse(event.data) as ServerMessage
        if (message.t === 'bye' && message.back < 0) gone = true // there is no use in coming back
        if (message.t !== 'news') return
        this.#ahead = message.now - Date.now()
        this.#loadSoon()
      }
      socket.onclose = () => {
        if (gone) return
        again = setTimeout(connect, Math.min(LONGEST_WAIT, 500 * 2 ** failures++) * (0.5 + Math.random() / 2))
      }
    }
    connect()
    return () => {
      clearTimeout(again)
      clearTimeout(this.#timer)
      this.#timer = undefined
      if (socket) socket.onclose = socket.onmessage = null
      socket?.close()
    }
  }

  #loadSoon(): void {
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined
        void this.load()
      },
      Math.max(0, this.#loadedAt + LEAST_PAUSE - Date.now()),
    )
  }
}

export const myTables = new MyTables()

/** A bot plays there for whoever looks. */
export const lostSeat = (table: TableLine): number | undefined =>
  table.status === 'playing' ? table.yours.find((seat) => isLost(table.seats[seat])) : undefined

export const isTurn = (table: TableLine): boolean =>
  table.status === 'playing' && table.yours.some((seat) => table.asked.includes(seat) && !table.seats[seat]?.bot)

/** Time that runs at a table in a list; one's own first. */
export const timeAt = (table: TableLine, now: number) =>
  table.status === 'playing'
    ? runningTime(
        table.clock,
        table.yours.filter((seat) => table.asked.includes(seat)),
        now,
      )
    : null

/** What one can go back to first: a seat that a bot has, one's turn, then what runs, what waits, and the latest that ended. */
export function byUrgency(tables: readonly TableLine[]): TableLine[] {
  const rank = (table: TableLine) => {
    if (lostSeat(table) !== undefined) return 0
    return isTurn(table) ? 1 : table.status === 'playing' ? 2 : table.status === 'waiting' ? 3 : 4
  }
  return [...tables].sort((a, b) => rank(a) - rank(b)) // stable: the server's order within each
}
