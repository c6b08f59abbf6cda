/** JSON over HTTP, with the CSRF token of our own page. */
import type { Line, Problem, Refused } from '../wire'

/** Why something was not done, as a line to show. Status 0: the server could not be reached. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly line: Line,
    readonly clause = '',
  ) {
    super(line.key)
  }
}

/** Requests that were sent before the page that needs their answers was here. */
const ahead = new Map<string, Promise<unknown>>()

/** Ask now for what somebody is about to `get`. */
export function askAhead(path: string): void {
  const answer = ask('GET', path)
  answer.catch(() => undefined) // it is told to whoever asks
  ahead.set(path, answer)
}

export function get<T>(path: string): Promise<T> {
  const answer = ahead.get(path) as Promise<T> | undefined
  ahead.delete(path)
  return answer ?? ask<T>('GET', path)
}

/** Where a table is asked for. */
export const tableAt = (id: string, invite: string): string =>
  `/api/tables/${id}${invite && `?invite=${encodeURIComponent(invite)}`}`

export const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)
export const put = <T>(path: string, body?: unknown) => ask<T>('PUT', path, body)
export const patch = <T>(path: string, body?: unknown) => ask<T>('PATCH', path, body)
export const del = <T>(path: string, body?: unknown) => ask<T>('DELETE', path, body)

/** A text, such as a record. */
export async function text(path: string): Promise<string> {
  return (await fetched('GET', path)).text()
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetched(method, path, body)
  return (answer.status === 204 ? undefined : await answer.json()) as T
}

async function fetched(method: string, path: string, body?: unknown): Promise<Response> {
  if (method !== 'GET' && !token()) await send('GET', '/api/me') // sets the token
  let answer = await send(method, path, body)
  if (answer.status === 403 && method !== 'GET' && (await problem(answer.clone())).line.key === 'web-csrf') {
    await send('GET', '/api/me') // the token had expired
    answer = await send(method, path, body)
  }
  if (!answer.ok) throw await problem(answer)
  return answer
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (method !== 'GET') headers['x-csrf-token'] = token()
  try {
    return await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : JSON.stringify(body),
    })
  } catch {
    throw new Failure(0, { key: 'client-offline', args: {}, touches: [] })
  }
}

async function problem(answer: Response): Promise<Failure> {
  try {
    const told = (await answer.json()) as Problem | Refused
    return new Failure(answer.status, told.line, 'clause' in told ? told.clause : '')
  } catch {
    return new Failure(answer.status, { key: 'client-strange-answer', args: { status: answer.status }, touches: [] })
  }
}

function token(): string {
  return /(?:^|; )tablee-csrf=([^;]*)/.exec(document.cookie)?.[1] ?? ''
}
