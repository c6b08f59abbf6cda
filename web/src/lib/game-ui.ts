/** What a game with a drawn board brings to the browser. What its moves are called and do comes from the server. */
import type { Component, Snippet } from 'svelte'
import type { ReplayTimeline } from '../pages/replay/timeline'
import type { Names } from './words.svelte'
import type { Beat, Choice, Effect, GameView, Layout, Line, ScoreLine, TableInfo, Told } from '../wire'

/** Everything a board shows, whether it comes from a live table or from a replay. It contains no rules. */
export interface BoardModel<V extends GameView = GameView> {
  readonly view: V
  /** the table as zones, places and pieces; only for the default board */
  readonly layout: Layout | null
  readonly table: TableInfo
  /** the seat whose view this is; -1: a spectator */
  readonly viewer: number
  /** by seat; a bot has one too */
  readonly names: Names
  /** who must do what; what was chosen here is taken off */
  readonly prompt: Line
  /** the seats that must choose now; with the viewer only if the viewer must (`lib/asked.ts`) */
  readonly asked: readonly number[]
  /** what the viewer may do now; empty while others decide, in a replay, and while a move is under way */
  readonly choices: readonly Choice[]
  /** the choice under the finger, in notation: show what it would do */
  readonly considered: string | null
  /** the choice that waits for its second touch or for "Lay blue 11" */
  readonly picked: string | null
  /** pieces of a set that were chosen here, in any order; the server hears of them when the set is complete */
  readonly chosen: readonly Choice[]
  /** the set that is being chosen ends with a choice of its own, not with its last piece */
  readonly confirms?: boolean
  /** what the choice under the finger, or the one that was picked, would bring */
  readonly effect: Effect | null
  /** the same for any choice, by its notation */
  effectOf(text: string | null): Effect | null
  /** what moved with the last update, in order */
  readonly beats: readonly Beat[]
  /** the last lines of the story, the oldest first */
  readonly log?: readonly Told[]
  /** pieces that changed last (the `touches` of the newest log lines) */
  readonly fresh: readonly string[]
  /** the viewer's pieces to which others did something since the viewer last acted */
  readonly hurt?: readonly string[]
  /** pieces that a line of the log under the finger speaks of */
  readonly lit: readonly string[]
  /** the game has just ended: for how many seconds the end has been shown on the board; null or nothing: it is not shown */
  readonly ending?: number | null
}

/** How something is touched: a mouse commits at once, a finger sees the consequence first. */
export type Means = 'mouse' | 'touch' | 'key' | 'drag' | 'list' | 'typed'

/** What a board can ask the page to do. */
export interface Controls {
  /** under the finger or the focus; null: nothing any more */
  consider(text: string | null): void
  /** Make a move, or choose a piece of a set. `at` is the element that was touched. */
  play(text: string, means: Means, at?: Element): void
  /** Touch a piece that no choice names: the server says what that would mean, and why it is not possible. */
  touch(piece: string, at?: Element): void
  /** put a piece of a set, chosen before, back */
  drop(text: string): void
  /** undo, as the button does */
  takeBack(): void
  /** light up a piece in the log */
  light(touches: readonly string[]): void
}

/** What stands beside other boards. A board that fills the page gives each of them its place. */
export interface Beside {
  /** what is shown where there is room for one thing only: "table", "panel", "story" or "talk" */
  readonly tab: string
  show(tab: 'table' | 'panel' | 'story' | 'talk'): void
  /** lines of the table talk that were not read yet */
  readonly unheard: number
  /** nobody is connected at this seat */
  away(seat: number): boolean
  readonly since: Snippet
  readonly story: Snippet
  readonly talk: Snippet
  /** how fast bots play, who watches, where the table comes from */
  readonly notes: Snippet
  /** the buttons that make or leave the move that was picked */
  readonly commit: Snippet
}

export interface BoardProps<V extends GameView = GameView> {
  model: BoardModel<V>
  controls: Controls
  /** only for a board that fills the page, at a live table */
  beside?: Beside
  /** the buttons that make or leave the move that was picked, for a board that has a place for them (`commits`) */
  commit?: Snippet
}

export interface SeatProps<V extends GameView = GameView> {
  model: BoardModel<V>
  seat: number
}

/** The points of a finished game, or "if it ended now". */
export interface SheetProps<V extends GameView = GameView> {
  model: BoardModel<V>
  scores: readonly number[]
  /** by seat: where its points come from */
  sheet: readonly (readonly ScoreLine[])[]
  /** stands between the picture and the table: what decided the game */
  between?: Snippet
}

export interface GameUI<V extends GameView = GameView> {
  /** the board and what the viewer holds: the wide column */
  Board: Component<BoardProps<V>>
  /** what everybody sees of one seat, below its name: one line or two */
  Seat: Component<SeatProps<V>>
  /** what the end of a game pays, step by step, while it is shown on the board: stands where the players stand */
  Ending?: Component<{ model: BoardModel<V> }>
  /** the line of the log that tells how a game ended, and the message that says so afterwards, with the same arguments */
  end?: { readonly told: string; readonly words: string }
  /** whoever is first at the goal has won: points only say how far the others were */
  race?: boolean
  /** all win or lose together: nobody has points of their own */
  together?: boolean
  /** the course of a game in a picture of its own, in place of everybody's points */
  Course?: Component<{ timeline: ReplayTimeline }>
  /** the colour of somebody's pieces, where seats have one: everything that stands for them has it too */
  colour?: (view: V, who: number) => string
  /** the board itself shows everybody: a phone needs no strip of names above it */
  crowded?: boolean
  /**
   * The board fills the page below the prompt and places what stands beside other boards itself.
   * It has a panel that is a tab of its own on small screens: what the tab is called, and a word about what it holds.
   */
  panel?: { title: () => string; badge: (view: V) => string }
  /** except on a phone the board itself shows the buttons that make or leave a move that was picked: they cover nothing */
  commits?: boolean
  /** what the choice under the finger would bring, beside its sentences: of boards that do not draw all of it themselves */
  Marks?: Component<{ model: BoardModel<V> }>
  /** where each point came from, as a picture and as a table; fetched at the end of a game */
  Sheet: () => Promise<{ default: Component<SheetProps<V>> }>
  /** where everybody's points would come from if the game ended at a position: a turning point names what it was; fetched at the end */
  sources?: () => Promise<{ sources: (view: V) => ScoreLine[][] }>
  /** a small piece inside a sentence: `<Chip kind="tile" value="B11" />` */
  Chip: Component<{ kind: string; value: string; view: GameView | null }>
  /**
   * Arguments of lines that are shown as chips, e.g. ["tile", "tiles"]; lists are separated by ", ". An argument that is a line of
   * its own is named by its key, and the kind of its chip has the words of that line: "capa-doro-bales O".
   */
  chips: readonly string[]
  /** what a name in the guide (`point`) stands for, as a CSS selector; empty: an element with that `data-point` or `data-guide` */
  point?: (name: string) => string
}
