/** What can be touched on this table: cellars may be shown small, and a barrel has contents to choose from. */
import { Touching } from '../../lib/board/touching.svelte'
import type { CoupageView } from './wire'

export class CellarTouching extends Touching<CoupageView> {
  /** on a phone: the cellars of others that are shown large, by seat */
  enlarged = $state.raw<ReadonlySet<number>>(new Set())
  /** little space: a grape or a Time of a barrel is chosen as a card beside the hand, where a finger meets it */
  narrow = $state(false)

  /** What is to be chosen of the contents of barrels. */
  contents(): string[] {
    return this.pieces().filter((touch) => /^(grape|time)-/.test(touch))
  }

  /** Show a cellar large, or small again. */
  enlarge(seat: number): void {
    const now = new Set(this.enlarged)
    if (!now.delete(seat)) now.add(seat)
    this.enlarged = now
  }
}
