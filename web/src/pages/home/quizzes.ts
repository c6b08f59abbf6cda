/** A small quiz about each game that has one. The answers are in the rulebooks. */
import type { Component } from 'svelte'

export interface Quiz {
  /** the picture; once the quiz is answered, it shows the answer */
  Picture: Component<{ answered: boolean }>
  answers: readonly number[]
  right: number
  /** what the explanation speaks of, beside the right answer */
  args: Record<string, number>
}

const found = import.meta.glob<Quiz>('../../games/*/quiz.ts', { eager: true, import: 'default' })

export const quizzes: Readonly<Record<string, Quiz>> = Object.fromEntries(
  Object.entries(found).map(([path, quiz]) => [path.split('/').at(-2)!, quiz]),
)
