/** Grapes that are chosen for a wine or for a payment, and what is left to choose. */
import type { BoardModel, Unfit } from '../../lib/game-ui'
import type { CoupageView, Line } from '../../wire'
import { cardLine, line } from './lines'
import { cardOf } from './pieces'

type At = BoardModel<CoupageView>

const stars = (codes: readonly string[]): number => codes.reduce((sum, code) => sum + cardOf(code).stars, 0)

/** Stars still due, without what was chosen here. */
export const starsLeft = ({ view, chosen }: At): number => Math.max(0, view.due - stars(chosen))

/** Grapes still to be chosen for the wine that was begun. */
export function grapesLeft({ view, chosen }: At): number {
  const left = view.prompt.args['left']
  return (typeof left === 'number' ? left : 0) - chosen.length
}

/** What is asked, with what was chosen here taken off. */
export function prompt(at: At): Line | null {
  const { view, chosen } = at
  if (!chosen.length || (view.step !== 'grape' && view.step !== 'pay')) return null
  return { ...view.prompt, args: { ...view.prompt.args, left: view.step === 'pay' ? starsLeft(at) : grapesLeft(at) } }
}

/** A card that would do with others, but not with those that are chosen. */
export function unfit({ view }: At, text: string): Unfit | null {
  if (view.step === 'pay') return { line: line('coupage-refuse-payment', { card: cardLine(text) }), clause: 'CPG-5.4' }
  if (view.step === 'grape') return { line: line('coupage-refuse-misfit', { card: cardLine(text) }), clause: 'CPG-4.4' }
  return null
}

/** A place in the hand: a stack of equal cards, or one of them that is chosen. */
export interface Spot {
  key: string
  card: string
  count: number
  chosen: boolean
}

/** Chosen cards stay where they are, marked; of several equal ones the chosen stand beside the others. */
export function spots(hand: readonly { card: string; count: number }[], chosen: readonly string[]): Spot[] {
  return hand.flatMap(({ card, count }) => {
    const taken = chosen.filter((code) => code === card).length
    const found: Spot[] = Array.from({ length: taken }, (_, i) => ({
      key: `${card} ${count - i}`,
      card,
      count: 1,
      chosen: true,
    }))
    if (count > taken) found.push({ key: `${card} ${count - taken}`, card, count: count - taken, chosen: false })
    return found
  })
}
