// Written by `python -m tools.types` from src/tablee/server/messages.py and the HTTP API.
// Do not edit.
export const LONGEST_MESSAGE = 16384;
export const LONGEST_WORDS = 500;

/** A table with a secret of its own. The server is bound to the secret before anybody adds random bytes: whoever sits down at once adds theirs with `nonce` when the commitment is known. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string | string[]>;
  bots?: string[];
  /** seats the host takes at once; several: one device */
  sit?: number[];
  /** of those seats; else the host's own */
  names?: string[];
  join?: "anyone" | "invited";
  watch?: "anyone" | "invited" | "nobody";
  clock?: Clock;
  chat?: boolean;
}

/** How long a seat may think. `move`: seconds for each decision; `bank`: seconds for the whole game and an increment for each decision; `days`: days for each decision. */
export interface Clock {
  kind?: "bank" | "days" | "move" | "none";
  amount?: number;
  increment?: number;
}

/** Take a seat before the game begins; any free one if none is named. On one's own seat, `name` renames. */
export interface Sit {
  t: "sit";
  seat?: number | null;
  /** for several people at one device */
  name?: string | null;
  /** as with `nonce` */
  nonce?: string;
  /** chosen by the sender */
  id: string;
}

/** Add one's own random bytes to the cards to come, or others in their place; every person seated must, once for all their seats. They are shown to nobody before the game is over. */
export interface Nonce {
  t: "nonce";
  /** own random bytes in hexadecimal */
  nonce: string;
  /** chosen by the sender */
  id: string;
}

/** The host gives a free seat to a bot. */
export interface SitBot {
  t: "sit-bot";
  seat: number;
  level: string;
  /** chosen by the sender */
  id: string;
}

/** Leave one's seats before the game begins. */
export interface Leave {
  t: "leave";
  /** chosen by the sender */
  id: string;
}

/** The host empties a seat before the game begins; with `ban` whoever sat there may not come back. */
export interface Free {
  t: "free";
  seat: number;
  ban?: boolean;
  /** chosen by the sender */
  id: string;
}

/** The host bans somebody: no seat, no watching, no chat at this table. Seats of a running game stay. */
export interface Ban {
  t: "ban";
  person: string;
  ban?: boolean;
  /** chosen by the sender */
  id: string;
}

/** The host begins the game; every seat must be taken, and every person seated have added random bytes. */
export interface Start {
  t: "start";
  /** chosen by the sender */
  id: string;
}

export interface Move {
  t: "move";
  /** in notation: one step, or all steps of a move */
  text: string;
  /** needed only by whoever holds several seats */
  seat?: number | null;
  /** the seat's counter when the sender decided: a move meant for an earlier question is refused */
  n?: number;
  /** chosen by the sender */
  id: string;
}

/** Take back one's last choice: at once while it is free, otherwise everybody is asked. */
export interface Undo {
  t: "undo";
  seat?: number | null;
  /** chosen by the sender */
  id: string;
}

/** Ask everybody: to stop the game, or to let a bot play for somebody who is away. */
export interface Propose {
  t: "propose";
  what: "replace" | "stop";
  /** whom to replace */
  other?: number | null;
  seat?: number | null;
  /** chosen by the sender */
  id: string;
}

/** Agree to what is proposed, or not. Whoever proposed it takes it back with `yes: false`. */
export interface Answer {
  t: "answer";
  yes: boolean;
  seat?: number | null;
  /** the counter of the seat one looks through: an answer to an earlier proposal is refused */
  n?: number;
  /** chosen by the sender */
  id: string;
}

export interface Resign {
  t: "resign";
  seat?: number | null;
  /** chosen by the sender */
  id: string;
}

/** Take one's seat back from the bot that kept it. */
export interface Return {
  t: "return";
  seat?: number | null;
  /** chosen by the sender */
  id: string;
}

/** Open the next table for the same people, with new cards, and sit down at it. */
export interface Rematch {
  t: "rematch";
  /** chosen by the sender */
  id: string;
}

/** The host makes somebody else seated here the host. */
export interface HandOver {
  t: "hand-over";
  person: string;
  /** chosen by the sender */
  id: string;
}

