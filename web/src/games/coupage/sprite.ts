/** The drawings of the game, once in the page: every card, barrel and bottle is a use of them. */
import art from './art.svg?raw'

const ID = 'coupage-art'

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
