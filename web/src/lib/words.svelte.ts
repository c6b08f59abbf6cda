/** Turns keys and arguments into sentences. */
import { untrack } from 'svelte'
import { SvelteSet } from 'svelte/reactivity'
import type { Line } from '../wire'
import { text } from './api'
import { settings, type Language } from './settings.svelte'
import { Sentences, type Value } from './fluent'

type Files = Record<string, () => Promise<string>>
type Texts = Promise<{ default: string[] }>
export type Args = Record<string, number | string | Line>
/** The names at a table, by seat. `you`: the seat of whoever reads; sentences call them "you". */
export interface Names extends ReadonlyArray<string> {
  readonly you?: number
}

// Words come in sets. A set is named after its game, after a game and one of the parts, or has one of the names below.
const LATER = ' later' // what the first screen does without
const LAYOUT = ' layout' // what only the default board says of a game
const PAGES = 'pages' // everywhere but at a table
const DEFAULT_BOARD = 'board'

// The client's own sentences, and those of the engine and the server whose lines cross the wire. One chunk per language.
const own: Record<string, Record<Language, () => Texts>> = {
  '': { en: () => import('../words/english'), fr: () => import('../words/french') },
  [LATER]: { en: () => import('../words/later/english'), fr: () => import('../words/later/french') },
  [PAGES]: { en: () => import('../words/pages/english'), fr: () => import('../words/pages/french') },
}
const gameWords: Files = import.meta.glob<string>('../../../src/tablee/games/*/words.*.ftl', { import: 'default' })
const parts: Record<string, Files> = {
  [LATER]: import.meta.glob<string>('../../../src/tablee/games/*/words.*.ftl', { import: 'default', query: '?later' }),
  [LAYOUT]: import.meta.glob<string>('../../../src/tablee/games/*/words.*.ftl', {
    import: 'default',
    query: '?layout',
  }),
}
const boardWords: Files = import.meta.glob<string>('../board/words.*.ftl', { import: 'default' })

/** Whether the client was built with this game; of others the server has words, guide and rulebook. */
export const isBuiltIn = (game: string): boolean => `../../../src/tablee/games/${game}/words.en.ftl` in gameWords

const bundles: Partial<Record<Language, Sentences>> = {}
/** the sets that are here, or under way, beside the first of each language */
const sets = new Map<string, Promise<void>>()
const here = new SvelteSet<string>()
/** something was left out because its words were not here */
let silent = false
/** The language whose words are loaded: it changes when they arrive, not when the setting changes. */
const spoken = $state<{ language: Language; edition: number }>({ language: 'en', edition: 0 })

/** Load the words of the wished language, then switch to it. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  const fresh = !bundles[language]
  if (fresh) {
    const { default: texts } = await own['']![language]()
    const bundle = new Sentences(language, () => void loadLaterWords().catch(() => undefined))
    for (const text of texts) bundle.add(text)
    for (const set of sets.keys()) await addWords(set, language, bundle)
    bundles[language] = bundle
  }
  if (language === settings.language && (fresh || language !== untrack(() => spoken.language))) {
    spoken.language = language
    sayAgain()
  }
}

/** Everything on the page is put into words once more. An effect that loads words must not depend on its own result. */
function sayAgain(): void {
  silent = false
  spoken.edition = untrack(() => spoken.edition) + 1
}

/** A set that could not be fetched is asked for again with the next call. */
function load(set: string): Promise<void> {
  let asked = sets.get(set)
  if (!asked) {
    asked = fetchSet(set)
    sets.set(set, asked)
    asked.catch(() => sets.delete(set))
  }
  return asked
}

async function fetchSet(set: string): Promise<void> {
  let changed = false
  for (const language of Object.keys(bundles) as Language[])
    if (await addWords(set, language, bundles[language]!)) changed = true
  here.add(set)
  if (changed || silent) sayAgain()
}

/** Add the words of a game, before its board is shown. */
export const loadGameWords = (game: string): Promise<void> => load(game)

/** Add the words of the default board, and those that it needs of a game. */
export async function loadBoardWords(game: string): Promise<void> {
  await Promise.all([DEFAULT_BOARD, game + LAYOUT, game + LATER].map(load)) // a layout may name things as an effect does
}

/** Add the words of all pages but the table. */
export async function loadPageWords(): Promise<void> {
  await Promise.all([load(PAGES), load(LATER)])
}

/** Add what was left for later, also of the games whose words are here: refusals, dialogs, the score sheet, the guide. */
export async function loadLaterWords(): Promise<void> {
  await Promise.all(laterSets().map(load))
}

