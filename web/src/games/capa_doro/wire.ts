// Written by `python -m tools.types` from the view of the game.
// Do not edit.
import type { Line, Phase, Standing } from '../../wire'

export interface CapaDoroView {
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
  /** "seed", "grow", "act", "beetle", "lose", "customs", "unique", "season", "over" */
  phase: string;
  /** whose turn it is */
  turn: number;
  /** who began */
  first: number;
  /** begun */
  turns: number;
  round: number;
  goal: number;
  /** bales of a plantation that has grown */
  full: number;
  /** 0 before the first turn */
  die: number;
  /** cubes drawn in this turn, beetles last */
  drawn: number[];
  /** the kind of the event of this turn, or "" */
  event: string;
  with_events: boolean;
  events: CapaDoroEventCard[];
  events_left: number;
  /** cubes by colour, beetles last */
  bag: number[];
  tiles_b: number;
  tiles_c: number;
  continents: CapaDoroContinent[];
  players: CapaDoroPlayerView[];
  /** the continent whose market is closed, or "" */
  customs: string;
  customs_seat: number;
  /** the space of the Unique Opportunity tile, or "" */
  unique: string;
  /** in the supply */
  neutrals: number;
  sown: number;
  /** of a turn, at most */
  sowings: number;
  /** attacks to come */
  beetles: number;
  /** bales that the seat to act must give up */
  loss: number;
  /** points more for the next cigar of this turn */
  bonus: number;
  /** B and C tiles that the turn will bring */
  develops: number[];
  /** who has reached the goal; -1 */
  winner: number;
  /** of each player, when the game is over */
  places: number[];
}

export interface CapaDoroEventCard {
  kind: string;
  name: Line;
  /** what it does */
  about: Line;
  /** in the open discard */
  used: number;
  copies: number;
}

export interface CapaDoroContinent {
  /** AS, SA, AF, CA */
  id: string;
  /** O, G, B, Y */
  colour: string;
  name: Line;
  /** of a sowing */
  cost: number;
  rows: CapaDoroRow[];
  market: CapaDoroMarket;
}

export interface CapaDoroRow {
  /** AS-1; its spaces are AS-1-S, AS-1-G and AS-1-H */
  id: string;
  /** Seed, Growth, Harvest */
  spaces: (CapaDoroPlant | null)[];
}

/** A plantation on the board. */
export interface CapaDoroPlant {
  /** "own" (of a player), "neutral" or "unique" */
  kind: string;
  /** -1 for those that belong to nobody */
  seat: number;
  bales: number;
}

/** A track, from the lowest price; bales lie on its highest spaces. */
export interface CapaDoroMarket {
  prices: number[];
  bales: number;
  /** what the next bale costs; -1: there is none */
  buy: number;
  /** what one more brings */
  sell: number;
  /** bales of the colour in the discard */
  discard: number;
  /** by Customs */
  closed: boolean;
  /** in this turn, so that none may be sold (CDO-7.6) */
  bought: boolean;
  sold: boolean;
}

export interface CapaDoroPlayerView {
  money: number;
  points: number;
  /** part of the points: Connoisseur cards */
  bonus: number;
  /** in the supply */
  plantations: number;
  warehouse: number[];
  cigars: CapaDoroCigar[];
  rolled: CapaDoroRolled[];
  /** by sales at the markets, in the whole game */
  earned: number;
  /** on bales */
  spent: number;
}

/** An open tile of a player, and what the warehouse lacks for it. */
export interface CapaDoroCigar {
  /** A01 to C12 */
  id: string;
  letter: string;
  bales: number[];
  points: number;
  money: number;
  missing: number[];
  /** what the missing bales cost at the market now; -1: they cannot all be bought */
  cost: number;
  ready: boolean;
  /** the same as a sentence */
  aid: Line;
}

export interface CapaDoroRolled {
  id: string;
  points: number;
  letter: string;
}
