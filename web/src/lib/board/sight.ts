/** Bringing what can be chosen into sight, on boards that are higher than the window. */

/** Whether the middle of an element can be seen: not outside the window, nor below a head or a rack that stays in place. */
function inSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const there = document.elementFromPoint(left + width / 2, top + height / 2)
  return !!there && (element.contains(there) || there.contains(element))
}

/** Scroll to the first of these elements, unless one of them can be seen already. */
export function bringIntoSight(elements: readonly Element[], smooth: boolean): void {
  const shown = elements.filter((element) => element.getClientRects().length > 0)
  if (shown.length === 0 || shown.some(inSight)) return
  shown[0]!.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' })
}
