/** Finds what Fluent cannot read. In the browser its parser skips such sentences without a word. */
import { FluentResource } from '@fluent/bundle'

const START = /^(-?[a-zA-Z][\w-]*) *=/
const INSIDE = /^(?:[ \t]|[}\]]|#|$)/

/** Each mistake with its line: sentences that were skipped, and lines that belong to none. */
export function unreadable(text: string): string[] {
  const read = new Set(new FluentResource(text).body.map(({ id }) => id))
  return text.split(/\r?\n/).flatMap((line, i) => {
    const id = START.exec(line)?.[1]
    if (id ? read.has(id) : INSIDE.test(line)) return []
    return [`line ${i + 1}, “${line.trim()}”`]
  })
}
