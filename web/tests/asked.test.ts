/** Who must choose: in most games the seat to act, in some several seats at the same time. */
import { describe, expect, it } from 'vitest'
import { askedSeats, isAsked, questioned } from '../src/lib/asked'
import type { Scene } from '../src/wire'

function scene(
  more: Partial<Scene> & { to_act?: number; over?: boolean; bots?: number[]; status?: string } = {},
): Scene {
  const { to_act = 0, over = false, bots = [], status = 'playing', ...rest } = more
  return {
    viewer: 1,
    table: { status, seats: [0, 1, 2].map((seat) => ({ bot: bots.includes(seat) ? 'skilled' : '' })) },
    view: { to_act, over },
    choices: [],
    together: [],
    answered: false,
    ...rest,
  } as unknown as Scene
}
const choices = [{ text: 'stake 1' }] as unknown as Scene['choices']

describe('one seat chooses', () => {
  it('is asked when it may choose', () => {
    expect(isAsked(scene({ to_act: 1, choices }))).toBe(true)
    expect(askedSeats(scene({ to_act: 1, choices }))).toEqual([1])
  })
  it('waits while another does', () => {
    expect(isAsked(scene({ to_act: 2 }))).toBe(false)
    expect(askedSeats(scene({ to_act: 2 }))).toEqual([2])
  })
  it('is asked nothing when the game is over', () => {
    expect(askedSeats(scene({ to_act: -1, over: true, status: 'finished' }))).toEqual([])
    expect(questioned({ to_act: 1, over: true } as never)).toEqual([])
  })
  it('is not asked while a bot plays for it', () => {
    expect(askedSeats(scene({ to_act: 1, bots: [1] }))).toEqual([])
    expect(isAsked(scene({ to_act: 1, bots: [1] }))).toBe(false)
  })
})

describe('several seats choose at the same time', () => {
  const together = [0, 1, 2]
  it('is asked whatever the seat to act is', () => {
    for (const to_act of [-1, 0, 2]) {
      expect(isAsked(scene({ to_act, together, choices }))).toBe(true)
      expect(askedSeats(scene({ to_act, together, choices }))).toEqual([0, 1, 2])
    }
  })
  it('is asked no more after its choice, also if the seat to act is its own', () => {
    expect(isAsked(scene({ to_act: 1, together, answered: true }))).toBe(false)
    expect(askedSeats(scene({ to_act: 1, together, answered: true }))).toEqual([0, 2])
  })
  it('may change its choice, but nothing waits for it', () => {
    expect(isAsked(scene({ to_act: 1, together, choices, answered: true }))).toBe(false)
    expect(askedSeats(scene({ to_act: 1, together, choices, answered: true }))).toEqual([0, 2])
  })
  it('tells a spectator whom the question was put to, not who has chosen', () => {
    expect(askedSeats(scene({ viewer: -1, to_act: 0, together }))).toEqual([0, 1, 2])
  })
})
