/** What a board does when its position becomes another one. */
import { untrack } from 'svelte'

/**
 * Calls `changed` with the position before and the one after, just before the page shows the latter. The first position is no
 * change. For the board that calls it, as long as it is there.
 */
export function onChange<T>(position: () => T, changed: (before: T, after: T) => void): void {
  let last: T | undefined
  $effect.pre(() => {
    const after = position()
    untrack(() => {
      const before = last
      last = after
      if (before !== undefined && before !== after) changed(before, after)
    })
  })
}
