/** Coupage (Maria Cerdà and Daniel Barrio) in the browser. */
import type { GameUI } from '../../lib/game-ui'
import type { CoupageView } from '../../wire'
import Board from './Board.svelte'
import Chip from './Chip.svelte'
import { consequence } from './effects'
import { costly, events, facts, group, label, moment, pips, standing } from './labels'
import { prompt, unfit } from './picking'
import Seat from './Seat.svelte'
import Sheet from './Sheet.svelte'

const ui: GameUI<CoupageView> = {
  Board,
  Seat,
  crowded: true,
  race: true,
  Sheet,
  Chip,
  chips: ['name'], // of a grape variety; cards and recipes are chosen between in the sentences themselves
  standing,
  facts,
  pips,
  label,
  group,
  prompt,
  unfit,
  consequence,
  moment,
  costly,
  half: ({ view, viewer }) => view.to_act === viewer && view.begun.length > 0,
  events,
  point: (name) => `[data-point="${name}"], [data-guide="${name}"]`, // the prompt is the table's
}

export default ui
