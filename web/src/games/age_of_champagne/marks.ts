/** What the choice under the finger would change, by the place where it would show. */
import { Marks as BoardMarks } from '../../lib/board/marks'
import type { Effect } from '../../wire'
import { COLOURS } from './letters'

/** The next harvest, in numbers. */
export interface Fits {
  grapes: number
  press: number
  room: number
  stored: number
  lost: number
}

const HARVEST = 'age-of-champagne-effect-harvest'

export class Marks extends BoardMarks {
  /** what would come in at the next harvest then; null: the choice does not touch it */
  readonly harvest: Fits | null

  constructor(effect: Effect | null) {
    super(effect)
    const args = effect?.lines.find(({ key }) => key === HARVEST)?.args
    const of = (name: string) => Number(args?.[name] ?? 0)
    this.harvest = args
      ? { grapes: of('grapes'), press: of('press'), room: of('room'), stored: of('stored'), lost: of('lost') }
      : null
  }

  /** What an order would bring by the choice under the finger; null: it does not say. */
  worth(order: string): number | null {
    const found = this.marks.find(({ kind, place }) => kind === 'gain' && place === `${order}/points`)
    return found?.amount ?? null
  }

  /** The cuvee that an order goes without by that choice; "" for none. */
  without(order: string): string {
    return COLOURS.find((colour) => this.change(`${order}/${colour}`)) ?? ''
  }

  /** Whether the choice says what orders would bring. */
  get aims(): boolean {
    return this.marks.some(({ kind, place }) => kind === 'gain' && /^order-[^/]+$/.test(place))
  }
}
