/** What takes long waits for the next picture, in order, and keys do not get ahead of it. */
import { beforeEach, expect, it, vi } from 'vitest'

type Heard = (event: unknown) => void
const heard = new Map<string, Heard[]>()
let frames: (() => void)[] = []
const page = { activeElement: null as unknown }

class Key {
  prevented = false
  stopped = false
  target: unknown = null
  constructor(
    readonly type: string,
    readonly init: { key: string },
  ) {}
  get key(): string {
    return this.init.key
  }
  preventDefault(): void {
    this.prevented = true
  }
  stopImmediatePropagation(): void {
    this.stopped = true
  }
}

function hear(name: string, event: unknown = {}): void {
  for (const listener of heard.get(name) ?? []) listener(event)
}

/** A picture is drawn. */
function draw(): void {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(1)
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  heard.clear()
  frames = []
  page.activeElement = null
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: Heard) => heard.set(name, [...(heard.get(name) ?? []), listener]),
  })
  vi.stubGlobal('document', page)
  vi.stubGlobal('KeyboardEvent', Key)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
})

it('what comes while nothing was pressed is done at once', async () => {
  const { afterPress } = await import('../src/lib/painted')
  const done: number[] = []
  afterPress(() => done.push(1))
  expect(done).toEqual([1])
})

it('what comes after a press waits for the picture, in its order', async () => {
  const { afterPress } = await import('../src/lib/painted')
  const done: number[] = []
  hear('click')
  afterPress(() => done.push(1))
  afterPress(() => done.push(2))
  expect(done).toEqual([])
  draw()
  expect(done).toEqual([1, 2])
  afterPress(() => done.push(3))
  expect(done).toEqual([1, 2, 3])
})

it('a page that draws nothing goes on all the same', async () => {
  const { afterPress } = await import('../src/lib/painted')
  const done: number[] = []
  hear('keydown', new Key('keydown', { key: 'Enter' }))
  afterPress(() => done.push(1))
  vi.advanceTimersByTime(400)
  expect(done).toEqual([1])
  draw()
  expect(done).toEqual([1])
})

it('a key finds done what waits, and goes to what has the focus then', async () => {
  const { afterPicture } = await import('../src/lib/painted')
  const done: string[] = []
  const field = { dispatchEvent: (key: Key) => done.push(key.key) > 0 }
  afterPicture(() => {
    done.push('open')
    page.activeElement = field
  })
  const key = new Key('keydown', { key: 'l' })
  hear('keydown', key)
  expect(done).toEqual(['open', 'l'])
  expect([key.stopped, key.prevented]).toEqual([true, false])
  draw()
  expect(done).toEqual(['open', 'l'])
})

it('Escape calls off what waits', async () => {
  const { afterPicture } = await import('../src/lib/painted')
  const done: string[] = []
  const takeBack = afterPicture(
    () => done.push('open'),
    () => {
      done.push('escape')
      takeBack()
    },
  )
  const key = new Key('keydown', { key: 'Escape' })
  hear('keydown', key)
  draw()
  expect(done).toEqual(['escape'])
  expect([key.stopped, key.prevented]).toEqual([true, true])
})