export interface Say {
  t: "say";
  text: string;
  /** chosen by the sender */
  id: string;
}

/** The host lets somebody's chat be heard by nobody at this table, or lets it be heard again. */
export interface Hush {
  t: "hush";
  person: string;
  hush?: boolean;
  /** chosen by the sender */
  id: string;
}

/** Let the bots of this table take less time to answer, or their usual time; both are fixed for each level. */
export interface Hurry {
  t: "hurry";
  quick?: boolean;
  /** chosen by the sender */
  id: string;
}

/** Remove a chat line: one's own, or as the host anybody's. */
export interface Unsay {
  t: "unsay";
  line: number;
  /** chosen by the sender */
  id: string;
}

/** Show me the table through this viewer's eyes. `n` and `edition`: what I already have. */
export interface Look {
  t: "look";
  /** a seat, or -1 for a spectator */
  viewer?: number;
  n?: number;
  edition?: string;
}

/** A person has looked at everything up to here: what comes after is told when they come back. */
export interface Saw {
  t: "saw";
  n: number;
}

/** What would my choices bring? Asked once for each question; `n` is the counter at which it was put. */
export interface AskEffects {
  t: "effects";
  n: number;
}

/** What can be added to these pieces of a set that I have chosen? */
export interface AskFits {
  t: "fits";
  n: number;
  chosen: string[];
}

/** I touched a piece that none of my choices names: what did that mean, and why can it not be done? */
export interface Touch {
  t: "touch";
  /** chosen by the sender */
  id: string;
  piece: string;
}

export interface Ping {
  t: "ping";
}

export type TableAct =
  | Sit
  | Nonce
  | SitBot
  | Leave
  | Free
  | Ban
  | Start
  | Move
  | Undo
  | Propose
  | Answer
  | Resign
  | Return
  | Rematch
  | HandOver
  | Say
  | Hush
  | Hurry
  | Unsay;

export type ClientMessage =
  | TableAct
  | Look
  | Saw
  | AskEffects
  | AskFits
  | Touch
  | Ping;

export interface Snapshot {
  t: "snapshot";
  n: number;
  /** of the program: two editions may show the same thing differently */
  edition: string;
  scene: Scene;
  /** the last lines */
  log: Told[];
  /** how many lines came before those */
  earlier: number;
  /** what happened since this person last looked */
  since: Told[];
  /** the server's clock */
  now: number;
}

/** Everything one viewer sees. */
export interface Scene {
  viewer: number;
  table: TableInfo;
  /** the game's own view of the position; null before it begins */
  view: GameView | null;
  /** only for a seat that is asked */
  choices: Choice[];
  /** what it may choose in any order */
  picks: Picks | null;
  undo: TakeBack | null;
  /** when the game is over: where the points come from */
  sheet: ScoreLine[][];
  /** the view as zones and pieces, for clients that asked for it */
  layout: Layout | null;
  together: number[];
  /** the viewer has chosen with others, and may change it until all have */
  answered: boolean;
}

/** What everybody at the table may know about it. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, unknown>;
  status: "abandoned" | "finished" | "playing" | "stopped" | "waiting";
  /** person */
  host: string;
  seats: SeatInfo[];
  join: "anyone" | "invited";
  watch: "anyone" | "invited" | "nobody";
  chat: boolean;
  clock: ClockInfo;
  /** to the secret the cards come from, before anybody could know them; empty if it is branched */
  commitment: string;
  created: number;
  proposal: Proposal | null;
  /** points, when the game is over */
  result: number[];
  won: number[];
  /** the next table */
  rematch: string;
  /** bots take less time to answer */
  quick: boolean;
  branched: BranchInfo | null;
  /** a rematch: it begins by itself when those who played before have sat down */
  again: boolean;
  /** names of participants without a seat; their numbers follow those of the seats */
  automata: Line[];
  /** all who play here have lost their seats: the bots wait until somebody comes back */
  deserted: boolean;
}

