// Written by `python -m tools.types` from the view of the game.
// Do not edit.
import type { Line, Phase, Standing } from '../../wire'

export interface CoupView {
  viewer: number;
  seats: number;
  to_act: number;
  over: boolean;
  prompt: Line;
  scores: number[];
  pips: number[];
  begun: string[];
  heading: Line | null;
  phases: Phase[];
  supply: Line | null;
  standings: Standing[];
  /** tiles in a run that make the Coup */
  goal: number;
  phase: string;
  round: number;
  /** who begins this round */
  start: number;
  rows: CoupRow[];
  players: CoupPlayerView[];
  /** of a token */
  price: number;
  /** what a run adds to the value of a token, by its length from 0 */
  run_values: number[];
  /** tiles of a full hand, as after each swap */
  hand_size: number;
  bank: number;
  pool: number;
  /** in this phase and round: tokens the seat to act may still buy, or tiles it still has to lay */
  left: number;
  /** who made the Coup; -1 before */
  maker: number;
  /** own tiles, without those lying aside */
  hand: string[];
  /** own tiles chosen to go back */
  aside: string[];
  returned: CoupReturned[];
}

/** One colour of the board. */
export interface CoupRow {
  colour: string;
  /** numbers from 1 to 20 */
  laid: number[];
  /** of one token */
  value: number;
  /** tokens left */
  supply: number;
  /** by number from 1: what laying it would add to the value of a token; 0 where a tile lies */
  gains: number[];
  runs: CoupRun[];
  /** numbers that would make the Coup; none when it is made */
  coups: number[];
  /** tiles missing for a run of ten, where fewest are missing */
  missing: number;
}

/** Tiles of a row without a gap. */
export interface CoupRun {
  first: number;
  last: number;
  /** what it adds to the value of a token */
  value: number;
}

export interface CoupPlayerView {
  cash: number;
  /** by colour */
  tokens: number[];
  /** in hand */
  tiles: number;
  /** cash and tokens at their present value */
  worth: number;
}

/** An own tile put back and not seen since. */
export interface CoupReturned {
  tile: string;
  round: number;
}
