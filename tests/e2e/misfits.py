"""What does not fit a small screen: too wide, too small to be touched, too small to be read."""

from __future__ import annotations

from playwright.sync_api import Page

TARGET = 40  # px
TEXT = 14  # px
# What is too wide, too small to be touched, or too small to be read. A link within a text is as high as the text; the
# letters on the slider of a replay stand where their moves are, and the buttons below it lead there as well.
MISFITS = """([target, text]) => {
  const found = []
  const seen = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const own = each => each.outerHTML.replace(/<svg.*?<.svg>/gs, '').slice(0, 160)

  const width = document.scrollingElement.scrollWidth
  if (width > innerWidth) {
    found.push(`the page is ${width} wide, the screen ${innerWidth}`)
    for (const each of document.body.querySelectorAll('*'))
      if (seen(each) && each.getBoundingClientRect().right > innerWidth + 1) found.push(`  ${own(each)}`)
  }

  const except = '[aria-hidden=true], .track, [type=range]'
  for (const each of document.querySelectorAll('button, a[href], select, summary, input, textarea')) {
    const style = getComputedStyle(each)
    if (!seen(each) || style.pointerEvents === 'none' || each.closest(except)) continue
    const around = each.parentElement.innerText.trim()
    if (each.tagName === 'A' && style.display.startsWith('inline') && around !== each.innerText.trim()) continue
    const whole = /radio|checkbox/.test(each.type) ? (each.closest('label') ?? each) : each
    const box = whole.getBoundingClientRect()
    if (box.width <= 2 || box.bottom < 0) continue
    const small = Math.min(box.width, box.height) < target - 0.5
    if (small) found.push(`${Math.round(box.width)} × ${Math.round(box.height)}: ${own(each)}`)
  }

  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const [parent, words] = [walk.currentNode.parentElement, walk.currentNode.data.trim()]
    if (!words || !seen(parent) || parent.closest('svg, option, .sr')) continue
    const size = parseFloat(getComputedStyle(parent).fontSize)
    if (size && size < text - 0.05) found.push(`${size} px: ${words.slice(0, 60)}`)
  }
  return found
}"""


def misfits(page: Page) -> str:
    return "\n".join(page.evaluate(MISFITS, [TARGET, TEXT]))
