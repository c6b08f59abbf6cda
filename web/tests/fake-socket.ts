/** A server at the other end of a socket, for tests of what the client sends. */
import { vi } from 'vitest'
import type { ClientMessage, ServerMessage } from '../src/wire'

export class FakeSocket {
  static readonly OPEN = 1
  static last: FakeSocket
  readyState = FakeSocket.OPEN
  sent: ClientMessage[] = []
  onopen: () => void = () => undefined
  onmessage: (event: { data: string }) => void = () => undefined
  onclose: () => void = () => undefined

  constructor() {
    FakeSocket.last = this
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }

  close(): void {
    this.readyState = 3
  }

  hear(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) })
  }

  /** What was sent of this kind. */
  of<T extends ClientMessage['t']>(t: T): Extract<ClientMessage, { t: T }>[] {
    return this.sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === t)
  }
}

/** A page without a window: only what a socket needs of it. */
export function stubPage(): void {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { href: 'http://table.test/tables/1' })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  vi.stubGlobal('document', {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    visibilityState: 'visible',
  })
}
