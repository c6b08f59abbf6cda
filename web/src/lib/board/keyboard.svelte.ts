/** The keyboard on a board: one stop of the tab key for each area, arrows from piece to piece, and on to what is asked next. */
import { untrack } from 'svelte'
import type { Choice } from '../../wire'
import { Attention, type Areas } from './attention'
import { TabStops } from './keys'

export interface Asking {
  /** what can be chosen */
  choices: readonly Choice[]
  /** the viewer must choose; while a move is under way there may be nothing to choose */
  asked: boolean
  /** the name of the question among `areas` */
  step: string
  /** what tells it from the same question at another time */
  moment: string
}

interface Keyboard {
  root: () => HTMLElement | undefined
  asking: () => Asking
  /** everything that decides which pieces are shown and what they do */
  shows: () => unknown
  areas?: Areas
  /** a piece that is passed over as long as there is something else */
  last?: string
}

/** For the board that calls it, as long as it is there. */
export function keyboard({ root, asking, shows, areas = {}, last }: Keyboard): {
  stops: TabStops
  attention: Attention
} {
  // The last piece of an area that was its tab stop stays it.
  const stops = new TabStops(root)
  $effect(() => {
    void [shows(), root()]
    stops.settle()
  })

  // What was played may be gone, or of no use any more: the keyboard goes on to what can be played next.
  const attention = new Attention(root, areas, last)
  const question = $derived.by(() => {
    const { choices, asked, step, moment } = asking()
    return `${asked} ${step} ${moment} ${choices.map((choice) => choice.text).join()}`
  })
  $effect(() => {
    void question // nothing else: whoever only looks around must not be called back
    untrack(() => {
      const { choices, asked, step } = asking()
      if (choices.length > 0) attention.asked(step)
      else if (!asked) attention.rest()
    })
  })
  return { stops, attention }
}