export interface SeatInfo {
  /** empty: the seat is free */
  name: string;
  /** empty: nobody, or a bot from the start */
  person: string;
  /** who plays: a bot's level, or empty */
  bot: string;
  /** kept for the person, who has not sat down yet */
  reserved: boolean;
  resigned: boolean;
  /** a bot, or somebody who has added random bytes to the cards */
  ready: boolean;
  /** when a bot took over for the person; 0: it did not */
  since: number;
  /** if a bot plays: which of the bots' names it has (`bot-name`) */
  bot_name: number;
}

export interface ClockInfo {
  kind: "bank" | "days" | "move" | "none";
  amount: number;
  increment: number;
  /** by seat: milliseconds it had, or would have, when the present question was put */
  left: number[];
  /** when it was put: milliseconds of the server's clock */
  since: number;
  /** seats whose time runs */
  running: number[];
}

export interface Proposal {
  what: "replace" | "stop" | "undo";
  /** who asks */
  seat: number;
  /** whom to replace; -1 */
  other: number;
  /** seats */
  agreed: number[];
  waits_for: number[];
}

/** A table that goes on from the middle of a game that is over, with the same cards to come. */
export interface BranchInfo {
  /** where the cards were first dealt; empty: at no table */
  table: string;
  /** how many moves had been made there */
  move: number;
}

/** One sentence to be. An argument called `seat`, or ending in `_seat`, is a seat and is shown as its player's name; one that is a line itself is put into words first. With `seat` comes `who`, with `owner_seat` comes `owner_who`: "you" if the reader sits there, else "other". `touches` names the pieces it speaks of, so that a log can point at the board. `instead`: in a log, it says what the line before it said, too, and is shown instead of it. */
export interface Line {
  key: string;
  args?: Record<string, number | string | Line>;
  touches?: string[];
  instead?: boolean;
}

/** One legal move, as the seat to act is offered it. */
export interface Choice {
  action: number;
  /** notation */
  text: string;
  /** pieces or places it can be made by */
  touches: string[];
  /** long lists are grouped the way the board is */
  group: string;
  /** false: the move has further steps; before the last nobody notices, and it can be changed */
  whole: boolean;
  /** in words; None: as it is written */
  label: Line | null;
}

/** The next steps of a move are a set of pieces, so their order means nothing. Whoever shows them lets people choose in any order, adds up what the pieces count, and sends the set when it is complete; which pieces go with those that are chosen already, the game says. */
export interface Picks {
  /** pieces that may be added now */
  choices: Choice[];
  /** what each of them counts */
  amounts: number[];
  /** the set is complete when its pieces count so much; 0: any set is */
  need: number;
  /** the argument of lines that says how much of that is left; if any set is, how much is chosen; "": none */
  counts: string;
  /** the whole move, in words: what the last piece of the set does */
  label: Line | null;
  /** why a piece that is not among the choices cannot be added, and by which rule */
  misfit: Line;
  clause: string;
  /** pieces may be added to a complete set; this ends it. None: the last piece does */
  ends: Choice | null;
}

/** What a seat could take back now, as far as it can tell: unseen steps of others do not show. */
export interface TakeBack {
  /** that the seat has seen; 0: nothing to take back */
  steps: number;
  /** nobody has learned anything since; otherwise all people seated must agree */
  free: boolean;
  /** by the rules of the game, if all agree */
  allowed: boolean;
  /** how many of the steps are moves of others */
  others: number;
}

/** Where some points of a participant come from. */
export interface ScoreLine {
  source: Line;
  points: number;
}

/** All zones, in the order in which they are read: own ones, shared ones, those of others. */
export interface Layout {
  zones?: Zone[];
  accent?: "" | "blue" | "brown" | "green" | "ochre" | "plum" | "slate";
}

/** A part of the table. `held`: what the viewer holds; it stands on the rack, nearest and largest. */
export interface Zone {
  id: string;
  kind: "grid" | "list" | "row" | "stack" | "table" | "track";
  name: Line;
  /** a few words under the title */
  note?: Line | null;
  places?: Place[];
  /** a seat; -1: everybody's */
  owner?: number;
  held?: boolean;
  /** of a row */
  falls?: boolean;
  /** of a grid; 0: as many as fit, because they mean nothing */
  columns?: number;
  /** of a grid with columns: a pyramid. Its first row is one place, each row has one more */
  tapers?: boolean;
  /** of a table: one above each column of cells */
  heads?: (number | string | Line)[];
}

