/** Who one is, on a slow network: answers come late, and in another order than they were asked for. */
import { afterEach, expect, it, vi } from 'vitest'

type Answer = (me: { person: string; name: string; mutes: string[] }) => void
const asked: { method: string; path: string; answer: Answer }[] = []

vi.mock('../src/lib/api', () => {
  const request = (method: string) => (path: string) =>
    new Promise((answer) => asked.push({ method, path, answer: answer as Answer }))
  return Object.fromEntries(['get', 'post', 'patch', 'put', 'del'].map((name) => [name, request(name)]))
})
vi.mock('../src/lib/words.svelte', () => ({ say: () => 'Maxence' }))

const NOBODY = { person: '', name: '', mutes: [] }
const ADA = { person: 'p1', name: 'Ada', mutes: [] }

async function fresh() {
  vi.resetModules()
  asked.length = 0
  return (await import('../src/lib/me.svelte')).me
}
const settle = () => new Promise((done) => setTimeout(done))
const requests = () => asked.map(({ method }) => method)

afterEach(() => vi.resetModules())

it('does not forget a guest because an earlier answer comes late', async () => {
  const me = await fresh()
  const early = me.load()
  const became = me.ensure()
  asked[1]!.answer(NOBODY)
  await settle()
  asked[2]!.answer(ADA)
  await became
  asked[0]!.answer(NOBODY) // lost on the way, and sent again
  await early
  expect(me.person).toBe('p1')
})

it('becomes one guest, however often somebody presses', async () => {
  const me = await fresh()
  const both = Promise.all([me.ensure(), me.ensure()])
  asked[0]!.answer(NOBODY)
  await settle()
  expect(requests()).toEqual(['get', 'post'])
  asked[1]!.answer(ADA)
  await both
  expect(me.known).toBe(true)
})

it('takes the name of whoever is named while becoming a guest', async () => {
  const me = await fresh()
  const both = Promise.all([me.ensure(), me.rename('Ada')])
  asked[0]!.answer(NOBODY)
  await settle()
  asked[1]!.answer({ ...ADA, name: 'Maxence' })
  await settle()
  expect(requests()).toEqual(['get', 'post', 'patch'])
  asked[2]!.answer(ADA)
  await both
  expect(me.name).toBe('Ada')
})

it('is asked for once, however many wait for the answer', async () => {
  const me = await fresh()
  const waiting = [me.ready(), me.ready()]
  asked[0]!.answer(ADA)
  await Promise.all(waiting)
  await me.ready()
  expect(requests()).toEqual(['get'])
  expect(me.person).toBe('p1')
})
