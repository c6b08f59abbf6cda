/** Whether this browser can show notifications, as far as is known without asking for permission. */

export type Ability =
  /** this browser cannot; on iPhone and iPad only an app on the home screen can */
  | 'unable'
  | 'install'
  /** only over HTTPS, or on this machine */
  | 'insecure'
  /** the person has said no, in the browser itself */
  | 'blocked'
  | 'able'

export interface Browser {
  secure: boolean
  notifications: NotificationPermission | null
  worker: boolean
  push: boolean
  /** iPhone or iPad, outside the home screen */
  apple: boolean
}

export function thisBrowser(): Browser {
  const touchMac = /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return {
    secure: isSecureContext,
    notifications: 'Notification' in globalThis ? Notification.permission : null,
    worker: 'serviceWorker' in navigator,
    push: 'PushManager' in globalThis,
    apple: (/iPhone|iPad/.test(navigator.userAgent) || touchMac) && !matchMedia('(display-mode: standalone)').matches,
  }
}

/** While a page of Tablée is open. */
export function pageAbility(browser: Browser): Ability {
  if (!browser.secure) return 'insecure'
  if (browser.notifications === null || !browser.worker) return browser.apple ? 'install' : 'unable'
  return browser.notifications === 'denied' ? 'blocked' : 'able'
}

/** While no page is open. */
export function pushAbility(browser: Browser): Ability {
  const page = pageAbility(browser)
  if (page !== 'able' || browser.push) return page
  return browser.apple ? 'install' : 'unable'
}

/** The server's key as the browser wants it. */
export function keyBytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}

export function sameKey(key: ArrayBuffer | null | undefined, base64: string): boolean {
  if (!key) return false
  const one = new Uint8Array(key)
  const other = keyBytes(base64)
  return one.length === other.length && one.every((byte, i) => byte === other[i])
}
