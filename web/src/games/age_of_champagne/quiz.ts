import type { Quiz } from '../../pages/home/quizzes'
import Picture from './QuizPicture.svelte'

// Nine grapes, a press for eight, room for six: AOC-12.2.
const quiz: Quiz = { Picture, answers: [6, 8, 9], right: 6, args: { grapes: 9, press: 8, room: 6 } }

export default quiz
