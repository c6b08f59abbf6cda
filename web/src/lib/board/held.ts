/** What a finger rests on says what it is, by its title or its name: a touch screen has nothing to hover with. */
import { notices } from '../notices.svelte'

const REST = 600 // ms
const SLIP = 10 // px that a resting finger may move

/** Until the returned function is called. */
export function tellWhatIsHeld(): () => void {
  const left = new AbortController()
  const { signal } = left
  let timer: ReturnType<typeof setTimeout> | undefined
  let [x, y] = [0, 0]
  let told = false
  const end = () => clearTimeout(timer)
  const begin = (event: PointerEvent) => {
    end()
    told = false
    const at = (event.target as Element).closest('[title], [data-piece]')
    const words = at?.getAttribute('title') || at?.getAttribute('aria-label')
    if (event.pointerType === 'mouse' || !words) return
    ;[x, y] = [event.clientX, event.clientY]
    timer = setTimeout(() => {
      told = true
      notices.say(words)
    }, REST)
  }
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - x, event.clientY - y) > SLIP) end()
  }
  /** Letting go of it is no touch. */
  const click = (event: MouseEvent) => {
    if (!told) return
    told = false
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('pointerdown', begin, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', end, { signal })
  addEventListener('pointercancel', end, { signal })
  addEventListener('click', click, { signal, capture: true })
  return () => {
    end()
    left.abort()
  }
}
