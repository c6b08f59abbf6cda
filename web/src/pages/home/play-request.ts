/** What the form at the top of the home page asks for, and how the game is started. */
import { Failure, get } from '../../lib/api'
import { loadGuide } from '../../lib/games.svelte'
import { me } from '../../lib/me.svelte'
import { act, newNonce, openTable, playNow } from '../../lib/open-table'
import { settings } from '../../lib/settings.svelte'
import type { TableLine } from '../../wire'
import { box } from './shelf'

export interface PlayRequest {
  game: string
  seats: number
  company: 'bots' | 'people'
}

const KEY = 'tablee-order'
const usual: PlayRequest = { game: 'coup', seats: 4, company: 'bots' }

/** The last request on this device. */
export function lastRequest(): PlayRequest {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PlayRequest>) }
  } catch {
    return usual
  }
}

export function keepRequest(request: PlayRequest): void {
  keep(KEY, JSON.stringify(request))
}

const SLIPS = 'tablee-slips'

/** How many tables were shown last time: the page keeps their place until the server has answered. */
export function lastTableCount(): number {
  try {
    return Math.min(3, Number(localStorage.getItem(SLIPS)) || 0)
  } catch {
    return 0
  }
}

export function keepTableCount(count: number): void {
  keep(SLIPS, String(count))
}

const oneMoreTable = () => keepTableCount(Math.min(3, lastTableCount() + 1))

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // private windows may forbid it; it then lasts as long as the page
  }
}

export const freeChairs = (table: TableLine): number => table.seats.filter((seat) => !seat.person && !seat.bot).length

/** People who sit at open tables of a game and wait for somebody. */
export const peopleWaiting = (tables: readonly TableLine[], game: string, except: string): number =>
  new Set(
    joinable(tables, game, except)
      .flatMap((table) => table.seats.map((seat) => seat.person))
      .filter((person) => person),
  ).size

/** Open tables one could sit down at, those of the wished size first, then the fullest. */
export function joinable(tables: readonly TableLine[], game: string, except: string, seats = 0): TableLine[] {
  return tables
    .filter((table) => table.game === game && table.status === 'waiting' && freeChairs(table) > 0)
    .filter((table) => except === '' || !table.seats.some((seat) => seat.person === except))
    .sort(
      (a, b) => Number(b.seats.length === seats) - Number(a.seats.length === seats) || freeChairs(a) - freeChairs(b),
    )
}

/** Sit down at a fitting table, or open one; resolves with the table's id. */
export async function startGame(request: PlayRequest): Promise<string> {
  keepRequest(request)
  oneMoreTable()
  if (request.company === 'bots') return playNow({ game: request.game, seats: request.seats })
  await me.ensure()
  const id =
    (await sitWithOthers(request)) ??
    (await openTable({ game: request.game, seats: request.seats, sit: [0], join: 'anyone', watch: 'anyone' })).id
  settings.visits += 1
  return id
}

/** A table for friends: only who has its link may come. */
export async function tableForFriends(request: PlayRequest): Promise<string> {
  oneMoreTable()
  return (await openTable({ game: request.game, seats: request.seats, sit: [0], join: 'invited', watch: 'invited' })).id
}

const GUIDED_SEATS = 3 // few, so that one's own turn comes often

/** How many sit at a first game: as near to three as the game allows. */
export function guidedSeats([fewest, most]: readonly [number, number]): number {
  return Math.min(Math.max(GUIDED_SEATS, fewest), most)
}

/** The first game, with hints of the guide. */
export async function guidedGame(game: string): Promise<string> {
  settings.guide = true
  settings.guided = {}
  oneMoreTable()
  const first = (await loadGuide(game))?.first
  return playNow({ game, seats: first?.seats ?? guidedSeats(box(game).seats), options: first?.options })
}

async function sitWithOthers(request: PlayRequest): Promise<string | null> {
  const open = await get<TableLine[]>('/api/tables')
  for (const table of joinable(open, request.game, me.person, request.seats).slice(0, 3)) {
    try {
      await act(table.id, { t: 'sit', nonce: newNonce() })
      return table.id
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.status !== 409) throw failure // 409: somebody was quicker
    }
  }
  return null
}