/** Where pieces lie. An empty place is an outline. */
export interface Place {
  /** as in `touches`, `Mark.place` and `Beat` */
  id?: string;
  /** under or beside it; of a track: the field's number */
  name?: Line | null;
  pieces?: Piece[];
  /** a numeral beside the pieces: what they are worth, how many there are */
  value?: number | string | Line | null;
  /** a few words beneath the name: what the place brings, or why it is closed */
  note?: Line | null;
  /** in a zone of everybody: whose place it is, such as in a trick; it gets that player's emblem */
  owner?: number;
  /** of an empty place that waits for pieces of this colour */
  colour?: "" | "B" | "G" | "K" | "O" | "R" | "V" | "W" | "Y";
  /** nothing can be done here now */
  closed?: boolean;
  /** of a table: one under each head */
  cells?: (number | string | Line)[];
}

/** A card or a token. Pieces of which nobody can tell one from another, such as the cards of a pile, are one piece with a `count`. */
export interface Piece {
  /** as in `touches`; "": it cannot be touched */
  id?: string;
  /** in words: "white 9"; of a back: "a card" */
  name: Line;
  /** what is printed large on it: a numeral, or a few letters */
  face?: string;
  shape?: "bar" | "card" | "cube" | "disc" | "drop" | "hex" | "house" | "pawn";
  colour?: "" | "B" | "G" | "K" | "O" | "R" | "V" | "W" | "Y";
  /** of a piece in a player's colour, instead of `colour` */
  seat?: number;
  /** two words at most */
  badge?: Line | null;
  /** printed small on a card: what it costs or brings */
  needs?: Line[];
  facing?: "down" | "up";
  count?: number;
  /** it no longer counts: drawn struck through */
  off?: boolean;
}

/** A line of the log, with the viewer's counter when it was told. */
export interface Told {
  n: number;
  line: Line;
}

/** The difference between two scenes of this viewer, and what it is told. `ack`: the act of yours that did it. */
export interface Update {
  t: "update";
  n: number;
  changes: [(string | number)[], unknown][];
  log: Line[];
  /** what moves from where to where, in order */
  beats: Beat[];
  ack: string;
}

/** A piece that moves from one place to another while a move is carried out: boards show it in this order. */
export interface Beat {
  /** what the viewer sees of it, as in `touches`; "": its back */
  face: string;
  /** the place it leaves; "": it was not on the table */
  source: string;
  /** the place it comes to; "": it leaves the table */
  target: string;
}

/** You have everything. */
export interface Current {
  t: "current";
  n: number;
  now: number;
}

/** Your act is done, and kept; or was done before. `table`: the new table of a rematch. */
export interface Ack {
  t: "ack";
  id: string;
  n: number;
  table: string;
}

/** Your act was not done, and why. */
export interface Refused {
  t: "refused";
  id: string;
  line: Line;
  clause: string;
  legal: string[];
}

/** What each choice would bring, by its notation; by "": what the set at hand does when it is complete. Empty if the table has moved on since `n`. */
export interface Effects {
  t: "effects";
  n: number;
  effects: Record<string, Effect>;
}

/** What a choice would bring, as far as the seat may know: in words, and at the places where it would show. */
export interface Effect {
  lines: Line[];
  marks: Mark[];
  /** so much depends on it that people are asked again */
  costly: boolean;
}

/** What a choice would change at one place: boards draw it there. */
export interface Mark {
  /** a piece or place, as in `touches`; "": the seat. After a stroke, a detail for boards that draw it */
  place: string;
  kind: "blocked" | "gain" | "goes" | "loss";
  amount: number;
  /** whose gain or loss; -1: nobody's in particular */
  seat: number;
}

/** What can be added to the pieces that were chosen; null if the table has moved on since `n`. */
export interface Fits {
  t: "fits";
  n: number;
  chosen: string[];
  picks: Picks | null;
}

