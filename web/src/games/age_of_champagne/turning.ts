/** What turns to another tab on a phone, beside a tap: a swipe over a zone or the estate, and what is played back. */
import type { Beat } from '../../wire'
import { ESTATE, tabOf, type ZoneTab } from './tabs'

const FAR = 60 // px

/** Where a step of what is played back happens, as the viewer sees it: where its pieces come to, or come from. */
export function tabOfStep(beats: readonly Beat[]): ZoneTab | null {
  const at = (place: string): ZoneTab | null => {
    if (place === 'orders') return 5
    if (place.startsWith('council-')) return 8
    return place.startsWith('grid-') ? ESTATE : tabOf(place)
  }
  for (const { source, target } of beats) {
    const tab = at(target) ?? at(source)
    if (tab !== null) return tab
  }
  return null
}

/** The tab beside this one. */
export function neighbour(tabs: readonly ZoneTab[], open: ZoneTab, step: 1 | -1): ZoneTab {
  return tabs[Math.min(tabs.length - 1, Math.max(0, tabs.indexOf(open) + step))] ?? open
}

/** Tell of swipes with one finger that begin in these parts of an element, until the returned function is called. */
export function swipes(element: HTMLElement, parts: string, swiped: (step: 1 | -1) => void): () => void {
  let from: Touch | null = null
  const begin = (event: TouchEvent) => {
    from = event.touches.length === 1 && begins(event.target as Element, element, parts) ? event.touches[0]! : null
  }
  const end = ({ changedTouches: [at] }: TouchEvent) => {
    if (!from || !at) return
    const [x, y] = [at.clientX - from.clientX, at.clientY - from.clientY]
    from = null
    if (Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y)) swiped(x < 0 ? 1 : -1)
  }
  element.addEventListener('touchstart', begin, { passive: true })
  element.addEventListener('touchend', end, { passive: true })
  return () => {
    element.removeEventListener('touchstart', begin)
    element.removeEventListener('touchend', end)
  }
}

/** In one of the parts, and in nothing that scrolls sideways itself. */
function begins(target: Element, element: HTMLElement, parts: string): boolean {
  for (let each: Element | null = target; each && each !== element; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return false
  return target.closest(parts) !== null
}
