import { describe, expect, it } from 'vitest'
import { counted, recounted, isComplete, mayEnd, isPick, pickEffect } from '../src/lib/picks'
import type { Effect, Line, Picks } from '../src/wire'

const line = (key: string, args: Line['args'] = {}): Line => ({ key, args, touches: [] })
const choice = (text: string) => ({ action: 0, text, touches: [`hand-${text}`], group: '', whole: false, label: null })

const payment: Picks = {
  choices: [choice('MAC1'), choice('MAC2'), choice('CAB3')],
  amounts: [1, 2, 3],
  need: 3,
  counts: 'left',
  label: line('bottle'),
  misfit: line('too-much'),
  clause: 'CPG-5.4',
  ends: null,
}
const anySet: Picks = { ...payment, need: 0, ends: choice('done'), counts: '' }

describe('a set of pieces', () => {
  it('counts what its pieces count', () => {
    expect(counted(payment, ['MAC1', 'MAC1', 'MAC2'])).toBe(4)
    expect(counted(payment, ['nothing'])).toBe(0)
    expect([isPick(payment, 'MAC2'), isPick(payment, 'XAR1')]).toEqual([true, false])
  })

  it('is complete when they count enough; where any set will do, never by itself', () => {
    expect([isComplete(payment, ['MAC2']), isComplete(payment, ['MAC2', 'MAC1'])]).toEqual([false, true])
    expect(isComplete(anySet, ['MAC2', 'MAC1', 'CAB3'])).toBe(false)
    const more: Picks = { ...payment, ends: choice('done') }
    expect([mayEnd(payment, ['CAB3']), mayEnd(more, ['MAC2']), mayEnd(more, ['MAC2', 'CAB3'])]).toEqual([
      false,
      false,
      true,
    ])
  })
})

describe('what is left', () => {
  const prompt = line('pay', { left: 3, recipe: 'BLA' })

  it('goes down with what was chosen, not below nothing', () => {
    expect(recounted(prompt, payment, ['MAC2']).args).toEqual({ left: 1, recipe: 'BLA' })
    expect(recounted(prompt, payment, ['CAB3', 'CAB3']).args?.['left']).toBe(0)
  })

  it('goes up where any set will do', () => {
    const swap: Picks = { ...anySet, counts: 'aside', amounts: [1, 1, 1] }
    expect(recounted(line('swap', { aside: 1 }), swap, ['MAC1', 'CAB3']).args).toEqual({ aside: 3 })
  })

  it('stays as the server says if nothing is chosen or nothing is counted', () => {
    expect(recounted(prompt, payment, [])).toBe(prompt)
    expect(recounted(prompt, null, ['MAC2'])).toBe(prompt)
    expect(recounted(prompt, anySet, ['MAC2'])).toBe(prompt)
    expect(recounted(line('other'), payment, ['MAC2'])).toEqual(line('other'))
  })
})

describe('what a piece would bring', () => {
  const effect = (...lines: Line[]): Effect => ({ lines, marks: [], costly: false })
  const whole: Effect = {
    ...effect(line('ripe')),
    costly: true,
    marks: [{ place: 'barrel-0-1', kind: 'gain', amount: 1, seat: 0 }],
  }
  const effects = { MAC1: effect(line('paid', { left: 2 })), CAB3: effect(line('paid', { left: 0 })), '': whole }

  it('counts with those that are chosen', () => {
    expect(pickEffect(effects, payment, [], 'MAC1')?.lines).toEqual([line('paid', { left: 2 })])
    expect(pickEffect(effects, payment, ['MAC1'], 'MAC1')?.lines).toEqual([line('paid', { left: 1 })])
  })

  it('is the whole move with the last one', () => {
    const last = pickEffect(effects, payment, ['MAC2'], 'MAC1')!
    expect(last).toBe(whole)
  })

  it('is the whole move alone, or nothing, if the piece is not known', () => {
    expect(pickEffect(effects, payment, ['MAC1'], 'MAC2')).toBe(whole)
    expect(pickEffect({}, payment, [], 'MAC1')).toBeNull()
  })
})
