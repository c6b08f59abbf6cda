/** A card that somebody opens stays covered for a moment longer, and nobody knows. Off without motion, and skippable. */
import { Playback } from '../../lib/board/playback.svelte'
import type { CoupeNationSpot, CoupeNationView } from './wire'

const HOLD = 1100 // ms

/** The place that was opened between two positions; empty: none was. */
export function opened(before: CoupeNationView, after: CoupeNationView): string {
  const turned = (spot: CoupeNationSpot, i: number) => before.tower[i]?.down && spot.card && !spot.down
  const found = after.tower.filter(turned)
  // a card of the Reserve that replaces one lets no suspense arise: then the hand or the Reserve changed, too
  const same = after.reserve.length === before.reserve.length && after.sizes.join() === before.sizes.join()
  return found.length === 1 && same ? found[0]!.id : ''
}

export class Suspense extends Playback<CoupeNationView> {
  #at = $state('')

  /** where a card is being opened */
  get at(): string {
    return this.playing ? this.#at : ''
  }

  /** False: no card is opened, or nobody waits for it. */
  begin(before: CoupeNationView, after: CoupeNationView): boolean {
    this.skip()
    this.#at = opened(before, after)
    return this.#at !== '' && this.play(before, HOLD)
  }
}
