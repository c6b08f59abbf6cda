// Written by `python -m tools.types` from the view of the game.
// Do not edit.
import type { Line, Phase, Standing } from '../../wire'

export interface CoupeNationView {
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
  /** "draw", "act", "trim", "clear", "over" */
  phase: string;
  /** "", "won", "collapsed", "stuck" */
  ending: string;
  /** with the Finish card */
  finish: boolean;
  /** where the Finish card is: "deck", a seat, "reserve", a position; "" without it */
  finish_at: string;
  /** who began */
  first: number;
  /** begun */
  turns: number;
  tower: CoupeNationSpot[];
  face_up: number;
  face_down: number;
  /** the position whose card decides the next draw; "" in the first turn */
  reference: string;
  /** cards that the seat to act may draw; 0 when nothing is asked */
  most: number;
  reserve: CoupeNationCard[];
  reserve_limit: number;
  discard: CoupeNationCard[];
  deck: number;
  /** Glass cards in each hand */
  sizes: number[];
  hand: CoupeNationCard[];
  sums: CoupeNationSum[];
  known: CoupeNationKnown[];
  /** of all, when the game is over */
  hands: CoupeNationCard[][];
  /** from the top, when the game is over */
  deck_cards: CoupeNationCard[];
}

/** A position of the tower. */
export interface CoupeNationSpot {
  /** L1P1 to L7P1 */
  id: string;
  /** as far as the viewer knows it */
  card: CoupeNationCard | null;
  /** a card lies here face down */
  down: boolean;
  /** who laid it so; -1 */
  hider: number;
  /** empty, and a card may be laid here now: it has its supports */
  free: boolean;
  /** the number here must be greater than this, 0: there is no bound */
  low: number;
  /** and smaller than this; 51: there is no bound */
  high: number;
}

export interface CoupeNationCard {
  /** 1 to 50, or FIN */
  id: string;
  /** "1", "2", "H"; "" on the Finish card */
  symbol: string;
}

/** A card of the Reserve that the viewer could take with two of the own cards. */
export interface CoupeNationSum {
  low: string;
  high: string;
  /** "sum" or "difference" */
  way: string;
  target: string;
  /** further cards that are destroyed */
  cost: number;
  /** 12 + 30 - 1 = 41 */
  line: Line;
}

/** A card that the viewer has seen and no longer sees, and where it may be. */
export interface CoupeNationKnown {
  card: CoupeNationCard;
  /** positions, and hands: seat-0 */
  places: string[];
  line: Line;
}
