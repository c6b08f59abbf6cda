/** Coup (Wolfgang Kramer, 1975) in the browser. */
import type { GameUI } from '../../lib/game-ui'
import type { CoupView } from './wire'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Payday from './Payday.svelte'
import Seat from './Seat.svelte'

const ui: GameUI<CoupView> = {
  Board,
  Seat,
  Sheet: () => import('./Sheet.svelte'),
  Chip,
  Ending: Payday,
  end: { told: 'coup-log-coup', words: 'coup-end-words' },
  commits: true,
  chips: ['tile', 'tiles'],
  point: (name) => (name === 'tokens' ? '[data-guide="people"]' : ''), // everybody's tokens are beside the names
}

export default ui
