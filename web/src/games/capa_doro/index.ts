/** Capa d'Oro in the browser. */
import type { GameUI } from '../../lib/game-ui'
import { say } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import Seat from './Seat.svelte'
import type { CapaDoroView } from './wire'

const ui: GameUI<CapaDoroView> = {
  Board,
  Seat,
  Sheet: () => import('./Sheet.svelte'),
  Chip,
  colour: (_, who) => `var(--cd-seat-${who})`,
  crowded: true,
  panel: { title: () => say('capa-doro-panel'), badge: () => '' },
  chips: ['tile', 'capa-doro-bales'],
}

export default ui
