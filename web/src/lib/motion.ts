/** Animates pieces from their old place to their new one. Nothing waits for it, and it is off with reduced motion. */
import { SvelteSet } from 'svelte/reactivity'
import { moves, settings, type Speed } from './settings.svelte'

export { moves }
export type { Speed }
export const SPEEDS: readonly Speed[] = ['normal', 'fast', 'instant']
const FACTOR: Readonly<Record<Speed, number>> = { normal: 1, fast: 3, instant: Infinity }

/** Without animations everything is shown at once, unless somebody has chosen to follow it step by step. */
export function speed(): Speed {
  if (settings.speed !== 'system') return settings.speed
  return moves() ? 'normal' : 'instant'
}

/** How long something takes at the chosen speed, in ms. */
export const paced = (ms: number): number => ms / FACTOR[speed()]

/** Whether pieces travel. */
export const travels = (): boolean => moves() && speed() !== 'instant'

export interface MotionOptions {
  /** ms: 180 for a step aside, up to 320 for a long way */
  duration?: number
  delay?: number
  /** where it is, if that was measured: once something moves, measuring it takes long */
  to?: DOMRect
  /** it has arrived, or is gone */
  done?: () => void
}

const EASE = 'cubic-bezier(.2,.7,.2,1)'
const SHORTEST = 180
const LONGEST = 320

/** What moves now. */
const running = new Set<Animation>()
/** What is played back now: told when the speed has changed, with the factor before. */
export const playing = new SvelteSet<(before: number) => void>()

/** From now on, also for what moves already. */
export function setSpeed(next: Speed): void {
  const before = FACTOR[speed()]
  settings.speed = next
  if (next === 'instant') skipMotion() // leaves nothing running: there is no infinite playback rate
  for (const animation of running) animation.updatePlaybackRate((animation.playbackRate * FACTOR[next]) / before)
  for (const changed of [...playing]) changed(before)
}

function keep(animation: Animation, done?: () => void): Animation {
  running.add(animation)
  animation.onfinish = animation.oncancel = () => {
    running.delete(animation)
    done?.()
  }
  return animation
}

/** Everything that moves is in its place at once: whoever goes on playing does not wait. */
export function skipMotion(): void {
  for (const animation of [...running]) {
    running.delete(animation) // its finish event comes later, and it must not be touched until then
    animation.finish()
  }
}

/** The longer the way, the longer it takes, within what the eye follows without waiting. */
function time(dx: number, dy: number): number {
  return Math.min(LONGEST, SHORTEST + Math.hypot(dx, dy) / 5)
}

/** Animate an element, which is already in its new place, from its old one. */
export function travel(
  element: Element,
  from: DOMRect,
  { duration, delay = 0, to = element.getBoundingClientRect(), done }: MotionOptions = {},
): Animation | null {
  if (!travels()) return null
  if (!to.width || !to.height || !from.width || !from.height) return null // not shown, so nobody sees it go
  const [dx, dy] = [from.left - to.left, from.top - to.top]
  const [sx, sy] = [from.width / to.width, from.height / to.height]
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1 && Math.abs(sx - 1) < 0.01) return null
  const journey = element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${sx}, ${sy})`, transformOrigin: '0 0', zIndex: 6 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 6 },
    ],
    { duration: paced(duration ?? time(dx, dy)), delay: paced(delay), easing: EASE, fill: 'backwards' },
  )
  return keep(journey, done)
}

/** A copy of an element that can fly over the page: it keeps the styles that it inherits in its present place. */
export function visualCopy(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  const { fontSize, color, background, boxShadow } = getComputedStyle(element)
  Object.assign(copy.style, { fontSize, color, background, boxShadow, translate: 'none' })
  return copy
}

/** Let a copy fly from one place to another, then remove it. */
export function fly(copy: HTMLElement, from: DOMRect, to: DOMRect, options: MotionOptions = {}): void {
  const { duration, delay = 0, done } = options
  if (!travels() || !from.width || !to.width) return done?.()
  copy.setAttribute('aria-hidden', 'true')
  copy.removeAttribute('aria-label')
  copy.inert = true
  for (const name of Object.keys(copy.dataset)) delete copy.dataset[name] // nobody shall take it for the piece
  const place = {
    position: 'fixed',
    left: '0',
    top: '0',
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
  }
  Object.assign(copy.style, { ...place, zIndex: '60', pointerEvents: 'none', transformOrigin: '0 0' })
  document.body.append(copy)
  const flight = copy.animate(
    [
      { transform: `translate(${from.left}px, ${from.top}px)`, opacity: 1 },
      {
        transform: `translate(${to.left}px, ${to.top}px) scale(${to.width / from.width}, ${to.height / from.height})`,
        opacity: 1,
      },
    ],
    {
      duration: paced(duration ?? time(from.left - to.left, from.top - to.top)),
      delay: paced(delay),
      easing: EASE,
      fill: 'both',
    },
  )
  keep(flight, () => {
    copy.remove()
    done?.()
  })
}

/** A small rectangle in the middle of a larger one: where something comes out of a panel or goes into it. */
export function middle(of: DOMRect, width: number, height: number): DOMRect {
  return new DOMRect(of.left + (of.width - width) / 2, of.top + (of.height - height) / 2, width, height)
}
