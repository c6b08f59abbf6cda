/** A small quiz about each game. The answers are in the rulebooks. */
import type { Component } from 'svelte'
import QuizCellar from './QuizCellar.svelte'
import QuizRow from './QuizRow.svelte'

export interface Quiz {
  /** the picture; once the quiz is answered, it shows the answer */
  Picture: Component<{ answered: boolean }>
  answers: readonly number[]
  right: number
  /** what the explanation speaks of, beside the right answer */
  args: Record<string, number>
}

export const quizzes: Readonly<Record<string, Quiz>> = {
  // Two runs of four at 20 each; nine in a row: the second table of the rulebook, COUP-7.2.
  coup: { Picture: QuizRow, answers: [40, 90, 250], right: 250, args: { before: 40 } },
  // Three stars stand for a Time, CPG-5.2, and three pay for a cava, CPG-6.2.
  coupage: { Picture: QuizCellar, answers: [3, 6, 9], right: 9, args: { each: 3 } },
}
