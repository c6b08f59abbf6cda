/** What a game brings to the browser: its board, and how its moves and pieces are put into words. */
import type { Component, Snippet } from 'svelte'
import type { Choice, GameView, Line, TableInfo } from '../wire'

/** Everything a board shows, whether it comes from a live table or from a replay. It contains no rules. */
export interface BoardModel<V extends GameView = GameView> {
  readonly view: V
  readonly table: TableInfo
  /** the seat whose view this is; -1: a spectator */
  readonly viewer: number
  /** by seat; a bot has one too */
  readonly names: readonly string[]
  /** what the viewer may do now; empty while others decide, in a replay, and while a move is under way */
  readonly choices: readonly Choice[]
  /** the choice under the finger, in notation: show what it would do */
  readonly considered: string | null
  /** the choice that waits for its second touch or for "Lay blue 11" */
  readonly picked: string | null
  /** pieces of a set that were chosen here, as moves in notation, in any order; the server hears of them when the set is complete */
  readonly chosen: readonly string[]
  /** pieces that changed last (the `touches` of the newest log lines) */
  readonly fresh: readonly string[]
  /** pieces that a line of the log under the finger speaks of */
  readonly lit: readonly string[]
}

/** How something is touched: a mouse commits at once, a finger sees the consequence first. */
export type Means = 'mouse' | 'touch' | 'key' | 'drag' | 'list' | 'typed'

/** What a board can ask the page to do. */
export interface Controls {
  /** under the finger or the focus; null: nothing any more */
  consider(text: string | null): void
  /**
   * Make a move, or try to: what is not possible now is sent as well, and the server's refusal, with its rule, appears at
   * the touched piece. `at` is the element that was touched.
   */
  play(text: string, means: Means, at?: Element): void
  /** put a piece of a set, chosen before, back */
  drop(text: string): void
  /** undo, as the button does */
  takeBack(): void
  /** light up a piece in the log */
  light(touches: readonly string[]): void
}

/** Why a piece does not go with those chosen already, and by which rule. */
export interface Unfit {
  line: Line
  clause: string
}

export interface BoardProps<V extends GameView = GameView> {
  model: BoardModel<V>
  controls: Controls
}

export interface SeatProps<V extends GameView = GameView> {
  model: BoardModel<V>
  seat: number
}

export interface Phase {
  name: Line
  when: 'was' | 'now' | 'next'
}

/** The points of a finished game, or "if it ended now". */
export interface SheetProps<V extends GameView = GameView> {
  model: BoardModel<V>
  scores: readonly number[]
  /** stands between the picture and the table: what decided the game */
  between?: Snippet
}

export interface GameUI<V extends GameView = GameView> {
  /** the board and what the viewer holds: the wide column */
  Board: Component<BoardProps<V>>
  /** what everybody sees of one seat, below its name: one line or two */
  Seat: Component<SeatProps<V>>
  /** whoever is first at the goal has won: points only say how far the others were */
  race?: boolean
  /** the board itself shows everybody: a phone needs no strip of names above it */
  crowded?: boolean
  /** where each point came from, as a picture and as a table */
  Sheet: Component<SheetProps<V>>
  /** a small piece inside a sentence: `<Chip kind="tile" value="B11" />` */
  Chip: Component<{ kind: string; value: string }>
  /** arguments of lines that are shown as chips, e.g. ["tile", "tiles"]; lists are separated by ", " */
  chips: readonly string[]
  /** the number one compares players by, shown large beside the name (cash), and a second one in words (worth 2,350) */
  standing(model: BoardModel<V>, seat: number): { main: number; more: Line | null }
  /** short facts for the head of the table: "Round 4", and the phases of a round */
  facts(model: BoardModel<V>): { round: Line | null; phases: Phase[]; more: Line | null }
  /** how far the viewer (or the seat to act) is in what is asked now, as pips; null: nothing to count */
  pips(model: BoardModel<V>): { done: number; all: number } | null
  /** a choice in words: "Lay blue 11". In the middle of a move the words may depend on what was begun: "Spoil barrel 2 of Léa" */
  label(text: string, model?: BoardModel<V>): Line
  /** name of a group of choices: "Blue" */
  group(name: string): Line
  /** the prompt, where it depends on what was chosen here and the server has not heard of; null: as the server puts it */
  prompt?(model: BoardModel<V>): Line | null
  /** why a choice does not go with what was chosen here */
  unfit?(model: BoardModel<V>, text: string): Unfit | null
  /** what it would do, as short sentences, from public information and the viewer's own pieces */
  consequence(model: BoardModel<V>, text: string): Line[]
  /** final and costly, so that it is asked about once more: the move that ends the game, say */
  costly?(model: BoardModel<V>, text: string): boolean
  /** the viewer is in the middle of a move of several steps: Escape takes the last of them back */
  half?(model: BoardModel<V>): boolean
  /** which moment of the guide this is: "buy", "lay", …; null: none */
  moment(model: BoardModel<V>): string | null
  /** events of the guide that have come about, besides "start" and "end": "coup". `told` are the lines of the log */
  events?(model: BoardModel<V>, told: readonly Line[]): string[]
  /** does this element-name of the guide (`point`) stand for that part of the board: CSS selector within the table */
  point(name: string): string
}
