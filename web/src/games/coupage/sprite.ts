/** The drawings of the game, once in the page: every card, barrel and bottle is a use of them. */
import art from './art.svg?raw'

const ID = 'coupage-art'
const BOXES = new Map([...art.matchAll(/id="cp-([\w-]+)" viewBox="([^"]+)"/g)].map(([, name, box]) => [name, box]))

/** for a card that nobody has drawn */
const PLAIN = 'vine'

/** The drawing of that name, or a plain one. */
export const drawn = (name: string): string => (BOXES.has(name) ? name : PLAIN)

/** As wide and as high as a drawing is. */
export const boxOf = (name: string): string | undefined => BOXES.get(name)

/** Put the drawings into the page, unless they are there. */
export function insertSprite(): void {
  if (document.getElementById(ID)) return
  const sheet = new DOMParser().parseFromString(art, 'image/svg+xml').documentElement
  sheet.id = ID
  sheet.setAttribute('aria-hidden', 'true')
  sheet.setAttribute('width', '0')
  sheet.setAttribute('height', '0')
  sheet.classList.add('cp-art')
  document.body.append(document.importNode(sheet, true))
}
