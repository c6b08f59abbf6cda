/**
 * What happened on a board, as a sequence one can follow: positions between two views, made by moving the pieces that the beats
 * name. It knows no rules: where a piece comes from and goes to is told, and the last position is the view itself.
 */
import type { Beat, GameView } from '../../wire'
import type { Step } from './playback.svelte'

/** fewer groups than this are one movement */
const FEW = 2

export interface Sequence<V> {
  first: V
  steps: Step<V>[]
}

/** What a game says of its pieces. */
interface Stage<V extends GameView> {
  /** whether two beats that follow each other are seen together */
  together(one: Beat, other: Beat): boolean
  /** what is moved on the way; everything else is shown as it is now */
  pieces(view: V): Partial<V>
  /** the view with the piece of a beat moved */
  move(view: V, after: V, beat: Beat): V
  /** how long a group is looked at before the next one comes, in ms */
  pause(group: readonly Beat[]): number
}

export function staged<V extends GameView>({ together, pieces, move, pause }: Stage<V>) {
  /** Beats that are seen together. */
  function groups(beats: readonly Beat[]): Beat[][] {
    const found: Beat[][] = []
    for (const beat of beats) {
      const last = found.at(-1)
      if (last && together(last.at(-1)!, beat)) last.push(beat)
      else found.push([beat])
    }
    return found
  }

  /** The view with the pieces of a group moved. */
  function moved(view: V, after: V, group: readonly Beat[]): V {
    return group.reduce((shown, beat) => move(shown, after, beat), view)
  }

  /** How one view became the other, step by step; null: it is one movement, or nothing moves. */
  function sequence(before: V, after: V, beats: readonly Beat[]): Sequence<V> | null {
    const all = groups(beats)
    if (all.length < FEW) return null
    return {
      // What is asked and offered is the present; only the pieces are still on their way.
      first: { ...after, ...pieces(before) },
      steps: all.map((group) => ({ beats: group, then: (shown) => moved(shown, after, group), ms: pause(group) })),
    }
  }

  return { groups, moved, sequence }
}
