/** What kind of server this is: asked once, and again when its door to the local network was opened or closed. */
import type { HouseInfo, LanInfo } from '../wire'
import { del, get, post } from './api'

/** Whether nobody but this machine can open addresses with this host. */
export function onlyHere(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

class House {
  info: HouseInfo | null = $state.raw(null)
  #asking: Promise<HouseInfo> | null = null

  /** The same answer for all who ask; a failure is not kept. */
  load(): Promise<HouseInfo> {
    this.#asking ??= get<HouseInfo>('/api/house').then(
      (info) => (this.info = info),
      (why) => {
        this.#asking = null
        throw why
      },
    )
    return this.#asking
  }

  /** Whether the address of this page is good for nobody but whoever sits at this machine. */
  get shut(): boolean {
    return onlyHere(location.hostname) && !this.info?.lan.open
  }

  /** Where other people and devices find this server: on this machine our own address would lead them to themselves. */
  get address(): string {
    return (onlyHere(location.hostname) && this.info?.lan.addresses[0]) || location.origin
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

export const house = new House()
