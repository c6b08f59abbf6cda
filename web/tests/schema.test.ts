import { describe, expect, it } from 'vitest'
import { chosen, fields, objections, usualValues, type Field } from '../src/pages/newtable/schema'

/** As msgspec writes the options of a game. */
const RICH = {
  $ref: '#/$defs/WineOptions',
  $defs: {
    Cava: { title: 'Cava', enum: ['brut', 'rosé', 'none'] },
    WineOptions: {
      title: 'WineOptions',
      description: 'Options of a wine game.',
      type: 'object',
      properties: {
        short: { type: 'boolean', default: false, title: 'Short game', description: 'Two rounds fewer.' },
        rounds: { type: 'integer', minimum: 3, maximum: 9, default: 6 },
        bid: { type: 'integer', exclusiveMinimum: 0 },
        cava: { $ref: '#/$defs/Cava', default: 'rosé' },
        vintage: { enum: [1998, 2003] },
        name: { type: 'string', maxLength: 12, minLength: 2, default: 'Clos', pattern: '^[A-Z]' },
        decks: { type: 'array', items: { enum: ['red', 'white', 'late'] }, default: ['red'], minItems: 1, maxItems: 2 },
        house: { anyOf: [{ type: 'boolean' }, { type: 'null' }], default: true },
        odd: { type: 'object', additionalProperties: { type: 'integer' } },
        numbers: { type: 'array', items: { type: 'integer' } },
      },
      additionalProperties: false,
    },
  },
}
const form = fields(RICH)
const field = (name: string): Field => form.find((found) => found.name === name)!

describe('fields of a form', () => {
  it('come in the order of the schema; what a form cannot show is left out', () => {
    expect(form.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'short toggle',
      'rounds count',
      'bid count',
      'cava one',
      'vintage one',
      'name text',
      'decks some',
      'house toggle',
    ])
  })
  it('keep titles and descriptions to fall back on', () => {
    expect(field('short')).toMatchObject({ title: 'Short game', about: 'Two rounds fewer.' })
  })
  it('have ranges, also open ones', () => {
    expect(field('rounds')).toMatchObject({ least: 3, most: 9, usual: 6 })
    expect(field('bid')).toMatchObject({ least: 1, most: Number.MAX_SAFE_INTEGER, usual: 1 })
  })
  it('follow references, with the default beside them', () => {
    expect(field('cava')).toMatchObject({ choices: ['brut', 'rosé', 'none'], usual: 'rosé' })
  })
  it('take the first choice where none is usual', () => {
    expect(field('vintage')).toMatchObject({ usual: 1998 })
  })
  it('take "this or nothing" for "this"', () => {
    expect(field('house')).toMatchObject({ kind: 'toggle', usual: true })
  })
  it('are none for a game without options, and for nonsense', () => {
    expect(fields({ $ref: '#/$defs/GameOptions', $defs: { GameOptions: { type: 'object', properties: {} } } })).toEqual(
      [],
    )
    expect(fields({})).toEqual([])
    expect(fields({ $ref: '#/$defs/A', $defs: { A: { $ref: '#/$defs/A' } } })).toEqual([])
  })
})

describe('values', () => {
  it('start as usual, and then nothing need be said', () => {
    expect(objections(form, usualValues(form))).toEqual({})
    expect(chosen(form, usualValues(form))).toEqual({})
  })
  it('are told as far as they differ', () => {
    expect(chosen(form, { ...usualValues(form), short: true, decks: ['red', 'late'], rounds: 6 })).toEqual({
      short: true,
      decks: ['red', 'late'],
    })
  })
  it('changed in the form do not change what is usual', () => {
    const values = usualValues(form)
    ;(values.decks as string[]).push('late')
    expect(field('decks').usual).toEqual(['red'])
  })
  it.each([
    ['rounds', 2, 'newtable-wrong-count'],
    ['rounds', 4.5, 'newtable-wrong-count'],
    ['rounds', Number.NaN, 'newtable-wrong-count'],
    ['bid', 0, 'newtable-wrong-number'],
    ['cava', 'sec', 'newtable-wrong-choice'],
    ['decks', [], 'newtable-wrong-some'],
    ['decks', ['red', 'white', 'late'], 'newtable-wrong-some'],
    ['name', 'C', 'newtable-wrong-short'],
    ['name', 'Clos de la Vieille', 'newtable-wrong-long'],
    ['name', 'clos', 'newtable-wrong-text'],
  ] as const)('%s = %j is objected to', (name, value, key) => {
    const wrong = objections(form, {
      ...usualValues(form),
      [name]: Array.isArray(value) ? [...value] : (value as string | number),
    })
    expect(Object.keys(wrong)).toEqual([name])
    expect(wrong[name]!.key).toBe(key)
  })
})
