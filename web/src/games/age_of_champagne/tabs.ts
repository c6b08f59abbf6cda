/** On a phone one zone is shown at a time, or the estate. */
import type { Choice } from '../../wire'
import type { AgeOfChampagneView } from './wire'

export const ESTATE = 'estate'
export type ZoneTab = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | typeof ESTATE

/** The zones of this side of the board, then the estate. */
export function tabsOf(view: AgeOfChampagneView): ZoneTab[] {
  const zones = new Set(view.spots.map(({ zone }) => zone))
  return [...([1, 2, 3, 4, 5, 6, 7, 8] as const).filter((zone) => zone === 7 || zone === 1 || zones.has(zone)), ESTATE]
}

/** Where a piece lies; null: it is always in sight. */
export function tabOf(touch: string): ZoneTab | null {
  const zone = /^Z(\d)\./.exec(touch)?.[1]
  if (zone) return Number(zone) as ZoneTab
  if (touch.startsWith('order-')) return 5
  return /^(heir|wine|cellar|oeno|region|blend)-/.test(touch) ? ESTATE : null
}

/** The tab to turn to: what can be chosen lies only elsewhere. null: stay. */
export function tabToShow(view: AgeOfChampagneView, choices: readonly Choice[], open: ZoneTab): ZoneTab | null {
  if (choices.length && view.phase.startsWith('keep')) return 7 // what is kept of a harvest is answered by buttons
  const found = [...new Set(choices.flatMap(({ touches }) => touches.map(tabOf)))].filter((tab) => tab !== null)
  if (!found.length || found.includes(open)) return null
  if (view.phase === 'place') return null // zones are many: whoever looks at one stays there
  return found[0]!
}

/**
 * Where Collaborators begin to be placed: whoever was led to the estate before is led to the zones. The last sums stand
 * with the estate.
 */
export function tabAtPhase(phase: string, before: string, open: ZoneTab): ZoneTab {
  if (phase === before) return open
  if (phase === 'over') return ESTATE
  return phase === 'place' && open === ESTATE ? 1 : open
}
