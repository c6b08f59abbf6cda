/** Coupe nation in the browser. */
import type { GameUI } from '../../lib/game-ui'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Course from './Course.svelte'
import Seat from './Seat.svelte'
import type { CoupeNationView } from './wire'

const ui: GameUI<CoupeNationView> = {
  Board,
  Seat,
  Sheet: () => import('./Sheet.svelte'),
  Chip,
  Course,
  together: true,
  crowded: true,
  chips: ['sum'],
  point: (name) => (name === 'players' ? '.others, .players' : ''), // both are the table's
}

export default ui
