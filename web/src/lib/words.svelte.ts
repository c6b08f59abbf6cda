/** Turns keys and arguments into sentences. */
import { FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle'
import { untrack } from 'svelte'
import type { Line } from '../wire'
import { text } from './api'
import { settings, type Language } from './settings.svelte'
import { LazyBundle } from './fluent'

type Files = Record<string, () => Promise<string>>
export type Args = Record<string, number | string | Line>
/** The names at a table, by seat. `you`: the seat of whoever reads; sentences call them "you". */
export interface Names extends ReadonlyArray<string> {
  readonly you?: number
}

// The client's own sentences, and those of the engine and the server whose lines cross the wire. One chunk per language.
const english = () => import('../words/english')
const french = () => import('../words/french')
const pagesInEnglish = () => import('../words/pages/english')
const pagesInFrench = () => import('../words/pages/french')
const gameWords: Files = import.meta.glob<string>('../../../src/tablee/games/*/words.*.ftl', { import: 'default' })
const layoutWords: Files = import.meta.glob<string>('../../../src/tablee/games/*/words.*.ftl', {
  import: 'default',
  query: '?layout',
})
const boards: Files = import.meta.glob<string>(['../games/*/words.*.ftl', '../board/words.*.ftl'], {
  import: 'default',
})
// These are loaded like the words of a game: where there is no drawn board, and everywhere but at a table.
const DEFAULT_BOARD = 'board'
const LAYOUT = ' layout' // after the name of a game: the words that only the default board needs
const PAGES = 'pages'

/** Whether the client was built with this game; of others the server has words, guide and rulebook. */
export const isBuiltIn = (game: string): boolean => `../../../src/tablee/games/${game}/words.en.ftl` in gameWords

const bundles: Partial<Record<Language, LazyBundle>> = {}
const games = new Set<string>()
/** The language whose words are loaded: it changes when they arrive, not when the setting changes. */
const spoken = $state<{ language: Language; edition: number }>({ language: 'en', edition: 0 })

/** Load the words of the wished language, then switch to it. */
export async function loadWords(language: Language = settings.language): Promise<void> {
  if (!bundles[language]) {
    const { default: texts } = await (language === 'fr' ? french() : english())
    bundles[language] = new LazyBundle(language, texts)
    for (const game of games) await addGameWords(game, language)
  }
  if (language === settings.language) {
    spoken.language = language
    spoken.edition = untrack(() => spoken.edition) + 1 // an effect that loads words must not depend on its own result
  }
}

/** Add the words of a game, before its board is shown. */
export async function loadGameWords(game: string): Promise<void> {
  if (games.has(game)) return
  games.add(game)
  try {
    for (const language of Object.keys(bundles) as Language[]) await addGameWords(game, language)
  } catch (failure) {
    games.delete(game) // the next call tries again
    throw failure
  }
  spoken.edition = untrack(() => spoken.edition) + 1 // an effect that loads words must not depend on its own result
}

/** Add the words of the default board, and those that it needs of a game. */
export async function loadBoardWords(game: string): Promise<void> {
  await Promise.all([loadGameWords(DEFAULT_BOARD), loadGameWords(game + LAYOUT)])
}

/** Add the words of all pages but the table. */
export const loadPageWords = (): Promise<void> => loadGameWords(PAGES)

/** A part of a table that says what pages say, too: the waiting room, the score sheet. */
export const withPageWords = async <T>(part: Promise<T>): Promise<T> => (await Promise.all([part, loadPageWords()]))[0]

async function addGameWords(game: string, language: Language): Promise<void> {
  if (game === PAGES) {
    const { default: texts } = await (language === 'fr' ? pagesInFrench() : pagesInEnglish())
    for (const text of texts) bundles[language]!.add(text)
    return
  }
  if (game !== DEFAULT_BOARD && !game.endsWith(LAYOUT) && !isBuiltIn(game))
    bundles[language]!.add(await text(`/api/games/${game}/words?language=${language}`))
  const [name, files] = game.endsWith(LAYOUT)
    ? [game.slice(0, -LAYOUT.length), [layoutWords]]
    : [game, [gameWords, boards]]
  for (const each of files) {
    const path = Object.keys(each).find((file) => file.endsWith(`/${name}/words.${language}.ftl`))
    if (path) bundles[language]!.add(await each[path]!())
  }
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
  const args: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(told.args ?? {})) {
    args[name] = argument(name, value, names, mark)
    // With `seat` comes `who`, with `owner_seat` comes `owner_who`, as in Python.
    if (isSeat(name)) args[name.slice(0, -'seat'.length) + 'who'] ??= value === names.you ? 'you' : 'other'
  }
  return bundles[spoken.language]?.say(told.key, args) ?? told.key
}

function argument(name: string, value: number | string | Line, names: Names, mark?: MarkArgument): FluentVariable {
  if (typeof value === 'object') {
    const said = line(value, names, mark)
    return mark ? mark(value.key, said, value) : said
  }
  if (typeof value === 'number' && isSeat(name)) {
    const shown = names[value] || say('table-seat', { number: value + 1 })
    return mark ? mark('seat', shown) : shown
  }
  if (typeof value === 'number') return new PrintedNumber(value)
  return mark ? mark(name, value) : value
}

/** A number in a sentence, with the minus sign of print. */
class PrintedNumber extends FluentNumber {
  override toString(scope: Scope): string {
    return minus(super.toString(scope))
  }
}

const isSeat = (name: string) => name === 'seat' || name.endsWith('_seat')

export function number(value: number): string {
  return minus(new Intl.NumberFormat(spoken.language).format(value))
}

/** With the minus sign of print, not a hyphen. */
const minus = (text: string): string => text.replace('-', '−')

/** With a sign: +210. */
export function gain(value: number): string {
  return minus(new Intl.NumberFormat(spoken.language, { signDisplay: 'exceptZero' }).format(value))
}

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
  return new Intl.ListFormat(spoken.language, { type: 'conjunction' }).format(words)
}
