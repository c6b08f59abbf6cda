/** The person who uses this browser: unknown, or a guest with a name. */
import type { Me } from '../wire'
import { del, get, patch, post, put } from './api'
import { say } from './words.svelte'

class Myself {
  person = $state('')
  name = $state('')
  mutes: string[] = $state([])
  /** whether the server has answered */
  loaded = $state(false)

  get known(): boolean {
    return this.person !== ''
  }

  async load(): Promise<void> {
    this.#take(await get<Me>('/api/me'))
  }

  /** Become a guest, if unknown: no form, and a friendly name that can be changed later. */
  async ensure(): Promise<void> {
    if (!this.loaded) await this.load()
    if (!this.known) this.#take(await post<Me>('/api/me', { name: friendlyName() }))
  }

  async rename(name: string): Promise<void> {
    this.#take(this.known ? await patch<Me>('/api/me', { name }) : await post<Me>('/api/me', { name }))
  }

  async mute(person: string, mute: boolean): Promise<void> {
    await (mute ? put : del)(`/api/me/mutes/${person}`)
    await this.load()
  }

  #take(me: Me): void {
    this.person = me.person
    this.name = me.name
    this.mutes = me.mutes
    this.loaded = true
  }
}

export const me = new Myself()

function friendlyName(): string {
  const names = say('me-names').split(',')
  return names[Math.floor(Math.random() * names.length)]!.trim()
}
