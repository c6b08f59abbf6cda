/** The default board: draws the layout of any game that has no board of its own. */
import type { GameUI } from '../lib/game-ui'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Marks from './Marks.svelte'
import Seat from './Seat.svelte'

const ui: GameUI = {
  Board,
  Seat,
  Sheet: () => import('./Sheet.svelte'),
  Chip,
  Marks,
  chips: [],
}

export default ui
