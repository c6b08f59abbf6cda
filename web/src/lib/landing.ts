/** A page that takes the place of another takes over the focus, which would otherwise be lost with what was pressed. */
import { tick } from 'svelte'

let landed = false // the first page leaves the focus to the browser

/** For `<main>`, when it comes; or when what stands in it has been replaced. */
export function land(): void {
  const first = !landed
  landed = true
  if (first) return
  void tick().then(() => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (lost) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
