/** Age of Champagne in the browser. */
import type { GameUI } from '../../lib/game-ui'
import { say } from '../../lib/words.svelte'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import { ownerOf } from './participants'
import Seat from './Seat.svelte'
import type { AgeOfChampagneView } from './wire'

const ui: GameUI<AgeOfChampagneView> = {
  Board,
  Seat,
  Sheet: () => import('./Sheet.svelte'),
  sources: () => import('./ledger'),
  Chip,
  end: { told: 'age-of-champagne-prompt-won', words: 'age-of-champagne-prompt-won' },
  colour: (view, who) => `var(--ac-seat-${ownerOf(view, who)})`,
  crowded: true,
  panel: { title: () => say('age-of-champagne-panel'), badge: () => '' },
  chips: ['wines', 'cuvees', 'pair', 'wine', 'grapes', 'age-of-champagne-cubes'],
}

export default ui
