/** Coup (Wolfgang Kramer, 1975) in the browser. */
import type { GameUI } from '../../lib/game-ui'
import type { CoupView } from './wire'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Payday from './Payday.svelte'
import Seat from './Seat.svelte'
import Sheet from './Sheet.svelte'

const ui: GameUI<CoupView> = {
  Board,
  Seat,
  Sheet,
  Chip,
  Ending: Payday,
  end: { told: 'coup-log-coup', words: 'coup-end-words' },
  chips: ['tile', 'tiles'],
  point: (name) => `[data-point="${name}"], [data-guide="${name}"]`, // the prompt is the table's
}

export default ui
