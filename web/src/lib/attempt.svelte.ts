/** A request to the server that a button starts: whether it is running, and why it failed. */
import { Failure } from './api'
import { line, say } from './words.svelte'

/** What was thrown, in words. */
export function whyNot(failure: unknown): string {
  return failure instanceof Failure ? line(failure.line, []) : say('frame-trouble-odd')
}

export class Attempt {
  busy = $state(false)
  wrong = $state('')

  async make(work: () => Promise<unknown>): Promise<void> {
    this.wrong = ''
    this.busy = true
    try {
      await work()
    } catch (failure) {
      this.wrong = whyNot(failure)
    } finally {
      this.busy = false
    }
  }
}
