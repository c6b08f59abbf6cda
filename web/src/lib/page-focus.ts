/** When one page replaces another, the pressed element is gone and the focus with it: move the focus to the new page. */
import { tick } from 'svelte'

let opened = false // the first page leaves the focus to the browser

/** Call it when `<main>` is mounted, or when its contents are replaced. */
export function focusMain(): void {
  const first = !opened
  opened = true
  if (first) return
  void tick().then(() => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (lost) document.getElementById('main')?.focus({ preventScroll: true })
  })
}
