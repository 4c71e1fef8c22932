/* The wire as docs/protocol.md tells it. */

/** A sentence as data: a key of the texts and its named arguments. */
export interface Say {
  key: string;
  args?: Record<string, Arg>;
}

/** `{seat}`, `{card}`, `{say}`, or one unit with its value (`{equity: 925}`). */
export type ArgObject = { seat: number } | { card: string } | { say: Say } | Record<string, number>;

export type Arg = number | string | Arg[] | ArgObject;

export interface Step {
  label: Say;
  amount: Arg;
  kind: string;
}

/** A number that explains itself: its steps, and what they come to. */
export interface Breakdown {
  title: Say;
  steps: Step[];
  total: Arg;
}

export interface Change {
  what: Say;
  before: Arg;
  after: Arg;
}

export interface Risk {
  what: Say;
  loss?: Say;
}

export interface Preview {
  changes: Change[];
  sums: Breakdown[];
  /** What others may visibly do about it; with what would most likely be lost where a second thought is due. */
  risks?: Risk[];
  /** What I alone would see after it, where a board draws that: the game's own view. */
  then?: unknown;
}

/** A move or an event of some game: which one stands in `type`. */
export interface Typed {
  type: string;
}

export interface Choice<M extends Typed = Typed> {
  move: M;
  label: Say;
  main: boolean;
  preview?: Preview;
  refusal?: Say;
}

export interface Prompt<M extends Typed = Typed> {
  decision: string;
  rule: string;
  sentence: Say;
  detail?: Say | null;
  choices: Choice<M>[];
}

export interface Standing {
  seat: number;
  rank: number;
  score: Arg;
  breakdowns?: Breakdown[];
  titles?: string[];
  out?: boolean;
}