export interface Said {
  t: "said";
  line: number;
  person: string;
  name: string;
  seat: number;
  text: string;
  at: number;
}

export interface Unsaid {
  t: "unsaid";
  line: number;
}

/** Who is here now: seats whose people are connected, and how many watch. */
export interface Presence {
  t: "presence";
  seats: number[];
  watching: number;
}

/** On the socket of a person: something has changed at their tables; they ask for the list again. */
export interface News {
  t: "news";
  now: number;
}

export interface Pong {
  t: "pong";
  now: number;
}

/** A message could not be understood or was too much; nothing was done. */
export interface Trouble {
  t: "trouble";
  line: Line;
}

/** The server closes this socket; come back after so many seconds, or never (-1). */
export interface Bye {
  t: "bye";
  line: Line;
  back: number;
}

/** What one viewer sees of one position. Each game extends it with its board. */
export interface View {
  /** a seat, or SPECTATOR */
  viewer: number;
  seats: number;
  /** -1 when the game is over */
  to_act: number;
  over: boolean;
  /** who must do what, as a sentence to be */
  prompt: Line;
  /** of participants; filled when the game is over */
  scores: number[];
  /** how far the seat to act is in what it is asked: done, of how many; empty: no count */
  pips: number[];
  /** the steps of the viewer's own unfinished move, in notation */
  begun: string[];
  /** where the game stands, in a word or two: the round */
  heading: Line | null;
  /** of a round, or of a turn */
  phases: Phase[];
  /** what is left in the pool or the pile */
  supply: Line | null;
  /** of each participant */
  standings: Standing[];
}

/** A part of a round or of a turn. */
export interface Phase {
  name: Line;
  when: "next" | "now" | "was";
}

/** The number by which one compares the players, and a few words beside it. */
export interface Standing {
  main: number;
  more: Line | null;
}

export type ServerMessage =
  | Snapshot
  | Update
  | Current
  | Ack
  | Refused
  | Effects
  | Fits
  | Said
  | Unsaid
  | Presence
  | News
  | Pong
  | Trouble
  | Bye;

export type GameView = View;

export interface Me {
  /** empty: not known yet */
  person: string;
  name: string;
  mutes: string[];
}

export interface WithName {
  name: string;
}

/** For another device: it works once, until `expires`. */
export interface DeviceLink {
  token: string;
  expires: number;
}

export interface CreditsInfo {
  designers: string[];
  publisher: string;
  year: number;
}

export interface GameInfo {
  id: string;
  title: string;
  credits: CreditsInfo;
  seats_min: number;
  seats_max: number;
  /** version */
  rules: number;
  /** levels */
  bots: string[];
  /** no chat while a game runs */
  silent: boolean;
  cooperative: boolean;
  /** JSON Schema */
  options: Record<string, unknown>;
}

export interface OpenedTable {
  id: string;
  invite: string;
  commitment: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  status: "abandoned" | "finished" | "playing" | "stopped" | "waiting";
  created: number;
  seats: SeatInfo[];
  clock: ClockInfo;
  yours: number[];
  /** seats that have something to choose; empty unless one may look on */
  asked: number[];
  /** points, when the game is over */
  result: number[];
  won: number[];
  /** it goes on from the middle of another game */
  branched: BranchInfo | null;
  /** names of participants without a seat */
  automata: Line[];
  /** the bots wait until somebody comes back */
  deserted: boolean;
}

/** A table for somebody who may come in. */
export interface TableDetails {
  table: TableInfo;
  yours: number[];
  may_watch: boolean;
  may_join: boolean;
  /** for those who sit here: to pass on */
  invite: string;
}

/** A record from somebody's disk. `name`: of the file, for sentences about it. */
export interface RecordFile {
  record: string;
  /** a seat, or -1 for a spectator */
  viewer: number;
  name: string;
}

/** A table that goes on from a position in a record from somebody's disk. */
export interface RecordBranch {
  /** how many steps of the replay come before */
  move: number;
  seat: number;
  /** of the bots */
  level: string;
  record: string;
  name: string;
}

