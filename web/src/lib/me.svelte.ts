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
  #asked = 0 // requests so far; an answer that comes after that to a later request is out of date
  #taken = 0
  #first: Promise<void> | null = null
  #becoming: Promise<void> | null = null

  get known(): boolean {
    return this.person !== ''
  }

  async load(): Promise<void> {
    await this.#take(() => get<Me>('/api/me'))
  }

  /** The server has answered once; one request for all who wait for that. */
  ready(): Promise<void> {
    if (this.loaded) return Promise.resolve()
    this.#first ??= this.load().finally(() => (this.#first = null))
    return this.#first
  }

  /** Become a guest, if unknown: no form, and a friendly name that can be changed later. */
  ensure(): Promise<void> {
    return this.#become(friendlyName)
  }

  async rename(name: string): Promise<void> {
    let named = false
    await this.#become(() => ((named = true), name))
    if (!named) await this.#take(() => patch<Me>('/api/me', { name }))
  }

  /** Whoever presses twice, or two buttons, becomes one guest. */
  #become(name: () => string): Promise<void> {
    this.#becoming ??= this.#unlessKnown(name).finally(() => (this.#becoming = null))
    return this.#becoming
  }

  async #unlessKnown(name: () => string): Promise<void> {
    await this.ready()
    if (!this.known) await this.#take(() => post<Me>('/api/me', { name: name() }))
  }

  async mute(person: string, mute: boolean): Promise<void> {
    await (mute ? put : del)(`/api/me/mutes/${person}`)
    await this.load()
  }

  async #take(request: () => Promise<Me>): Promise<void> {
    const number = ++this.#asked
    const me = await request()
    if (number < this.#taken) return
    this.#taken = number
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
