/**
 * Fluent texts in the form in which the browser reads them (src/lib/fluent.ts): one line for each sentence, without what only its
 * authors need. Also finds what Fluent cannot read: in the browser its parser would skip such sentences without a word.
 *
 *     key=Text with {$argument}, {another-key} and {$count->[one]a choice*[other]{$count} choices}
 *
 * A backslash stands before a character that would mean something else; \n is a line break.
 */
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

type Message = FluentResource['body'][number]
type Pattern = NonNullable<Message['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>

/** All sentences of a text. Of Fluent, the games use texts, arguments, choices by an argument, and sentences in sentences. */
export function compact(text: string): string {
  return new FluentResource(text).body
    .map(({ id, value }) => (value === null || id.startsWith('-') ? '' : `${id}=${written(value)}\n`))
    .join('')
}

const escaped = (text: string) => text.replace(/[\\{}[\]*]/g, '\\$&').replace(/\n/g, '\\n')

const written = (pattern: Pattern): string =>
  typeof pattern === 'string'
    ? escaped(pattern)
    : pattern.map((part) => (typeof part === 'string' ? escaped(part) : placed(part))).join('')

function placed(part: Expression): string {
  if (part.type === 'str') return escaped(part.value)
  if (part.type === 'var') return `{$${part.name}}`
  if (part.type === 'mesg' && part.attr === null) return `{${part.name}}`
  if (part.type === 'select' && part.selector.type === 'var') {
    const variants = part.variants.map(
      ({ key, value }, i) => `${i === part.star ? '*' : ''}[${key.value}]${written(value)}`,
    )
    return `{$${part.selector.name}->${variants.join('')}}`
  }
  throw new Error(`the client does not know this part of Fluent: ${JSON.stringify(part)}`)
}
