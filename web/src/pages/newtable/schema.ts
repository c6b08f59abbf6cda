/** The options of a game, from their JSON Schema to fields of a form and back. Nothing here knows a game. */
import type { NewTable } from '../../wire'

export type Value = boolean | number | string | string[]
export type Values = Record<string, Value>

interface Base {
  name: string
  /** as the schema has it, if it has; the words of the game come first */
  title: string
  about: string
}
export interface Toggle extends Base {
  kind: 'toggle'
  usual: boolean
}
export interface Count extends Base {
  kind: 'count'
  usual: number
  least: number
  most: number
}
export interface One extends Base {
  kind: 'one'
  usual: string | number
  choices: (string | number)[]
}
export interface Some extends Base {
  kind: 'some'
  usual: string[]
  choices: string[]
  least: number
  most: number
}
export interface Text extends Base {
  kind: 'text'
  usual: string
  shortest: number
  longest: number
  pattern: string
}
export type Field = Toggle | Count | One | Some | Text

/** Why a value cannot be: a key of words and its arguments. */
export interface Objection {
  key: string
  args: Record<string, number | string>
}

type Schema = Record<string, unknown>
const isSchema = (found: unknown): found is Schema =>
  typeof found === 'object' && found !== null && !Array.isArray(found)

/** The fields of a form; what a form cannot show keeps its default and is left out. */
export function fields(schema: Schema): Field[] {
  const root = resolved(schema, schema)
  const properties = isSchema(root.properties) ? root.properties : {}
  return Object.entries(properties).flatMap(([name, found]) => {
    const field = isSchema(found) ? one(name, resolved(found, schema), schema) : null
    return field ? [field] : []
  })
}

/** References are followed, and "this or nothing" is taken for "this". */
function resolved(part: Schema, whole: Schema, depth = 0): Schema {
  if (depth > 8) return {}
  const { $ref, ...own } = part
  if (typeof $ref === 'string') {
    const name = $ref.replace('#/$defs/', '')
    const target = isSchema(whole.$defs) ? whole.$defs[name] : undefined
    return isSchema(target) ? { ...resolved(target, whole, depth + 1), ...own } : own
  }
  if (Array.isArray(part.anyOf)) {
    const { anyOf, ...rest } = part
    const real = (anyOf as unknown[]).filter((way): way is Schema => isSchema(way) && way.type !== 'null')
    return real.length === 1 ? { ...resolved(real[0]!, whole, depth + 1), ...rest } : part
  }
  return part
}

function one(name: string, part: Schema, whole: Schema): Field | null {
  const base = { name, title: text(part.title), about: text(part.description) }
  if (Array.isArray(part.enum)) {
    const choices = part.enum.filter(
      (choice): choice is string | number => typeof choice === 'string' || typeof choice === 'number',
    )
    const [first] = choices
    if (first === undefined) return null
    const usual = choices.find((choice) => choice === part.default) ?? first
    return { ...base, kind: 'one', choices, usual }
  }
  if (part.type === 'boolean') return { ...base, kind: 'toggle', usual: part.default === true }
  if (part.type === 'integer') {
    const least = whole_(part.minimum) ?? up(part.exclusiveMinimum) ?? Number.MIN_SAFE_INTEGER
    const most = whole_(part.maximum) ?? down(part.exclusiveMaximum) ?? Number.MAX_SAFE_INTEGER
    const usual = whole_(part.default) ?? Math.min(Math.max(0, least), most)
    return { ...base, kind: 'count', least, most, usual }
  }
  if (part.type === 'string') {
    return {
      ...base,
      kind: 'text',
      usual: text(part.default),
      shortest: whole_(part.minLength) ?? 0,
      longest: whole_(part.maxLength) ?? 200,
      pattern: text(part.pattern),
    }
  }
  if (part.type === 'array' && isSchema(part.items)) {
    const items = resolved(part.items, whole)
    if (!Array.isArray(items.enum)) return null
    const choices = items.enum.filter((choice): choice is string => typeof choice === 'string')
    const usual = Array.isArray(part.default)
      ? choices.filter((choice) => (part.default as unknown[]).includes(choice))
      : []
    return {
      ...base,
      kind: 'some',
      choices,
      usual,
      least: whole_(part.minItems) ?? 0,
      most: whole_(part.maxItems) ?? choices.length,
    }
  }
  return null
}

const text = (found: unknown): string => (typeof found === 'string' ? found : '')
const whole_ = (found: unknown): number | undefined =>
  typeof found === 'number' && Number.isInteger(found) ? found : undefined
const up = (found: unknown): number | undefined => (typeof found === 'number' ? Math.floor(found) + 1 : undefined)
const down = (found: unknown): number | undefined => (typeof found === 'number' ? Math.ceil(found) - 1 : undefined)

export function usualValues(form: readonly Field[]): Values {
  return Object.fromEntries(
    form.map((field) => [field.name, Array.isArray(field.usual) ? [...field.usual] : field.usual]),
  )
}

/** What is wrong, by field. */
export function objections(form: readonly Field[], values: Values): Record<string, Objection> {
  const found: Record<string, Objection> = {}
  for (const field of form) {
    const objection = objectionTo(field, values[field.name])
    if (objection) found[field.name] = objection
  }
  return found
}

function objectionTo(field: Field, value: Value | undefined): Objection | null {
  switch (field.kind) {
    case 'toggle':
      return null
    case 'one':
      return field.choices.some((choice) => choice === value) ? null : { key: 'newtable-wrong-choice', args: {} }
    case 'count':
      return wrongCount(value, field.least, field.most)
    case 'some': {
      const count = Array.isArray(value) ? value.length : 0
      return count < field.least || count > field.most
        ? { key: 'newtable-wrong-some', args: { least: field.least, most: field.most } }
        : null
    }
    case 'text': {
      const given = typeof value === 'string' ? value : ''
      if (given.length < field.shortest) return { key: 'newtable-wrong-short', args: { shortest: field.shortest } }
      if (given.length > field.longest) return { key: 'newtable-wrong-long', args: { longest: field.longest } }
      if (field.pattern && !new RegExp(field.pattern, 'u').test(given)) return { key: 'newtable-wrong-text', args: {} }
      return null
    }
  }
}

/** An empty field of numbers is null or NaN, depending on who asks. */
export function wrongCount(value: unknown, least: number, most: number): Objection | null {
  const good = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  if (good) return null
  const bounded = least > Number.MIN_SAFE_INTEGER && most < Number.MAX_SAFE_INTEGER
  return bounded ? { key: 'newtable-wrong-count', args: { least, most } } : { key: 'newtable-wrong-number', args: {} }
}

/** What differs from the usual: that is all a table needs to be told. */
export function chosen(form: readonly Field[], values: Values): NonNullable<NewTable['options']> {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  return Object.fromEntries(
    form.flatMap((field) => {
      const value = values[field.name]
      return value === undefined || same(value, field.usual) ? [] : [[field.name, value]]
    }),
  )
}
