/** What happens on a board can be followed: pieces travel, and what chance did is played back step by step. */
import { flushSync, type Component } from 'svelte'
import type { Beat, GameView } from '../../wire'
import type { BoardModel } from '../game-ui'
import { drawn, showBeats } from './animation'
import { onChange } from './changes.svelte'
import { Playback } from './playback.svelte'
import type { Sequence } from './staged'

interface Followed<V extends GameView> {
  root: () => HTMLElement | undefined
  model: () => BoardModel<V>
  /** a piece that flies over the table where none is shown, and how large it is, in px */
  Flying: Component<{ face: string; names: string[] }>
  size: number
  /** the steps from one position to another; null: nothing that one must follow */
  sequence: (before: V, after: V, beats: readonly Beat[]) => Sequence<V> | null
  /** just before a step of it: a board that shows one part of itself at a time turns to where it happens */
  turn?: (beats: readonly Beat[]) => void
}

/** For the board that calls it, as long as it is there. */
export function followed<V extends GameView>({ root, model, Flying, size, sequence, turn }: Followed<V>): Playback<V> {
  const draw = (face: string) => drawn(Flying, { face, names: [...model().names] }, size, size)
  const travel = (beats: readonly Beat[], change?: () => void) =>
    void showBeats(root(), beats, { viewer: model().viewer, draw }, change)
  const stage = new Playback<V>((beats, change) => {
    if (turn) flushSync(() => turn(beats)) // from there pieces are measured
    travel(beats, change)
  })
  onChange(
    () => model().view,
    (before, after) => {
      const found = sequence(stage.shown ?? before, after, model().beats)
      stage.skip()
      if (!found || !stage.play(found.first, 0, found.steps)) travel(model().beats)
    },
  )
  $effect(() => stage.skip)
  return stage
}
