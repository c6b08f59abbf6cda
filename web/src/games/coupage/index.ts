/** Coupage (Maria Cerdà and Daniel Barrio) in the browser. */
import type { GameUI } from '../../lib/game-ui'
import { say } from '../../lib/words.svelte'
import type { CoupageView } from './wire'
import Board from './Board.svelte'
import { readyCount } from './ready'
import Chip from './Chip.svelte'
import Seat from './Seat.svelte'
import { loadSprite } from './sprite.svelte'

await loadSprite() // no board without its drawings

const ui: GameUI<CoupageView> = {
  Board,
  Seat,
  crowded: true,
  panel: {
    title: () => say('coupage-aid-tab'),
    badge: (view) => {
      const count = view.viewer < 0 ? 0 : readyCount(view)
      return count ? say('coupage-aid-ready', { count }) : ''
    },
  },
  race: true,
  Sheet: () => import('./Sheet.svelte'),
  Chip,
  chips: ['name'], // of a grape variety; cards and recipes are chosen between in the sentences themselves
}

export default ui
