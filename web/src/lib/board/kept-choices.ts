/** While a move is under way there is nothing to choose; pieces and buttons keep their looks for that moment. */
import type { GameView } from '../../wire'
import type { BoardModel } from '../game-ui'

export class KeptChoices {
  #kept: { question: string; choices: BoardModel['choices'] } = { question: '', choices: [] }

  /** What can be chosen, or could be until a moment ago. `question` names what is asked: another one, and nothing is kept. */
  of({ asked, viewer, choices }: BoardModel<GameView>, question: string): BoardModel['choices'] {
    if (choices.length || !asked.includes(viewer)) this.#kept = { question, choices }
    return this.#kept.question === question ? this.#kept.choices : choices
  }
}
