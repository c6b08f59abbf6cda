/** What can be touched on this table: cellars may be shown small, and a barrel has contents to choose from. */
import { Touching } from '../../lib/board/touching.svelte'
import type { CoupageView } from './wire'

export class CellarTouching extends Touching<CoupageView> {
  /** where cellars are shown small: the one that was opened, by seat */
  enlarged = $state<number | null>(null)
  /** a phone */
  narrow = $state(false)
  /** barrels of others, and grapes and Time on any barrel, are chosen in rows, where a finger meets them */
  rows = $state(false)

  /** What is to be chosen of the contents of barrels. */
  contents(): string[] {
    return this.pieces().filter((touch) => /^(grape|time)-/.test(touch))
  }

  /** Seats whose barrels, or what is on them, can be chosen. */
  seats(): Set<number> {
    const found = this.pieces().filter((touch) => /^(barrel|grape|time)-/.test(touch))
    return new Set(found.map((touch) => Number(touch.split('-')[1])))
  }

  /** Show a cellar large, or small again. */
  enlarge(seat: number): void {
    this.enlarged = this.enlarged === seat ? null : seat
  }
}
