/** The Fluent messages of one language. A file is parsed when one of its keys is first used: no page needs them all. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

export class LazyBundle {
  #bundle: FluentBundle
  #french: boolean
  /** files that were not parsed yet, by the first word of the keys in them */
  #closed = new Map<string, string[]>()

  constructor(language: string, texts: readonly string[]) {
    this.#french = language === 'fr'
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) {
      const words = new Set(Array.from(text.matchAll(/^[a-z]+/gm), ([word]) => word))
      for (const word of words) this.#closed.set(word, [...(this.#closed.get(word) ?? []), text])
    }
  }

  /** Sentences that may replace others. */
  add(text: string): void {
    this.#bundle.addResource(this.#read(text), { allowOverrides: true })
  }

  has(key: string): boolean {
    this.#open(key)
    return this.#bundle.hasMessage(key)
  }

  /** The key itself, if there are no words for it. */
  say(key: string, args: Record<string, FluentVariable>): string {
    this.#open(key)
    const message = this.#bundle.getMessage(key)
    if (!message?.value) return key // a missing text must not stop a game; a test finds it
    const errors: Error[] = []
    const said = this.#bundle.formatPattern(message.value, args, errors)
    if (!errors.length || !this.#closed.size) return said
    for (const word of [...this.#closed.keys()]) this.#open(word) // it quotes a sentence of another file
    return this.#bundle.formatPattern(message.value, args, [])
  }

  #open(key: string): void {
    const word = key.split('-', 1)[0]!
    const texts = this.#closed.get(word)
    if (!texts) return
    this.#closed.delete(word)
    for (const text of texts) this.#bundle.addResource(this.#read(text), { allowOverrides: true })
  }

  /** A French line never breaks before its question mark: the words of the games have plain spaces there. */
  #read(text: string): FluentResource {
    return new FluentResource(this.#french ? text.replace(/(?<=\S) (?=[;:!?»])|(?<=«) /g, '\u202f') : text)
  }
}
