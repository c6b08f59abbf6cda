/** The drawings of the game, once in the page: every card, barrel and bottle is a use of them. They are a file of their own. */
import address from './art.svg?url'

const ID = 'coupage-art'
/** for a card that nobody has drawn */
const PLAIN = 'vine'

let boxes = $state.raw<ReadonlyMap<string, string>>(new Map())
let loading: Promise<void> | undefined

/** Fetch the drawings, unless they are there or on their way. */
export function loadSprite(): Promise<void> {
  loading ??= fetch(address)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(`${address}: ${answer.status}`))))
    .then(useDrawings)
    .catch((failure: unknown) => {
      loading = undefined // the next call tries again
      throw failure
    })
  return loading
}

/** Put these drawings into the page. */
export function useDrawings(art: string): void {
  const symbols = [...art.matchAll(/<symbol\b[^>]*>/g)].map(([symbol]) => symbol)
  const value = (symbol: string, name: string) => new RegExp(`\\b${name}="([^"]+)"`).exec(symbol)?.[1] ?? ''
  boxes = new Map(symbols.map((symbol) => [value(symbol, 'id').replace(/^cp-/, ''), value(symbol, 'viewBox')]))
  if (typeof document === 'undefined') return
  const sheet = new DOMParser().parseFromString(art, 'image/svg+xml').documentElement
  sheet.id = ID
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('width', '0')
  sheet.setAttribute('height', '0')
  sheet.classList.add('cp-art')
  document.getElementById(ID)?.remove()
  document.body.append(document.importNode(sheet, true))
}

/** The drawing of that name, or a plain one. */
export const drawn = (name: string): string => (boxes.has(name) ? name : PLAIN)

/** As wide and as high as a drawing is. */
export const boxOf = (name: string): string | undefined => boxes.get(name)
