// Written by `python -m tools.types` from the view of the game.
// Do not edit.
import type { Line, Phase, Standing } from '../../wire'

export interface AgeOfChampagneView {
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
  /** the question that is asked, or "over" */
  phase: string;
  /** "draft", "event", "assign", "vineyards", …, "harvest", "season", "over" */
  stage: string;
  /** 0 during the draft */
  round: number;
  rounds: number;
  /** "standard" or "simplified" */
  side: string;
  partnership: boolean;
  tension: boolean;
  steered: boolean;
  event: AgeOfChampagneEvent | null;
  events_left: number;
  /** events of earlier rounds, by kind */
  used: string[];
  offers: AgeOfChampagneOfferView[];
  markets: AgeOfChampagneMarket[];
  spots: AgeOfChampagneSpot[];
  /** participants in turn order; empty during the draft */
  council: number[];
  /** the spots of zone 5 where somebody stands, in the order in which they ship */
  shipping: string[];
  /** what each level scores at the end */
  eco: number[];
  /** empty: they are not limited */
  supply_cubes: number[];
  regions: string[];
  presses: AgeOfChampagnePressLevel[];
  /** by type: what each cube of the grid makes of every shipped cuvee */
  marketing: number[][];
  /** the most cuvees of a cellar */
  cellar: number;
  /** the most cuvees of an oenotheque */
  oenotheque: number;
  /** still wines in a module */
  module: number;
  /** the most modules of a winery */
  modules_each: number;
  /** so many of them are of Age I */
  modules_first: number;
  /** in the supply */
  modules: number;
  /** in the supply */
  tokens: number;
  /** tokens in the open discard */
  thrown: string[];
  bonuses: AgeOfChampagneBonus[];
  /** of points, in the order of ledgers */
  sources: string[];
  /** the first of them that belongs to the final scoring */
  final: number;
  houses: AgeOfChampagneHouse[];
  merchant: AgeOfChampagneMerchant | null;
  /** whose pawn is being resolved; -1 */
  actor: number;
  /** the spot where it stands, or "" */
  resolved: string;
  /** the viewer's, in the draft */
  hand: AgeOfChampagneHeir[];
  /** the viewer's */
  kept: AgeOfChampagneHeir[];
  /** cards of each hand in this round of the draft */
  hand_size: number;
  /** tokens among which the viewer chooses */
  looking: string[];
  /** for the viewer */
  recipes: AgeOfChampagneRecipe[];
  /** for the viewer */
  shipments: AgeOfChampagneShipment[];
  /** of each participant, when the game is over */
  places: number[];
}

export interface AgeOfChampagneEvent {
  /** X01 to X16 */
  id: string;
  kind: string;
  name: Line;
  /** what it does */
  about: Line;
  /** the region or the grape, or "" */
  key: string;
  /** the vineyard that has decided it, or that would; "" */
  key_card: string;
}

/** A column of vineyards. */
export interface AgeOfChampagneOfferView {
  /** Z1.1 … */
  spot: string;
  active: AgeOfChampagneVineyard | null;
  upcoming: AgeOfChampagneVineyard | null;
}

export interface AgeOfChampagneVineyard {
  /** V01 to V36 */
  id: string;
  name: string;
  /** VM, MR, CB, SZ, BA; CV: any */
  region: string;
  grapes: string;
  /** when it is acquired */
  points: number;
  eco: number;
}

export interface AgeOfChampagneMarket {
  /** F, E, I */
  id: string;
  active: AgeOfChampagneOrder | null;
  provisional: AgeOfChampagneOrder | null;
  /** cards, the Provisional one among them */
  stack: number;
  /** on its Active order */
  tokens: number;
  /** those tokens, if the viewer has looked at them */
  known: string[];
}

export interface AgeOfChampagneOrder {
  /** F01 to I17 */
  id: string;
  destination: Line;
  cuvees: string;
  /** with what the event of the round changes */
  value: number;
  printed: number;
  /** "hand", "truck", "boat", "plane" */
  mode: string;
  eco: number;
  /** who has reserved it; -1 */
  seat: number;
  /** by the event of the round */
  stopped: boolean;
}

