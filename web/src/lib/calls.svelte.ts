/**
 * "Tell me when it is my turn": the icon of the tab always, a sound if the setting is on, a notification while the page is in the
 * background, and Web Push while it is closed. Nobody is asked for permission before they have pressed a switch.
 */
import { del, put } from './api'
import { keyBytes, pageAbility, pushAbility, sameKey, thisBrowser, type Ability } from './notification-support'
import { server } from './server.svelte'
import { playTurnSound } from './turn-sound'
import { me } from './me.svelte'
import { settings } from './settings.svelte'
import { TurnWatcher } from './turn-watcher'
import { say } from './words.svelte'

export type Way = 'page' | 'push'
export type State = 'unknown' | 'off' | 'on' | Exclude<Ability, 'able'> | 'silent'

const KEY = 'tablee-calls'

class Calls {
  /** notifications while a page is open */
  state: State = $state('unknown')
  /** notifications while no page is open; silent: this server sends none */
  push: State = $state('unknown')
  #turns = new TurnWatcher((mine, text, fresh) => this.#show(mine, text, fresh))
  #wished: Record<Way, boolean> = kept()
  #refreshed = ''

  /** The table page says whether it was one's turn when it was opened: nobody is told of that. */
  open(mine: boolean): void {
    this.#turns.open(location.pathname, mine)
  }

  /** The table page says whether it is one's turn, and what is asked. */
  turn(mine: boolean, text: string): void {
    void this.refresh()
    this.#turns.say(location.pathname, mine, text)
  }

  /** Ask for permission, and turn notifications on. Only in response to a click: browsers require that. */
  async enable(way: Way = 'page'): Promise<void> {
    if (thisBrowser().notifications !== null && (await Notification.requestPermission()) === 'granted') {
      if (way === 'push') await this.#subscribe()
      else await worker()
      this.#wish(way, true)
    }
    await this.look()
  }

  async disable(way: Way = 'page'): Promise<void> {
    this.#wish(way, false)
    if (way === 'push') await this.#unsubscribe()
    await this.look()
  }

  /** Read the present state again: the permission may have changed in the browser. */
  async look(): Promise<void> {
    const browser = thisBrowser()
    const page = pageAbility(browser)
    const granted = browser.notifications === 'granted'
    this.state = page !== 'able' ? page : granted && this.#wished.page ? 'on' : 'off'
    const push = pushAbility(browser)
    if (push !== 'able') this.push = push
    else if ((await server.load()).push === '') this.push = 'silent'
    else this.push = granted && this.#wished.push && (await subscription()) ? 'on' : 'off'
  }

  /** Tell the server who uses this device, and in which language; once for each combination. */
  async refresh(again = false): Promise<void> {
    if (again) this.#refreshed = ''
    const known = `${me.person} ${settings.language}`
    if (!this.#wished.push || !me.known || this.#refreshed === known) return
    this.#refreshed = known
    try {
      if (thisBrowser().notifications === 'granted') await this.#subscribe()
    } catch {
      // the server or the browser's service is away: the next visit tries again
    }
  }

  async #subscribe(): Promise<void> {
    const { push: key } = await server.load()
    const registration = await worker()
    if (!registration || !key) return
    let found = await registration.pushManager.getSubscription()
    if (found && !sameKey(found.options.applicationServerKey, key)) {
      await found.unsubscribe() // it was made for another server at this address
      found = null
    }
    found ??= await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) })
    const { endpoint, keys } = found.toJSON()
    await me.ensure()
    await put('/api/me/push', {
      endpoint,
      keys: { p256dh: keys?.p256dh, auth: keys?.auth },
      language: settings.language,
    })
    this.#refreshed = `${me.person} ${settings.language}`
  }

  async #unsubscribe(): Promise<void> {
    const found = await subscription()
    if (!found) return
    if (me.known) await del('/api/me/push', { endpoint: found.endpoint }).catch(() => undefined)
    await found.unsubscribe()
  }

  #wish(way: Way, on: boolean): void {
    this.#wished = { ...this.#wished, [way]: on }
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#wished))
    } catch {
      // private windows may forbid it; the wish then lasts as long as the page
    }
  }

  #show(mine: boolean, text: string, fresh: boolean): void {
    document.getElementById('icon')?.setAttribute('href', mine ? '/icon-turn.svg' : '/icon.svg')
    if (fresh && settings.sound) playTurnSound()
    if (!mine) void hush()
    else if (fresh && document.hidden && this.#wished.page) void notify(text)
  }
}

export const calls = new Calls()

// The page's own notifications have the same tag as those of the server, so that one replaces the other.
const tag = () => `tablee-${location.pathname.split('/')[2] ?? ''}`

async function notify(text: string): Promise<void> {
  if (pageAbility(thisBrowser()) !== 'able' || Notification.permission !== 'granted') return
  const registration = await worker()
  const data = { path: location.pathname }
  await registration?.showNotification(say('calls-your-turn'), { body: text, tag: tag(), icon: '/icon-192.png', data })
}

/** Close the notification: the move was made, perhaps on another device. */
async function hush(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: tag() })) ?? []) shown.close()
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

function kept(): Record<Way, boolean> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Way, boolean>>
    return { page: found.page === true, push: found.push === true }
  } catch {
    return { page: false, push: false }
  }
}
