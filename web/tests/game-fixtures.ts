/** What the tests of every game share: positions as the server shows them, and the game's words. */
import { questioned } from '../src/lib/asked'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { expect } from 'vitest'
import type { BoardModel } from '../src/lib/game-ui'
import { recounted, isPick, pickEffect } from '../src/lib/picks'
import type { Beat, Choice, Effect, GameView, Line, Picks, ScoreLine } from '../src/wire'

export const web = join(import.meta.dirname, '..')
export type Language = 'en' | 'fr'

/** A position, as fixtures/keep.py writes it down. */
interface Kept<V extends GameView> {
  view: V
  viewer: number
  names: string[]
  choices: Choice[]
  picks: Picks | null
  effects: Record<string, Effect>
  beats: Beat[]
  sheet: ScoreLine[][]
  fresh: string[]
}

interface Told<V extends GameView> {
  kept(name: string): Kept<V>
  /** a position as a board is shown it, with these pieces of a set chosen */
  model(name: string, chosen?: readonly string[]): BoardModel<V>
  bundles: Record<Language, FluentBundle>
  /** a line, in words; fails if a text or an argument is missing */
  words(line: Line, names: readonly string[], language?: Language): string
  /** what a move would do */
  told(at: BoardModel<V>, text: string, language?: Language): string
}

/** `anew`: sentences of the rules that the browser words in its own way; no others. */
export function gameFixtures<V extends GameView>(game: string, anew: readonly string[] = []): Told<V> {
  function bundle(language: Language): FluentBundle {
    const found = new FluentBundle(language, { useIsolating: false })
    for (const file of [
      `../src/tablee/games/${game}/words.${language}.ftl`,
      `src/games/${game}/words.${language}.ftl`,
    ]) {
      const resource = new FluentResource(readFileSync(join(web, file), 'utf8'))
      expect(resource.body.map((message) => message.id).filter((key) => found.hasMessage(key))).toEqual(
        file.startsWith('src') ? anew : [],
      )
      found.addResource(resource, { allowOverrides: true })
    }
    return found
  }
  const bundles = { en: bundle('en'), fr: bundle('fr') }

  function words({ key, args }: Line, names: readonly string[], language: Language = 'en'): string {
    const said: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args ?? {})) {
      if (typeof value === 'object') said[name] = words(value, names, language)
      else said[name] = typeof value === 'number' && name === 'seat' ? names[value]! : value
    }
    const errors: Error[] = []
    const message = bundles[language].getMessage(key)
    expect(message, key).toBeTruthy()
    const text = bundles[language].formatPattern(message!.value!, said, errors)
    expect(errors, key).toEqual([])
    return text
  }

  const kept = (name: string) =>
    JSON.parse(readFileSync(join(web, `tests/fixtures/${game}-${name}.json`), 'utf8')) as Kept<V>

  function model(name: string, chosen: readonly string[] = []): BoardModel<V> {
    const { view, viewer, names, choices, picks, effects, beats, fresh } = kept(name)
    const effectOf = (text: string | null) => {
      if (!text) return null
      return picks ? pickEffect(effects, picks, chosen, text) : (effects[text] ?? null)
    }
    return {
      view,
      layout: null,
      table: { game } as BoardModel['table'],
      viewer,
      names,
      prompt: recounted(view.prompt, picks, chosen),
      asked: questioned(view),
      choices: picks ? [...picks.choices, ...choices.filter(({ text }) => !isPick(picks, text))] : choices,
      considered: null,
      picked: null,
      chosen: chosen.map((text) => picks!.choices.find((choice) => choice.text === text)!),
      effect: null,
      effectOf,
      beats,
      fresh,
      lit: [],
    }
  }

  return {
    kept,
    model,
    bundles,
    words,
    told: (at, text, language = 'en') =>
      (at.effectOf(text)?.lines ?? []).map((line) => words(line, at.names, language)).join(' '),
  }
}