export interface LogPage {
  n: number;
  lines: Told[];
  /** how many lines came before these: the number of the first one, counted from 0 */
  earlier: number;
}

export interface Invitation {
  invite: string;
}

/** The listener in the local network, as somebody at this machine may know it. */
export interface LanInfo {
  /** whether it can be opened and closed by a button */
  possible: boolean;
  open: boolean;
  /** such as http://192.168.1.20:8080 */
  addresses: string[];
}

/** What a client needs to know about this server. */
export interface ServerInfo {
  version: string;
  edition: string;
  /** the engine */
  compiled: boolean;
  /** it is not */
  why: string;
  /** the key subscriptions are made for; empty: no Web Push */
  push: string;
  /** whether people may give an address */
  mail: boolean;
  /** whether the caller sits at the machine that serves */
  local: boolean;
  lan: LanInfo;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** A browser, as it makes itself known to be called. */
export interface PushDevice {
  endpoint: string;
  keys: PushKeys;
  language: "en" | "fr";
}

export interface PushEndpoint {
  endpoint: string;
}

export interface MailWish {
  address: string;
  language: "en" | "fr";
}

export interface MailInfo {
  /** empty: none */
  address: string;
  confirmed: boolean;
}

/** A game move by move through one pair of eyes. Moves that were taken back are not told. */
export interface Replay {
  /** of the game */
  title: string;
  table: TableInfo;
  viewer: number;
  checks: Check[];
  /** the view of the first position */
  first: unknown;
  /** at the first position */
  scores: number[];
  steps: ReplayStep[];
  /** where the points come from, if it is over */
  sheet: ScoreLine[][];
  /** of the first position, for clients that asked for it */
  layout: Layout | null;
}

/** Something about a record that can be proved. */
export interface Check {
  /** null: nothing was promised about it */
  ok: boolean | null;
  line: Line;
}

/** One move, or something the table did, and what it changed for whoever looks. */
export interface ReplayStep {
  /** whose doing it is; -1: the table's own */
  seat: number;
  /** in notation; empty: not a move */
  text: string;
  /** nothing was there to choose */
  forced: boolean;
  /** what whoever looks was told */
  lines: Line[];
  /** what moves from where to where, in order */
  beats: Beat[];
  /** as in an update */
  changes: [(string | number)[], unknown][];
  /** what each participant would have if it ended here */
  scores: number[];
  /** after the step, for clients that asked for it */
  layout: Layout | null;
  /** why a bot made this move, if the game is over and the bot can say */
  reason: Line | null;
}

export interface Hindsight {
  /** null: nothing was found, or there is nothing to look for */
  missed: MissedWin | null;
}

/** How a game that all have lost together could still have been won, with the cards as they lay. */
export interface MissedWin {
  /** the position of the replay with which it begins: so many steps lead to it */
  at: number;
  /** where the game stood then ("Turn 24") */
  heading: Line | null;
  moves: MissedMove[];
}

/** A move of a line of play that would have won, all its steps together. */
export interface MissedMove {
  seat: number;
  /** in notation */
  text: string;
  /** what whoever makes it is told */
  lines: Line[];
}

/** A table that goes on from a position of a game that is over: one sits at one seat, bots everywhere else. The same cards come as came there. */
export interface BranchWish {
  /** how many steps of the replay come before */
  move: number;
  seat: number;
  /** of the bots */
  level: string;
}

/** How one has done at a game. Games on several seats count as played and finished, not as won or lost; games that went on from the middle of another do not count. */
export interface GameStatistics {
  game: string;
  played: number;
  finished: number;
  won: number;
  /** points; null: none was played to its end on one seat */
  best: number | null;
  /** on average */
  place: number | null;
  by_seats: SeatStatistics[];
}

/** Games of one kind with so many seats. */
export interface SeatStatistics {
  seats: number;
  played: number;
  finished: number;
  won: number;
  /** points; null: none was played to its end on one seat */
  best: number | null;
  /** on average */
  place: number | null;
}

/** Why a request was not carried out: as a line for whoever has the words, and in words. */
export interface Problem {
  line: Line;
  text: string;
}
