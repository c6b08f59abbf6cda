import type { Quiz } from '../../pages/home/quizzes'
import Picture from './QuizPicture.svelte'

// Three stars stand for a Time, CPG-5.2, and three pay for a cava, CPG-6.2.
const quiz: Quiz = { Picture, answers: [3, 6, 9], right: 9, args: { each: 3 } }

export default quiz
