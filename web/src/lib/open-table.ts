/** Opening tables, and acting at a table without a socket. */
import type { Ack, NewTable, OpenedTable, TableAct } from '../wire'
import { post } from './api'
import { newId, newNonce } from './ids'
import { usualLevel } from './levels'
import { me } from './me.svelte'
import { settings } from './settings.svelte'

export { newId, newNonce }

type WithoutId<A> = A extends TableAct ? Omit<A, 'id'> : never

/** Do something at a table without a socket. */
export function act(table: string, doing: WithoutId<TableAct>, invite = ''): Promise<Ack> {
  return post<Ack>(`/api/tables/${table}/acts${invite && `?invite=${invite}`}`, { ...doing, id: newId() })
}

/** Open a table; whoever sits at it adds random bytes once the commitment is known. */
export async function openTable(wish: NewTable): Promise<OpenedTable> {
  await me.ensure()
  const opened = await post<OpenedTable>('/api/tables', wish)
  if (wish.sit?.length) await act(opened.id, { t: 'nonce', nonce: newNonce() })
  return opened
}

/** A game against bots, at once. Resolves with the table's id. */
export async function playNow({
  game,
  seats,
  bot = usualLevel(game),
  options = {},
}: {
  game: string
  seats: number
  bot?: string
  options?: NonNullable<NewTable['options']>
}): Promise<string> {
  const opened = await openTable({
    game,
    seats,
    sit: [0],
    bots: Array<string>(seats - 1).fill(bot),
    join: 'invited',
    watch: 'invited',
    options,
  })
  await act(opened.id, { t: 'start' })
  settings.visits += 1
  return opened.id
}