export interface Result {
  headline: Say;
  standings: Standing[];
  /** All won or lost as one. */
  together?: boolean;
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;

export interface GameOption {
  id: string;
  default: OptionValue;
  values?: OptionValue[];
  min?: number;
  max?: number;
  text: string;
  needs?: Record<string, unknown>;
  /** Only where there are so many chairs or more. */
  fromSeats?: number;
  /** Its value is the number of a seat. */
  seat?: boolean;
  table?: boolean;
}

export interface Preset {
  id: string;
  name: string;
  set: Options;
}

export interface GameInfo {
  id: string;
  title: string;
  version: number;
  seats: { min: number; max: number; default: number };
  minutes: { min: number; max: number };
  options: GameOption[];
  presets: Preset[];
  bots: string[];
  /** How many levels can be practised alone. */
  practice?: number;
  /** It has a guided first game. */
  guided?: boolean;
  /** The options of the game that each clock of a table decides. */
  clocks?: Record<string, Options>;
  /** The colour of its cover, where the box tells one. */
  accent?: string;
  /** What the shelf says of it in a line, where the box tells it. */
  feel?: string;
}

/** One idea of a guide, and the places of the board it speaks of, the best to point at first. */
export interface GuideStep {
  id: string;
  at: string[];
}

/** The script of a guided first game; `later` are steps that only a fuller game has a place for. */
export interface Guide {
  opening: { seats: number; seat: number; bots: string[]; options: Options; seed: number };
  steps: GuideStep[];
  later: GuideStep[];
}

export interface Guest {
  id: string;
  name: string;
}

/** Who a bot is. */
export interface BotPersona {
  name: string;
  level: string;
  temperament: string;
}

export interface Chair {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  guest?: string | null;
  name?: string | null;
  /** Somebody else at the guest's screen, with a name of their own. */
  beside?: boolean;
  /** The bot that has the seat or sits in for its person; `level.persona` for one with a character. */
  bot?: string | null;
  persona?: BotPersona | null;
  connected?: boolean;
  away?: boolean;
  /** They are gone, and in so many milliseconds a bot sits in. */
  sitsIn?: number | null;
  /** In so many milliseconds the host may have a bot sit in at once; null while they are here. */
  seatableIn?: number | null;
  /** In so many milliseconds they may lose the seat; null while they are here. */
  removableIn?: number | null;
  /** They gave the seat up or lost it: a bot has it for good. */
  gone?: boolean;
  /** The game is over, and they count as having left it. */
  left?: boolean;
}

export interface Table {
  id: string;
  code: string;
  game: string;
  stage: 'waiting' | 'playing' | 'over' | 'unreadable' | 'stopped';
  host: string;
  /** The guest whom the host has offered the table. */
  offered?: string | null;
  options: Options;
  boxVersion?: number;
  boxChanged?: boolean;
  rulesVersion?: number;
  paused: boolean;
  /** In so many milliseconds anybody who plays may end the pause; null where there is none. */
  resumableIn?: number | null;
  /** Everything is held: somebody asks to take back. */
  asked?: Asked | null;
  /** A guided first game. */
  guided?: boolean;
  /** Whether those who play may ask for advice. */
  coached?: boolean;
  /** Whether the host lets people talk. */
  talk?: boolean;
  /** Who finds it: whoever has its link or code, or everybody in the lobby. */
  door?: 'private' | 'open';
  /** Whether those without a seat may look on. */
  watching?: boolean;
  watchers: number;
  rematch?: string | null;
  /** Where it branched off: another table, after this entry of its journal. */
  origin?: { table: string; number: number } | null;
  seats: Chair[];
  /** Where it is played by days, the clock that runs. */
  clock?: Clock | null;
  /** The hash of what the table promised when it was dealt; none before that, for older games and guided ones. */
  commitment?: string | null;
  /** After the end, what was hashed. */
  revealed?: { seed: string; salt: string; words: string } | null;
  /** It was played elsewhere and brought here as a file. */
  imported?: boolean;
}

/** One of my devices: whether it is this one, and whether it is the one that moves. */
export interface DeviceHere {
  kind: 'computer' | 'phone' | 'tablet';
  here: boolean;
  moves: boolean;
}

/** A seat asks to take its last move back: who must agree, who has, whether something was seen, and the milliseconds after which it stands. */
export interface Asked {
  seat: number;
  must: number[];
  agreed: number[];
  seen: boolean;
  left: number;
}

/** Who I am at a table: my seats (a watcher has none), which of several is in front of this screen (none: the curtain is drawn), those of them that may take a move back, for free or by asking, and my devices. */
export interface You {
  seats: number[];
  front?: number | null;
  host: boolean;
  takeBack: number[];
  askBack: number[];
  /** While somebody asks to go back: how many of the events I was told would stay. */
  stays?: number | null;
  devices?: DeviceHere[];
}

/** A part of the game, and whether it lies behind, here or ahead. */
export interface PathStone {
  id: string;
  state: 'done' | 'now' | 'ahead';
}

/** The way through the phases, and in which round of how many it is, where a game has rounds. */
export interface Path {
  round?: number;
  rounds?: number;
  stones: PathStone[];
}

export interface Call {
  name: string;
  left: number;
}

/** Milliseconds at the moment of sending. */
export interface Clock {
  key: string;
  seats: number[];
  left: number;
  total: number;
  startsIn: number;
  running: boolean;
  calls: Call[];
}

export interface TableFrame {
  type: 'table';
  table: Table;
  you: You;
}

export interface UpdateFrame<V = unknown, O = unknown, M extends Typed = Typed, E extends Typed = Typed> {
  type: 'update';
  table: string;
  n: number;
  events: E[];
  view: V;
  /** The seats the game waits for. */
  owes: number[];
  /** The seats that may move: those who owe, and who may still change, claim or answer something. */
  may: number[];
  path: Path;
  own?: O | null;
  prompt?: Prompt<M> | null;
  clock?: Clock | null;
  result?: Result | null;
  missed?: number;
  /** The steps of the guide that are due for me, in the order of the script. */
  guide?: string[];
  /** Where an event takes something back: the numbers of all events that no longer count. */
  undone?: number[];
}

/** An update that tells what changed since the one before, as a film does, instead of how everything stands. */
export interface ChangesFrame extends Omit<
  UpdateFrame,
  'view' | 'owes' | 'may' | 'path' | 'own' | 'prompt' | 'result'
> {
  /** `[path, value]`, or `[path]` for what is gone. */
  changes: (readonly [path: (string | number)[], value?: unknown])[];
}

/** Only who I am at the table changed. */
export interface YouFrame {
  type: 'you';
  table: string;
  you: You;
}

export interface ClockFrame {
  type: 'clock';
  table: string;
  clock: Clock | null;
}

export interface CallFrame {
  type: 'call';
  table: string;
  key: string;
  name: string;
}

/** Something said: words or a mood, by whom and to whom. Plain text, whatever it looks like. */
export interface TalkLine {
  n: number;
  at: number;
  guest: string;
  name: string;
  side: 'all' | 'players' | 'watchers';
  text?: string;
  mood?: 'nice' | 'what' | 'ouch' | 'really' | 'phew' | 'hurry';
}

export interface TalkFrame {
  type: 'talk';
  table: string;
  /** Said just now; else before. */
  news: boolean;
  lines: TalkLine[];
}

/** From now on nothing more is heard of a table, and why. */
export interface GoneFrame {
  type: 'gone';
  table: string;
  say: Say;
  text: string;
}

export interface HouseFrame {
  type: 'house';
  /** Whether anything is taken at the moment. */
  taking: boolean;
}

/** One of my tables waits for me, is over, or asks me something, and I am not looking at it. */
export interface NoticeFrame {
  type: 'notice';
  kind: 'your-turn' | 'reminder' | 'table-full' | 'game-over' | 'asked-back' | 'test';
  table: string;
  game: string;
  /** What it is about: of one decision somebody is told once. */
  key: string;
  say: Say;
  text: string;
}

export interface ByeFrame {
  type: 'bye';
  say: Say;
  text?: string;
}

export interface WelcomeFrame {
  type: 'welcome';
  guest: Guest | null;
}

/** The answer to `{"ping": n}`: the line is alive. */
export interface PongFrame {
  type: 'pong';
  n: number;
}

/** What an expert would do for a seat, why, and what the next best move would bring. */
export interface Advice<M extends Typed = Typed> {
  move: M;
  /** What stands on its button. */
  label: Say;
  /** One sentence in the game's terms. */
  why: Say;
  /** The same with what it expects. */
  sentence: Say;
  /** How likely it wins, 0 to 1. */
  chance: number;
  next?: M;
  nextLabel?: Say;
  /** What speaks for the next best, if anything does. */
  nextWhy?: Say;
  nextChance?: number;
  /** How much less likely it would win by the next best. */
  better: number;
}

/** A decision that cost much: how much less likely it made winning, and what would have been better. */
export interface Costly {
  when: Say;
  made: Say;
  best: Say;
  why: Say;
  cost: number;
  /** Its place in the journal. */
  entry: number;
}

/** How a finished game went for one seat: what cost it most, the dearest first, and what it had left. */
export interface Review {
  costly: Costly[];
  unspent: Say[];
}

/** Every command is answered once: done, with what it gave, or refused with a sentence. */
export type Answer =
  | {
      type: 'answer';
      id: string;
      ok: true;
      number?: number;
      preview?: Preview;
      advice?: Advice;
      review?: Review;
      table?: string;
    }
  | { type: 'answer'; id: string; ok: false; say: Say; text: string };

export type Frame =
  | TableFrame
  | YouFrame
  | UpdateFrame
  | ChangesFrame
  | ClockFrame
  | CallFrame
  | TalkFrame
  | GoneFrame
  | HouseFrame
  | NoticeFrame
  | ByeFrame
  | WelcomeFrame
  | PongFrame
  | Answer;

export interface Refused {
  say: Say;
  text: string;
}

/** What one entry of a journal changed for one pair of eyes; who did it and the chances are told after the end. */
export interface FilmMoment {
  /** The update they had of it. */
  n: number;
  number?: number;
  /** How long the table had been played, in milliseconds. */
  at: number;
  by?: number;
  events: Typed[];
  /** `[path, value]`, or `[path]` for what is gone. */
  changes: (readonly [path: readonly (string | number)[], value?: unknown])[];
  /** Where something was taken back: all events so far, by their numbers, that no longer counted then. */
  undone?: number[];
  chances?: number[];
}

/** An entry worth seeing: `seat` took the lead, or won or lost most by it. */
export interface Highlight {
  number: number;
  kind: 'lead' | 'swing';
  seat: number;
  change: number;
}

/** A game as one pair of eyes saw it: how it looked when it was dealt, and what changed from moment to moment. */
export interface FilmInfo {
  table: string;
  over: boolean;
  /** Whether it goes on to where the game stands. */
  whole: boolean;
  look: unknown;
  moments: FilmMoment[];
  highlights: Highlight[];
}
