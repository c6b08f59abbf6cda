/**
 * What a page does without until it can be used. `performance` has a mark, "usable", from that moment on; what was fetched before
 * it is the first load that tools/sizes.py speaks of. The rest follows by itself, so that it is there when the network goes.
 */
import { painted } from './painted'

const waiting: (() => Promise<unknown>)[] = []
const needed = new Set<Promise<unknown>>()
let asked = false
let isUsable = false

/** Fetch this when the page can be used and has nothing else to do. A failure is left to whoever needs it and asks again. */
export function afterwards(load: () => Promise<unknown>): void {
  waiting.push(load)
  if (isUsable) void fetchWaiting()
}

/** The page is not usable before this has come: a part of the first screen. */
export function awaited<T>(part: Promise<T>): Promise<T> {
  needed.add(part)
  const done = () => {
    needed.delete(part)
    void settle()
  }
  part.then(done, done)
  return part
}

/** All of the first screen is there, but for what is awaited. */
export function usable(): void {
  asked = true
  void settle()
}

async function settle(): Promise<void> {
  await painted() // what has just come may ask for more
  if (!asked || isUsable || needed.size) return
  isUsable = true
  performance.mark('usable')
  await fetchWaiting()
}

const idle = () =>
  new Promise<unknown>((done) => ('requestIdleCallback' in window ? requestIdleCallback(done) : setTimeout(done, 200)))

/** One after the other: what somebody asks for meanwhile comes first. */
async function fetchWaiting(): Promise<void> {
  for (let load = waiting.shift(); load; load = waiting.shift()) {
    await idle()
    await load().catch(() => undefined)
  }
}
