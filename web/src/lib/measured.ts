/**
 * For an element whose size decides how it is drawn: `read` is called when it has its size, and when that changes. Unlike
 * `bind:clientWidth` it waits for the browser's own layout: to ask while a page is being built means to lay out all of it at
 * once, and once more when the answer has changed it.
 */
import type { Attachment } from 'svelte/attachments'

export function measured(read: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => read(element))
    watch.observe(element)
    return () => watch.disconnect()
  }
}
