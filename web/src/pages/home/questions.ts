/** A small question about each game that answers itself. What is true here stands in the rulebooks. */
import type { Component } from 'svelte'
import Cellar from './Cellar.svelte'
import Row from './Row.svelte'

export interface Question {
  /** what the question is about; once it is answered, with the answer in it */
  Picture: Component<{ answered: boolean }>
  answers: readonly number[]
  right: number
  /** what the explanation speaks of, beside the right answer */
  args: Record<string, number>
}

export const questions: Readonly<Record<string, Question>> = {
  // Two runs of four at 20 each; nine in a row: the second table of the rulebook, COUP-7.2.
  coup: { Picture: Row, answers: [40, 90, 250], right: 250, args: { before: 40 } },
  // Three stars stand for a Time, CPG-5.2, and three pay for a cava, CPG-6.2.
  coupage: { Picture: Cellar, answers: [3, 6, 9], right: 9, args: { each: 3 } },
}
