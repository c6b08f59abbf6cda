/** Short messages that disappear by themselves, and texts for the live region. */

export type Tone = 'plain' | 'good' | 'warn' | 'bad'

export interface Note {
  id: number
  text: string
  tone: Tone
  /** something that can be done about it */
  action?: { label: string; do: () => void }
}

class Notices {
  shown: Note[] = $state([])
  /** for the live region: what changed by itself */
  said = $state('')
  #next = 1

  say(
    text: string,
    { tone = 'plain', action, seconds = 6 }: { tone?: Tone; action?: Note['action']; seconds?: number } = {},
  ): void {
    const id = this.#next++
    this.shown = [
      ...this.shown.filter((note) => note.text !== text).slice(-2),
      { id, text, tone, ...(action ? { action } : {}) },
    ]
    setTimeout(() => this.close(id), seconds * 1000)
  }

  close(id: number): void {
    this.shown = this.shown.filter((note) => note.id !== id)
  }
}

export const notices = new Notices()

/** Say something through the live region; the same words again are said again. */
export function announce(text: string): void {
  notices.said = ''
  setTimeout(() => (notices.said = text), 30)
}
