/**
 * What somebody did is seen at once: what takes long waits until the next picture was drawn. Nobody gets ahead of it, and everything
 * keeps its order.
 */
import { flushSync } from 'svelte'

const LONGEST = 400 // ms to wait for a picture: a page that is not seen draws none

/** Calls `done` when the next picture was drawn. */
export function nextPicture(done: () => void): void {
  let over = false
  const once = () => {
    if (!over) done()
    over = true
  }
  globalThis.requestAnimationFrame?.(() => setTimeout(once))
  setTimeout(once, LONGEST)
}

/** What was changed is on the screen. */
export const painted = (): Promise<void> => new Promise(nextPicture)

/** what is to be done, and what calls it off */
const postponed = new Map<() => void, (() => void) | undefined>()

/**
 * Do this when the next picture was drawn, or before the next key is heard; Escape calls it off, if there is a way. The returned
 * function takes it back.
 */
export function afterPicture(work: () => void, escape?: () => void): () => void {
  postponed.set(work, escape)
  nextPicture(() => perform(work))
  return () => void postponed.delete(work)
}

function perform(work: () => void): void {
  if (postponed.delete(work)) work()
}

/** Keys go where they would have gone without delay: to what has the focus when everything is done. */
function catchUp(event: KeyboardEvent): void {
  if (!postponed.size) return
  const escapes = event.key === 'Escape' ? [...postponed.values()].filter((escape) => escape !== undefined) : []
  if (escapes.length) {
    event.preventDefault()
    event.stopImmediatePropagation()
    return escapes.forEach((escape) => escape())
  }
  for (const work of [...postponed.keys()]) perform(work)
  flushSync()
  const there = document.activeElement
  if (!there || there === event.target) return
  event.stopImmediatePropagation()
  if (!there.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
}

/** something was pressed, and the picture that shows it was not drawn yet */
let pressed = false
const waiting: (() => void)[] = []

function press(): void {
  if (pressed) return
  pressed = true
  nextPicture(() => {
    pressed = false
    for (const work of waiting.splice(0)) work()
  })
}

/** Do this now, but first let what was pressed be seen. In the order of the calls. */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work)
  else work()
}

if (typeof window !== 'undefined') {
  window.addEventListener('keydown', catchUp, { capture: true })
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown'])
    window.addEventListener(name, press, { capture: true, passive: true })
}
