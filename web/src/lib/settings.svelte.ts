/** The settings of this device; a change takes effect everywhere at once. */

export type Language = 'en' | 'fr'
/** how fast boards show what happened */
export type Speed = 'normal' | 'fast' | 'instant'
export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'none'
  sound: boolean
  /** ask again before a move: never, only for what is costly and final, always */
  confirm: 'never' | 'costly' | 'always'
  handOrder: 'colour' | 'number' | 'gain'
  /** notation printed on pieces and choices */
  notation: boolean
  /** the guide shows hints during the first games */
  guide: boolean
  /** steps of guides that were shown, by key: how often */
  guided: Record<string, number>
  /** `system`: at once where animations are off */
  speed: Speed | 'system'
  /** games opened from here so far: the first one is guided */
  visits: number
  /** the level of the bots one meets, by game, once one has beaten others */
  levels: Record<string, string>
}

const KEY = 'tablee-settings'

/** The first of the browser's languages that the client has. */
function spokenHere(): Language {
  const wishes = (globalThis.navigator?.languages ?? []).map((wish) => wish.slice(0, 2).toLowerCase())
  return wishes.find((wish) => wish === 'fr' || wish === 'en') === 'fr' ? 'fr' : 'en'
}

const usual: Settings = {
  language: spokenHere(),
  theme: 'system',
  motion: 'system',
  sound: false,
  confirm: 'costly',
  handOrder: 'colour',
  notation: false,
  guide: true,
  guided: {},
  speed: 'system',
  visits: 0,
  levels: {},
}

export const settings: Settings = $state({ ...usual, ...kept() })

/** Back to the defaults; the language stays. */
export function resetSettings(): void {
  Object.assign(settings, { ...usual, language: settings.language })
}

/** Store the settings when they change, and apply them to the page. */
export function followSettings(): () => void {
  const other = (event: StorageEvent) => {
    if (event.key === KEY) Object.assign(settings, kept()) // set in another tab
  }
  addEventListener('storage', other)
  const stop = $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings)
      try {
        if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text)
      } catch {
        // private windows may forbid it; the settings then last as long as the page
      }
    })
    $effect(() => {
      const root = document.documentElement
      root.lang = settings.language
      if (settings.theme === 'system') root.removeAttribute('data-theme')
      else root.dataset.theme = settings.theme
      root.dataset.motion = settings.motion
    })
  })
  return () => {
    removeEventListener('storage', other)
    stop()
  }
}

/** Whether animations are on. */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof found === 'object' && found !== null ? (found as Partial<Settings>) : {}
  } catch {
    return {}
  }
}