/** Whether nothing of that is left out for want of words. */
export const hasAllWords = (): boolean => laterSets().every((set) => here.has(set))

const laterSets = (): string[] => [LATER, ...[...sets.keys()].filter(isBuiltIn).map((game) => game + LATER)]

/** A part of a table that says what pages say, too: the waiting room, the score sheet. */
export const withPageWords = async <T>(part: Promise<T>): Promise<T> =>
  (await Promise.all([part, loadPageWords(), loadLaterWords()]))[0]

/** Returns whether something on the page may have to be said again. */
async function addWords(set: string, language: Language, bundle: Sentences): Promise<boolean> {
  if (own[set]) {
    const { default: texts } = await own[set][language]()
    return texts.map((text) => bundle.add(text)).includes(true)
  }
  const [game, part] = set.split(/(?= )/) as [string, string?]
  const files = game === DEFAULT_BOARD ? boardWords : part ? parts[part]! : gameWords
  const path = Object.keys(files).find((file) => file.endsWith(`/${game}/words.${language}.ftl`))
  if (path) return bundle.add(await files[path]!())
  if (game === DEFAULT_BOARD || part) return false
  const told = await text(`/api/games/${game}/words?language=${language}`)
  return bundle.add((await import('../../build/fluent')).compact(told))
}

/** A sentence of the client's own. */
export function say(key: string, args: Args = {}): string {
  return line({ key, args, touches: [] }, [])
}

/** Whether there are words for it. */
export function has(key: string): boolean {
  void spoken.edition
  return bundles[spoken.language]?.has(key) ?? false
}

/**
 * Wraps an argument that a picture replaces or stands beside. An argument that is a line of its own has the key of that line
 * as its name, and is passed in words and as it was told.
 */
export type MarkArgument = (name: string, value: string, told?: Line) => string

/** A line of the server in words. */
export function line(told: Line, names: Names, mark?: MarkArgument): string {
  void spoken.edition
  const args: Record<string, Value> = {}
  for (const [name, value] of Object.entries(told.args ?? {})) {
    args[name] = argument(name, value, names, mark)
    // With `seat` comes `who`, with `owner_seat` comes `owner_who`, as in Python.
    if (isSeat(name)) args[name.slice(0, -'seat'.length) + 'who'] ??= value === names.you ? 'you' : 'other'
  }
  const bundle = bundles[spoken.language]
  // What was left for later is on its way now. Afterwards a missing text must not stop a game; a test finds it.
  const missing = () => {
    const waits = !!bundle && !hasAllWords()
    if (waits) silent = true
    return waits ? '' : told.key
  }
  return bundle?.say(told.key, args) ?? missing()
}

function argument(name: string, value: number | string | Line, names: Names, mark?: MarkArgument): Value {
  if (typeof value === 'object') {
    const said = line(value, names, mark)
    return mark ? mark(value.key, said, value) : said
  }
  if (typeof value === 'number' && isSeat(name)) {
    const shown = names[value] || say('table-seat', { number: value + 1 })
    return mark ? mark('seat', shown) : shown
  }
  if (typeof value === 'number') return value
  return mark ? mark(name, value) : value
}

const isSeat = (name: string) => name === 'seat' || name.endsWith('_seat')

export function number(value: number): string {
  void spoken.edition
  return bundles[spoken.language]?.number(value) ?? `${value}`
}

/** With a sign: +210. */
export const gain = (value: number): string => (value > 0 ? '+' : '') + number(value)

export function date(ms: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return new Intl.DateTimeFormat(spoken.language, style).format(ms)
}

/** A moment of the last days: 14:02, or with its day if that is another one. */
export function moment(ms: number, now = Date.now()): string {
  const today = new Date(ms).toDateString() === new Date(now).toDateString()
  const time = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const
  return date(ms, today ? time : { weekday: 'long', day: 'numeric', month: 'long', ...time })
}

/** How long ago, in the largest unit that fits: "3 hours ago". */
export function ago(ms: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto' })
  const seconds = Math.round((ms - now) / 1000)
  for (const [unit, length] of [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
  }
  return format.format(0, 'second')
}

/** A stretch of time as a clock shows it: 12:40, 1:02:05, 3 days. */
export function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  if (seconds >= 2 * 86400) {
    return new Intl.NumberFormat(spoken.language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
      Math.floor(seconds / 86400),
    )
  }
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

export function list(words: readonly string[]): string {
  // what Intl.ListFormat says, which takes a slow phone long to start
  const [and, last] = spoken.language === 'fr' ? [' et ', ' et '] : [' and ', ', and ']
  return words.length < 3 ? words.join(and) : words.slice(0, -1).join(', ') + last + words.at(-1)
}
