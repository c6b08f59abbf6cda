import type { Quiz } from '../../pages/home/quizzes'
import Picture from './QuizPicture.svelte'

// Two runs of four at 20 each; nine in a row: the second table of the rulebook, COUP-7.2.
const quiz: Quiz = { Picture, answers: [40, 90, 250], right: 250, args: { before: 40 } }

export default quiz
