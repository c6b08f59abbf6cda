/** Facts about this server. They are loaded once; opening or closing it to the local network updates them. */
import type { LanInfo, ServerInfo } from '../wire'
import { del, get, post } from './api'

/** Whether only this machine can open addresses with this host. */
export function isLocalHost(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

class Server {
  info: ServerInfo | null = $state.raw(null)
  #asking: Promise<ServerInfo> | null = null

  /** One request for all callers; after a failure the next call tries again. */
  load(): Promise<ServerInfo> {
    this.#asking ??= get<ServerInfo>('/api/house').then(
      (info) => (this.info = info),
      (why) => {
        this.#asking = null
        throw why
      },
    )
    return this.#asking
  }

  /** Whether only this machine can open the address of this page. */
  get localOnly(): boolean {
    return isLocalHost(location.hostname) && !this.info?.lan.open
  }

  /** Where other people and devices find this server: on this machine our own address would lead them to themselves. */
  get address(): string {
    return (isLocalHost(location.hostname) && this.info?.lan.addresses[0]) || location.origin
  }

  async openLan(): Promise<void> {
    this.#take(await post<LanInfo>('/api/house/lan'))
  }

  async closeLan(): Promise<void> {
    this.#take(await del<LanInfo>('/api/house/lan'))
  }

  #take(lan: LanInfo): void {
    if (this.info) this.info = { ...this.info, lan }
  }
}

export const server = new Server()