export interface AgeOfChampagneSpot {
  /** Z2.1 …; Z4.1x is n+1 */
  id: string;
  zone: number;
  /** "none", "points", "eco", "link", "speak-first", "partial" */
  effect: string;
  amount: number;
  /** whose pawn stands there; -1 */
  seat: number;
  /** it is the spare disc */
  disc: boolean;
  /** by High tension */
  blocked: boolean;
}

/** A level of the press, and what reaching it brings. */
export interface AgeOfChampagnePressLevel {
  capacity: number;
  token: boolean;
  points: number;
}

/** A kind of Bonus token. */
export interface AgeOfChampagneBonus {
  /** BP2 … */
  id: string;
  name: Line;
  about: Line;
}

/** Everything a player owns. */
export interface AgeOfChampagneHouse {
  points: number;
  /** level, from 1 */
  eco: number;
  /** what that level scores at the end */
  worth: number;
  /** level, from 1 */
  press: number;
  capacity: number;
  modules: number;
  /** for still wines, in all modules */
  room: number;
  wines: number[];
  cellar: number[];
  oenotheque: number[];
  grid: number[];
  /** Marketing, for each shipped cuvee */
  bonus: number[];
  /** Collaborators in hand */
  pawns: number;
  /** the spare disc lies beside the board */
  disc: boolean;
  /** the order on which it lies, or "" */
  reserved: string;
  tokens: string[];
  /** Land tokens by region */
  land: number[];
  /** vineyards and Land tokens by region */
  held: number[];
  vineyards: AgeOfChampagnePlaced[];
  /** Inheritance cards, when they are open */
  heirs: string[];
  harvest: AgeOfChampagneHarvest;
  /** orders that the cellar could fulfil as it is */
  ready: string[];
  /** points by source */
  ledger: number[];
  /** what the final scoring would add, if the game ended now; empty when it has */
  projected: number[];
}

/** A vineyard of a player, in its column. */
export interface AgeOfChampagnePlaced {
  region: string;
  card: AgeOfChampagneVineyard;
}

/** What the next harvest will bring, as things are. */
export interface AgeOfChampagneHarvest {
  /** produced, as far as the supply goes */
  grapes: number[];
  /** the most the press takes */
  press: number;
  /** in the winery */
  room: number;
  stored: number;
  lost: number;
  /** by the hazard of the round */
  hit: boolean;
}

/** The Wine Merchant. */
export interface AgeOfChampagneMerchant {
  /** his number among the participants */
  seat: number;
  points: number;
  eco: number;
  worth: number;
  cellar: number[];
  /** for each type */
  room: number;
  oenotheque: number[];
  grid: number[];
  bonus: number[];
  pawns: number;
  /** in zone 5, or "" */
  spot: string;
  /** what he would ship from there, as things are */
  aims: AgeOfChampagneAim[];
  ledger: number[];
  projected: number[];
}

/** An order that the Wine Merchant would ship. */
export interface AgeOfChampagneAim {
  order: string;
  points: number;
  /** without a cuvee that he lacks */
  part: boolean;
}

/** An Inheritance card. */
export interface AgeOfChampagneHeir {
  /** H01 to H12 */
  id: string;
  about: Line;
  stars: number;
}

export interface AgeOfChampagneRecipe {
  /** B1, N1 … T6 */
  id: string;
  wines: string;
  cuvee: string;
  /** how often it can be drawn now */
  times: number;
}

/** What an order would bring the viewer, if it could be shipped now. */
export interface AgeOfChampagneShipment {
  order: string;
  /** with Marketing */
  points: number;
  /** of these: Marketing */
  bonus: number;
  /** cuvees */
  missing: string;
  /** nothing is missing, and nobody forbids it */
  ready: boolean;
}
