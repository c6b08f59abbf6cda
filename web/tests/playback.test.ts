/** What is played back on boards: followed, sped up, skipped. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Playback } from '../src/lib/board/playback.svelte'
import { paced, playing, setSpeed, speed, SPEEDS, travel, travels } from '../src/lib/motion'
import { settings } from '../src/lib/settings.svelte'

beforeEach(() => {
  vi.useFakeTimers()
  playing.clear()
  settings.motion = 'full'
})
afterEach(() => {
  vi.useRealTimers()
  Object.assign(settings, { motion: 'system', speed: 'system' })
})

/** Counts from 0 to 4, a step each 300 ms. */
function counting() {
  const seen: number[] = []
  const playback = new Playback<number>((_, change) => {
    change()
    seen.push(playback.shown!)
  })
  const step = { beats: [], then: (shown: number) => shown + 1, ms: 300 }
  return { playback, seen, begun: playback.play(0, 300, [step, step, step, step]) }
}

describe('the speed', () => {
  it('is normal where pieces move, and everything comes at once where they do not', () => {
    expect([speed(), travels(), paced(600)]).toEqual(['normal', true, 600])
    settings.motion = 'none'
    expect([speed(), travels(), paced(600)]).toEqual(['instant', false, 0])
  })
  it('is what was chosen, also without animations: steps are then followed, and nothing travels', () => {
    settings.motion = 'none'
    setSpeed('normal')
    expect([speed(), travels(), settings.speed]).toEqual(['normal', false, 'normal'])
  })
  it('lets nothing travel if everything comes at once', () => {
    setSpeed('instant')
    expect(travels()).toBe(false)
  })
  it('is one of three, each faster than the one before', () => {
    const times = SPEEDS.map((each) => (setSpeed(each), paced(300)))
    expect(times).toEqual([300, 100, 0])
  })
})

describe('a piece on its way', () => {
  /** As in a browser: no infinite rate, and the end of an animation is told later. */
  class Journey {
    playbackRate = 1
    finished = false
    onfinish: (() => void) | null = null
    updatePlaybackRate(rate: number): void {
      if (!Number.isFinite(rate)) throw new TypeError('The provided double value is non-finite.')
      this.playbackRate = rate
    }
    finish(): void {
      this.finished = true
      setTimeout(() => this.onfinish?.())
    }
  }
  const place = (left: number) => ({ left, top: 0, width: 20, height: 20 }) as DOMRect
  const journey = (): Journey => {
    const begun = new Journey()
    const piece = { getBoundingClientRect: () => place(100), animate: () => begun }
    travel(piece as unknown as Element, place(0))
    return begun
  }

  it('goes on at the speed that is chosen, and is there at once if everything comes at once', () => {
    const begun = journey()
    setSpeed('fast')
    expect(begun.playbackRate).toBe(3)
    setSpeed('instant')
    expect(begun.finished).toBe(true)
    setSpeed('normal') // before the browser has told that it ended
    expect(begun.playbackRate).toBe(3)
    vi.runAllTimers()
  })
})

describe('what is played back', () => {
  it('is followed step by step and ends by itself', () => {
    const { playback, seen, begun } = counting()
    expect([begun, playback.shown]).toEqual([true, 0])
    vi.advanceTimersByTime(299)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(900)
    expect([...seen, playback.playing]).toEqual([1, 2, 3, 4, true])
    vi.advanceTimersByTime(300)
    expect([playback.playing, playing.size]).toEqual([false, 0])
  })

  it('is three times as fast for somebody in a hurry', () => {
    settings.speed = 'fast'
    const { playback, seen } = counting()
    vi.advanceTimersByTime(400)
    expect(seen).toEqual([1, 2, 3, 4])
    vi.advanceTimersByTime(100)
    expect(playback.playing).toBe(false)
  })

  it('is sped up on the way, also in the middle of a step', () => {
    const { seen } = counting()
    vi.advanceTimersByTime(150) // half of the first step is over
    setSpeed('fast')
    vi.advanceTimersByTime(49)
    expect(seen).toEqual([])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(100)
    expect(seen).toEqual([1, 2])
    setSpeed('normal')
    vi.advanceTimersByTime(299)
    expect(seen).toEqual([1, 2])
    vi.advanceTimersByTime(1)
    expect(seen).toEqual([1, 2, 3])
  })

  it('is skipped', () => {
    const { playback, seen } = counting()
    vi.advanceTimersByTime(300)
    playback.skip()
    vi.advanceTimersByTime(5000)
    expect([playback.shown, seen, playing.size]).toEqual([null, [1], 0])
  })

  it('is skipped by "at once", which then shows nothing on the way', () => {
    const { playback } = counting()
    vi.advanceTimersByTime(300)
    setSpeed('instant')
    expect(playback.playing).toBe(false)
    expect(counting()).toMatchObject({ begun: false, seen: [] })
  })

  it('gives way to what happens next', () => {
    const { playback, seen } = counting()
    vi.advanceTimersByTime(300)
    playback.play(7, 100)
    vi.advanceTimersByTime(99)
    expect(playback.shown).toBe(7)
    vi.advanceTimersByTime(1)
    expect([playback.playing, seen]).toEqual([false, [1]])
  })
})
