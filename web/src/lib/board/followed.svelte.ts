/** What happens on a board can be followed: pieces travel, and what chance did is played back step by step. */
import { mount, tick, unmount, untrack, type Component } from 'svelte'
import type { Beat, GameView } from '../../wire'
import type { BoardModel } from '../game-ui'
import { prepareAnimation, type Drawn } from './animation'
import { Playback, type Step } from './playback.svelte'

interface Followed<V extends GameView> {
  root: () => HTMLElement | undefined
  model: () => BoardModel<V>
  /** a piece that flies over the table where none is shown, and how large it is, in px */
  Flying: Component<{ face: string; names: string[] }>
  size: number
  /** the steps from one position to another; null: nothing that one must follow */
  sequence: (before: V, after: V, beats: readonly Beat[]) => { first: V; steps: Step<V>[] } | null
}

/** For the board that calls it, as long as it is there. */
export function followed<V extends GameView>({ root, model, Flying, size, sequence }: Followed<V>): Playback<V> {
  function draw(face: string): Drawn {
    const element = document.createElement('div')
    const piece = mount(Flying, { target: element, props: { face, names: [...model().names] } })
    return { element, width: size, height: size, done: () => void unmount(piece) }
  }
  function travel(beats: readonly Beat[], change: () => void): void {
    const table = root()
    const arrive = table && prepareAnimation(table, beats, { viewer: model().viewer, draw })
    change()
    void tick().then(() => arrive?.())
  }
  const stage = new Playback<V>(travel)
  let before: V | null = null
  $effect.pre(() => {
    const after = model().view
    untrack(() => {
      const earlier = before
      before = after
      if (!root() || !earlier || earlier === after) return
      const found = sequence(stage.shown ?? earlier, after, model().beats)
      stage.skip()
      if (!found || !stage.play(found.first, 0, found.steps)) travel(model().beats, () => undefined)
    })
  })
  $effect(() => stage.skip)
  return stage
}
