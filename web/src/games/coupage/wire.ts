// Written by `python -m tools.types` from the view of the game.
// Do not edit.
import type { Line, Phase, Standing } from '../../wire'

export interface CoupageView {
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
  /** "draw", "act", "harvest", "rose", "rouge", "cava-blanc", "over" */
  phase: string;
  /** what is asked: the phase, or a step inside a half-made move of the viewer */
  step: string;
  /** whose turn it is */
  turn: number;
  /** turns of the table, from 1 */
  round: number;
  actions_left: number;
  /** the same player has another turn after this one */
  extra: boolean;
  abilities: boolean;
  second_cava_is_wine: boolean;
  /** the safety end, in turns */
  turn_limit: number;
  /** finished */
  turns: number;
  pile: number;
  discard: CoupageStack[];
  /** of the discard: what was laid there last */
  top: string;
  /** two places, "" where none lies */
  market: string[];
  /** cards revealed by a Récolte, "" where one was taken */
  harvest: string[];
  /** the special card being played */
  resolving: string;
  /** the barrel whose cards are not discarded yet: `barrel-0-2` */
  bottling: string;
  /** what was paid for it */
  paid: string[];
  /** left in the supply */
  cava_cards: number;
  players: CoupagePlayerView[];
  faces: CoupageFace[];
  aid: CoupageAid[];
  /** stars that serve as a Time */
  time_stars: number;
  /** bottles to win with (CPG-9.1) */
  goal_wines: number;
  goal_cavas: number;
  /** -1 while nobody has won */
  winner: number;
  /** own cards, without those chosen */
  hand: CoupageStack[];
  /** own cards picked in a half-made move */
  chosen: string[];
  /** stars still to be paid in it */
  due: number;
  known: CoupageKnown[];
}

/** Some cards of one class. */
export interface CoupageStack {
  card: string;
  count: number;
}

export interface CoupagePlayerView {
  /** in hand */
  cards: number;
  /** bottled */
  wines: number;
  cavas: number;
  /** bottles that count towards the three */
  progress: number;
  barrels: CoupageBarrel[];
}

export interface CoupageBarrel {
  /** "empty", "producing" or "bottled" */
  stage: string;
  /** what has to happen to it next */
  waits: Line;
  recipe: string;
  cava: boolean;
  /** the marker for the first cava lies here */
  cava_card: boolean;
  grapes: string[];
  grapes_missing: number;
  /** varieties that may replace what evaporated */
  helps: string[];
  time: CoupageTimeCard[];
  time_missing: number;
  /** to bottle */
  stars: number;
  /** the number a Vin piqué shows, 0 without one */
  spoiled: number;
  /** turns of its owner until it goes */
  spoiled_turns: number;
  ready: boolean;
}

export interface CoupageTimeCard {
  down: boolean;
  /** "" if the viewer does not know it */
  card: string;
}

/** What is printed on a class of cards. */
export interface CoupageFace {
  /** its code: `MAC1`, `TIM`, `VOL` */
  card: string;
  /** "grape", "time" or "special" */
  kind: string;
  copies: number;
  /** of a grape: its three letters, */
  variety: string;
  /** its name, */
  name: string;
  /** "white" or "red" */
  colour: string;
  stars: number;
}

/** One line of the player aid, and what the viewer's hand lacks for it. */
export interface CoupageAid {
  /** BLA, ROS, ROU, CVB, CVR */
  recipe: string;
  cava: boolean;
  /** what each place takes: "W", "R", "MAC" or "MAC/XAR" */
  grapes: string[];
  /** the same as lists of varieties */
  varieties: string[][];
  /** varieties, at least */
  different: number;
  time: number;
  /** to bottle */
  stars: number;
  /** with the variant: "rose", "rouge", "cava-blanc", "cava-rose" or "" */
  ability: string;
  /** what the own hand lacks for it, or why it is not worth beginning; for a spectator what it asks for */
  needs: Line;
  /** grapes the own hand still lacks; -1 for a spectator */
  missing: number;
  /** varieties that would bring it nearer */
  helps: string[];
  /** for each place the variety of the own hand that fills it, or "" */
  filled: string[];
  /** False when no barrel is free; in version 1 also, when one more would make a win impossible */
  open: boolean;
  /** whether a bottle of it would still count for the viewer (CPG-9.1) */
  counts: boolean;
}

/** Cards that the viewer knows to be in another hand. */
export interface CoupageKnown {
  seat: number;
  card: string;
  count: number;
}
