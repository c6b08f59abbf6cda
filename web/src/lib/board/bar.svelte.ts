/** The buttons of a bar make room for those of a picked move, and come back: the focus goes on to them, and back. */
export function passesFocus(bar: () => HTMLElement | undefined, picked: () => unknown): void {
  let had = false
  $effect.pre(() => {
    void picked()
    had = !!bar()?.contains(document.activeElement)
  })
  $effect(() => {
    void picked()
    if (had && (!document.activeElement || document.activeElement === document.body))
      bar()?.querySelector<HTMLElement>('.commit .btn, [data-choice]')?.focus()
    had = false
  })
}
