/** The sentences of one language, in the form in which build/fluent.ts writes them. Each is read when it is first said. */

/** Texts are put in as they are; numbers are written as the language does, and choose between singular and plural. */
export type Value = string | number
export type Values = Readonly<Record<string, Value>>

interface Choice {
  by: string
  /** in their order: the first that fits */
  variants: (readonly [key: string, pattern: Pattern])[]
  other: Pattern
}
/** texts, arguments, other sentences and choices, in their order */
type Pattern = (string | { argument: string } | { key: string } | Choice)[]

export class Sentences {
  #numbers: Intl.NumberFormat | undefined
  #plurals: Intl.PluralRules | undefined
  #french: boolean
  /** as they came, or read */
  #all = new Map<string, string | Pattern>()

  #missing: () => void
  /** keys that were asked for before their words were here */
  #unsaid = new Set<string>()

  /** `missing` is called when words are not there. */
  constructor(
    readonly language: string,
    missing: () => void = () => undefined,
  ) {
    this.#missing = missing
    this.#french = language === 'fr'
  }

  /** They replace others with the same keys. Returns whether something that was said, or asked for in vain, is another now. */
  add(text: string): boolean {
    let changed = false
    for (const line of text.split('\n')) {
      const end = line.indexOf('=')
      if (end <= 0) continue
      const key = line.slice(0, end)
      if (this.#all.has(key) || this.#unsaid.delete(key)) changed = true
      this.#all.set(key, line.slice(end + 1))
    }
    return changed
  }

  has(key: string): boolean {
    if (!this.#all.has(key)) this.#unsaid.add(key)
    return this.#all.has(key)
  }

  /** Null, if there are no words for it. */
  say(key: string, values: Values): string | null {
    let pattern = this.#all.get(key)
    if (pattern === undefined) {
      this.#unsaid.add(key)
      this.#missing()
      return null
    }
    if (typeof pattern === 'string') this.#all.set(key, (pattern = read(this.#french ? kept(pattern) : pattern)))
    return this.#said(pattern, values)
  }

  /** With the minus sign of print, not a hyphen. */
  number(value: number): string {
    const text = isSmall(value) ? `${value}` : (this.#numbers ??= new Intl.NumberFormat(this.language)).format(value)
    return text.replace('-', '−')
  }

  #plural(value: number): string {
    if (isSmall(value)) return Math.abs(value) === 1 || (this.#french && !value) ? 'one' : 'other'
    return (this.#plurals ??= new Intl.PluralRules(this.language)).select(value)
  }

  #said(pattern: Pattern, values: Values): string {
    let said = ''
    for (const part of pattern) {
      if (typeof part === 'string') said += part
      else if ('argument' in part) said += this.#shown(values[part.argument], part.argument)
      else if ('key' in part) said += this.say(part.key, values) ?? `{${part.key}}`
      else said += this.#said(this.#chosen(part, values[part.by]), values)
    }
    return said
  }

  #shown(value: Value | undefined, name: string): string {
    return typeof value === 'number' ? this.number(value) : (value ?? `{$${name}}`)
  }

  #chosen({ variants, other }: Choice, value: Value | undefined): Pattern {
    const fits =
      typeof value === 'number'
        ? (key: string) => key === String(value) || key === this.#plural(value)
        : (key: string) => key === value && Number.isNaN(Number(key))
    return variants.find(([key]) => fits(key))?.[1] ?? other
  }
}

/** Whole numbers that both languages write alike. They do without Intl, which takes a slow phone long to start. */
const isSmall = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000

/** A French line never breaks before its question mark: the words of the games have plain spaces there. */
const kept = (text: string) => text.replace(/(?<=\S) (?=[;:!?»])|(?<=«) /g, '\u202f')

function read(text: string): Pattern {
  let at = 0

  /** Up to one of the characters that end it. */
  function pattern(ends: string): Pattern {
    const parts: Pattern = []
    let plain = ''
    while (at < text.length && !ends.includes(text[at]!)) {
      const sign = text[at++]!
      if (sign === '{') {
        if (plain) parts.push(plain)
        plain = ''
        parts.push(placed())
      } else if (sign === '\\') {
        const meant = text[at++]!
        plain += meant === 'n' ? '\n' : meant
      } else plain += sign
    }
    if (plain) parts.push(plain)
    return parts
  }

  /** What stands in braces, and the brace behind it. */
  function placed(): Pattern[number] {
    const start = at
    while (text[at] !== '}' && text[at] !== '>') at++
    const name = text.slice(start, at)
    if (text[at++] === '}') return name.startsWith('$') ? { argument: name.slice(1) } : { key: name }
    const choice: Choice = { by: name.slice(1, -1), variants: [], other: [] }
    while (text[at] !== '}') {
      const usual = text[at] === '*'
      if (usual) at++
      const end = text.indexOf(']', at)
      const key = text.slice(at + 1, end)
      at = end + 1
      const variant = pattern('[*}')
      choice.variants.push([key, variant])
      if (usual) choice.other = variant
    }
    at++
    return choice
  }

  return pattern('')
}
