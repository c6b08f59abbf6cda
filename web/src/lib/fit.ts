/**
 * Words in a box whose size is fixed: they get smaller until they fit. The box carries the step as `data-fit`, from 0 (the
 * usual size) to `most`; its style says what that means.
 */
import type { Attachment } from 'svelte/attachments'

export function fit(most: number): Attachment<HTMLElement> {
  return (box) => {
    const measure = (): void => {
      // with reduced motion every change takes a moment: what is measured at once would be the size before it
      box.style.setProperty('transition', 'none', 'important')
      for (let step = 0; step <= most; step++) {
        box.dataset.fit = `${step}`
        if (box.scrollHeight <= box.clientHeight + 1) break
      }
      box.style.removeProperty('transition')
    }
    // With the next picture, in which the page is laid out anyway: not once more after each change.
    let due = 0
    const words = new MutationObserver(() => {
      due ||= requestAnimationFrame(() => {
        due = 0
        measure()
      })
    })
    words.observe(box, { childList: true, characterData: true, subtree: true })
    const size = new ResizeObserver(measure)
    size.observe(box)
    document.fonts.addEventListener('loadingdone', measure) // other letters, in a box that may stay as it was
    return () => {
      cancelAnimationFrame(due)
      document.fonts.removeEventListener('loadingdone', measure)
      words.disconnect()
      size.disconnect()
    }
  }
}
