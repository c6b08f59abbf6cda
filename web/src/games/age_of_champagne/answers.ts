/** Which choices are buttons: those without a piece on the table, and answers to a question of their own. */
import type { Choice } from '../../wire'
import type { AgeOfChampagneView } from './wire'

/** Questions that are answered in words, even where a choice names a piece. */
const IN_WORDS = ['key', 'region', 'land', 'take', 'partner', 'cold', 'keep-c', 'keep-n', 'steer-token']

export function answers(view: AgeOfChampagneView, choices: readonly Choice[]): Choice[] {
  if (view.begun.length || IN_WORDS.includes(view.phase)) return [...choices]
  return choices.filter(({ touches }) => !touches.length)
}
