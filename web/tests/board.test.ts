import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepareAnimation, selectors, type Drawing } from '../src/lib/board/animation'
import { Touching } from '../src/lib/board/touching.svelte'
import type { BoardModel, Controls } from '../src/lib/game-ui'
import { skipMotion } from '../src/lib/motion'
import { settings } from '../src/lib/settings.svelte'
import type { Beat, Choice } from '../src/wire'

describe('a touched piece', () => {
  const choice = (text: string, ...touches: string[]): Choice => ({
    action: 0,
    text,
    touches,
    group: '',
    whole: true,
    label: null,
  })
  const controls = { consider: vi.fn(), play: vi.fn(), touch: vi.fn() }
  const choices = [choice('lay B11', 'B11'), choice('time 2', 'barrel', 'hand-TIM'), choice('stars 2', 'barrel')]
  const at = (more: Partial<BoardModel> = {}) =>
    new Touching(
      () =>
        ({ viewer: 0, choices, considered: null, picked: null, fresh: [], lit: [], ...more }) as unknown as BoardModel,
      () => controls as unknown as Controls,
    )
  const element = {} as HTMLElement
  const click = { detail: 0, currentTarget: element } as unknown as MouseEvent

  beforeEach(() => vi.clearAllMocks())

  it('makes its only choice', () => {
    at().touch('B11', click)
    expect(controls.play).toHaveBeenCalledWith('lay B11', 'key', element)
  })

  it('asks which one is meant if there are several', () => {
    const touching = at()
    touching.touch('barrel', click)
    expect(touching.ambiguity?.choices.map(({ text }) => text)).toEqual(['time 2', 'stars 2'])
    expect(controls.play).not.toHaveBeenCalled()
    touching.touch('hand-TIM', click)
    expect(controls.play).toHaveBeenCalledWith('time 2', 'key', element)
  })

  it('and then the place where it goes make the one choice that both belong to', () => {
    const moves = [choice('lay Y5', 'Y5', 'mine'), choice('discard Y5', 'Y5', 'pile'), choice('lay Y7', 'Y7', 'mine')]
    vi.stubGlobal('PointerEvent', class {})
    const touching = at({ choices: moves })
    const press = (touch: string) => {
      touching.leave()
      touching.touch(touch, { detail: 1, currentTarget: element } as unknown as MouseEvent)
    }
    press('Y5')
    expect(controls.play).not.toHaveBeenCalled()
    press('mine')
    expect(controls.play).toHaveBeenCalledExactlyOnceWith('lay Y5', 'mouse', element)
    press('mine') // the card was forgotten with the move
    expect(touching.ambiguity?.choices.map(({ text }) => text)).toEqual(['lay Y5', 'lay Y7'])
    touching.leave() // beside everything
    press('Y5')
    touching.leave()
    press('mine')
    expect(controls.play).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  it('without a choice is sent to the server, unless it does something else or one only watches', () => {
    const otherwise = vi.fn()
    at().touch('R01', click, otherwise)
    at({ viewer: -1 }).touch('R01', click)
    expect([otherwise.mock.calls.length, controls.touch.mock.calls.length]).toEqual([1, 0])
    at().touch('R01', click)
    expect(controls.touch).toHaveBeenCalledWith('R01', element)
    expect(controls.play).not.toHaveBeenCalled()
  })

  it('shows what it would do only if that is one thing', () => {
    at().consider('B11')
    at().consider('barrel')
    expect(controls.consider.mock.calls).toEqual([['lay B11'], [null]])
  })

  it('looks like what may be done with it', () => {
    const touching = at({ considered: 'time 2', fresh: ['B11'] })
    expect(touching.look('barrel')).toEqual({
      can: true,
      aimed: true,
      picked: false,
      fresh: false,
      lit: false,
      hurt: false,
    })
    expect(touching.look('B11')).toEqual({
      can: true,
      aimed: false,
      picked: false,
      fresh: true,
      lit: false,
      hurt: false,
    })
    expect(at({ picked: 'lay B11', considered: 'time 2' }).look('B11')).toMatchObject({ aimed: true, picked: true })
  })
})

/** An element that lies somewhere and tells how it was animated. */
class Piece {
  isConnected = true
  style = { setProperty: () => undefined }
  animated: { frames: Record<string, unknown>[]; options: { duration: number; delay?: number } }[] = []
  finished = 0
  gone = false
  constructor(
    readonly dataset: Record<string, string>,
    readonly x: number,
    readonly within: Piece | null = null,
  ) {}
  getBoundingClientRect = () => new DOMRect(this.x, 0, 40, 40)
  getClientRects = () => [0]
  querySelectorAll = (selector: string) => page.filter((piece) => piece.within === this && piece.fits(selector))
  contains = (other: Piece) => other === this || other.within !== null
  cloneNode = () => copies[copies.push(new Piece({}, 0)) - 1]
  setAttribute = () => undefined
  removeAttribute = () => undefined
  remove = () => (this.gone = true)
  animate(frames: Record<string, unknown>[], options: { duration: number; delay?: number }) {
    this.animated.push({ frames, options })
    const animation = { onfinish: () => undefined, finish: () => (this.finished++, animation.onfinish()) }
    return animation
  }
  fits(selector: string): boolean {
    return [...selector.matchAll(/\[data-([a-z]+)(?:="([^"]*)")?\]/g)].every(
      ([, name, value]) => name! in this.dataset && (value === undefined || this.dataset[name!] === value),
    )
  }
}
let page: Piece[] = []
let copies: Piece[] = []

describe('what moves', () => {
  const root = new Piece({}, 0)
  const seen = (drawing: Partial<Drawing> = {}): Drawing => ({ viewer: 0, draw: () => null, ...drawing })
  const prepare = (beats: Beat[], drawing = seen()) => prepareAnimation(root as unknown as HTMLElement, beats, drawing)
  const beat = (face: string, source: string, target: string): Beat => ({ face, source, target })

  beforeEach(() => {
    page = []
    copies = []
    settings.motion = 'full'
    root.querySelectorAll = (selector) => {
      const [place, piece] = selector.split('] [')
      const outer = page.filter((each) => each.fits(`${place}]`))
      return page.filter((each) => each.within && outer.includes(each.within) && each.fits(`[${piece}`))
    }
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) => page.filter((each) => each.fits(selector)),
      body: { append: () => undefined },
    })
    vi.stubGlobal('getComputedStyle', () => ({}))
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal(
      'DOMRect',
      class {
        constructor(
          readonly left: number,
          readonly top: number,
          readonly width: number,
          readonly height: number,
        ) {}
      },
    )
  })
  afterEach(() => {
    skipMotion()
    vi.unstubAllGlobals()
  })

  it('is looked for by the names of places', () => {
    expect(selectors('barrel-1-3')).toEqual(['[data-place="barrel-1-3"]', '[data-touch="barrel-1-3"]'])
    expect(selectors('seat-2')).toEqual(['[data-place="seat-2"]', '[data-touch="seat-2"]', '[data-seat="2"]'])
  })

  it('comes itself from the hand to its space; those beside it close the gap', () => {
    const hand = new Piece({ place: 'seat-0' }, 0, root)
    const [tile, other] = [
      new Piece({ face: 'B11', piece: '' }, 10, hand),
      new Piece({ face: 'R02', piece: '' }, 60, hand),
    ]
    page = [hand, tile, other]
    const arrive = prepare([beat('B11', 'seat-0', 'B11')])!
    const space = new Piece({ touch: 'B11', face: 'B11' }, 200, root)
    const moved = new Piece({ face: 'R02', piece: '' }, 10, hand)
    page = [hand, moved, space]
    arrive()
    expect(space.animated[0]!.frames[0]!['transform']).toContain('translate(-190px')
    expect(moved.animated[0]!.frames[0]!['transform']).toContain('translate(50px')
  })

  it('goes in order, one a little after the other, and is drawn where no piece is seen', () => {
    page = [new Piece({ touch: 'pile' }, 0, root), new Piece({ place: 'seat-1' }, 100, root)]
    const drawn: Piece[] = []
    const faces: string[] = []
    const done = vi.fn()
    const draw = (face: string) => {
      faces.push(face)
      drawn.push(new Piece({}, 0))
      return { element: drawn.at(-1) as unknown as HTMLElement, width: 20, height: 20, done }
    }
    prepare([beat('', 'pile', 'seat-1'), beat('MAC1', 'seat-1', 'pile')], seen({ draw }))!()
    expect(faces).toEqual(['', 'MAC1'])
    expect(drawn.map((piece) => piece.animated[0]!.options.delay)).toEqual([0, 45])
    skipMotion() // whoever goes on does not wait
    expect(drawn.map(({ finished, gone }) => [finished, gone])).toEqual([
      [1, true],
      [1, true],
    ])
    expect(done).toHaveBeenCalledTimes(2)
  })

  it('is a copy if others of its kind lie there already', () => {
    const [supply, own] = [new Piece({ touch: 'supply-R' }, 0, root), new Piece({ place: 'seat-0' }, 300, root)]
    const [disc, mine] = [new Piece({ face: 'token-R' }, 0, supply), new Piece({ face: 'token-R' }, 300, own)]
    page = [supply, own, disc, mine]
    prepare([beat('token-R', 'supply-R', 'seat-0')])!()
    expect(mine.animated).toEqual([])
    expect(copies.map(({ animated }) => animated.length)).toEqual([1])
  })

  it('is not shown if it is too much at once, or with reduced motion', () => {
    page = [new Piece({ touch: 'pile' }, 0, root), new Piece({ place: 'seat-1' }, 100, root)]
    const beats = Array.from({ length: 9 }, () => beat('', 'pile', 'seat-1'))
    expect(prepare(beats)).toBeNull()
    expect(prepare(beats.slice(1))).not.toBeNull()
    settings.motion = 'none'
    expect(prepare([])).toBeNull()
  })
})
