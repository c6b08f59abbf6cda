/**
 * Words in a box whose size is fixed: they get smaller until they fit. The box carries the step as `data-fit`, from 0 (the
 * usual size) to `most`; its style says what that means. What does not fit even then is cut after a whole line: `data-cut`
 * is there, and `--lines` says after how many.
 */
import type { Attachment } from 'svelte/attachments'

export function fit(most: number): Attachment<HTMLElement> {
  return (box) => {
    const measure = (): void => {
      // with reduced motion every change takes a moment: what is measured at once would be the size before it
      box.style.setProperty('transition', 'none', 'important')
      delete box.dataset.cut
      box.removeAttribute('tabindex')
      const fits = (): boolean => box.scrollHeight <= box.clientHeight + 1
      let step = 0
      do box.dataset.fit = `${step}`
      while (!fits() && ++step <= most)
      if (step > most) {
        const room = box.clientHeight + 1
        let lines = Math.floor(room / parseFloat(getComputedStyle(box).lineHeight))
        box.dataset.cut = ''
        do box.style.setProperty('--lines', `${Math.max(1, lines)}`)
        while (box.clientHeight > room && --lines > 0) // a line with pieces in it is higher than others
        if (getComputedStyle(box).overflowY === 'auto') box.tabIndex = 0 // for those who scroll with keys
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
