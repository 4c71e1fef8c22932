import type { ClockCall, Connection, GameBoard, Happening, Play, RunningClock } from '../games/board';
import { Guide } from '../learn/guide.svelte';
import { Hint } from '../learn/hint.svelte';
import type { History } from '../film/history.svelte';
import { People } from '../attendance/people.svelte';
import { SharedScreen } from '../hotseat/screen.svelte';
import { mine, reducedMotion } from '../prefs/mine.svelte';
import { playSound } from '../sound/play';
import type { SoundName } from '../sound/sounds';
import { sitter } from '../table/bots';
import { seating } from '../table/seating';
import { Talk } from '../talk/talk.svelte';
import { takenBack } from '../undo/asked';
import { TakingBack } from '../undo/takingBack';
import type { Words } from '../texts/words';
import type {
  Answer,
  CallFrame,
  ClockFrame,
  Guide as Script,
  Path,
  Preview,
  Prompt,
  Refused,
  Result,
  Review,
  Say,
  Table,
  TableFrame,
  TalkFrame,
  Typed,
  UpdateFrame,
  YouFrame,
  You,
} from '../wire/types';
import type { Command, Follower, Wire } from '../wire/wire.svelte';
import { running } from './clock';
import { heard, type Missed } from './history';
import { Skipping } from './skipping.svelte';

type Hearer = (batch: Happening[], before: unknown, after: unknown) => void;

/** What a table needs besides the wire: its board, its box and its words. */
export interface Equipment {
  board: GameBoard;
  box: unknown;
  words: Words;
  title: string;
  bots: string[];
  /** The script of a guided game. */
  guide?: Script | null;
}

/** Why a move was refused, and for which decision it was meant. */
export interface Refusal extends Refused {
  move: Typed;
  decision: string | undefined;
}

const REFUSAL_SHOWN = 7000;
/** So long after the house did not take it the curtain is drawn again. */
const DRAWN_AGAIN = 1000;
/** The answer to what was not even sent: nothing waits unseen for a line to come back. */
const NOT_SENT: Answer = { type: 'answer', id: '', ok: false, say: { key: 'client.not-sent' }, text: '' };
/** The answer to what another device of mine would have to send. */
const ELSEWHERE: Answer = { type: 'answer', id: '', ok: false, say: { key: 'device.other' }, text: '' };
/** The answer to a question that is no longer asked. */
const SUPERSEDED: Refused = { say: { key: 'client.superseded' }, text: '' };

/** A table as this person sees it, kept up to date by the wire. */
export class LiveTable implements Play, Follower {
  readonly id: string;
  readonly #wire: Wire;
  #table = $state.raw<Table | null>(null);
  you = $state.raw<You>({ seats: [], host: false, takeBack: [], askBack: [] });
  view = $state.raw<unknown>(null);
  own = $state.raw<unknown>(null);
  owes = $state.raw<readonly number[]>([]);
  may = $state.raw<readonly number[]>([]);
  path = $state.raw<Path | null>(null);
  #prompt = $state.raw<Prompt | null>(null);
  clock = $state.raw<RunningClock | null>(null);
  call = $state.raw<ClockCall | null>(null);
  result = $state.raw<Result | null>(null);
  events = $state.raw<Happening[]>([]);
  refused = $state.raw<Refusal | null>(null);
  /** A command about the table itself was refused. */
  notice = $state.raw<Refused | null>(null);
  missed = $state.raw<Missed | null>(null);
  /** The table cannot be opened, and why. */
  closed = $state.raw<Refused | null>(null);
  holding = $state(false);
  /** I look back; null: I see the table as it is. */
  past = $state.raw<History | null>(null);
  /** When it was last heard of, in performance.now(). */
  heardAt = 0;
  /** Hears every update as it is. */
  record: ((frame: UpdateFrame) => void) | null = null;
  /** The result lies over the board. */
  ended = $state(false);
  /** The section at which the rules are open. */
  rules = $state<string | null>(null);
  /** The card at which all cards are open; '' where at none. */
  cards = $state<string | null>(null);
  peeked: string | null = null;
  #equipment = $state.raw<Equipment | null>(null);
  /** The guide of a first game, where this is one and I am who learns; or what is left to tell after it. */
  guide = $state.raw<Guide | null>(null);
  #due: readonly string[] = [];
  readonly hint: Hint;
  readonly back: TakingBack;
  /** The events that no longer count, by their ids. */
  undone = $state.raw<ReadonlySet<number>>(takenBack([]));
  /** While somebody asks to take back: when it stands, on the scale of `performance.now()`, and how long that was at first. */
  askedUntil = 0;
  askedFor = 0;
  /** The way to my next decision, while only bots act. */
  readonly skipping: Skipping;
  /** What people say here. */
  readonly talk: Talk;
  /** Who is gone, who leaves and who hands the table over. */
  readonly people: People;
  /** Where several people sit at this screen: who is in front of it. */
  readonly screen: SharedScreen;

  /** The curtain falls, and the house does not know it yet: what it still tells is for nobody's eyes. */
  #drawing = false;
  /** Who comes to the front with the next update. */
  #coming: You | null = null;
  #n = $state(0);
  #underWay = $state(0);
  #nextEvent = 1;
  #calls = 0;
  #hearers: Hearer[] = [];
  /** What the game calls its seats, in one word for all: they hardly ever change, and every sentence hangs on them. */
  readonly #named: string = $derived(
    (this.equipment?.board.seatNames?.(this.equipment.box, this.view) ?? []).join('\n'),
  );
  readonly #names: readonly string[] = $derived(this.#named.split('\n'));
  #asked = 0;
  #refusalTimer?: ReturnType<typeof setTimeout>;

  constructor(id: string, wire: Wire) {
    this.id = id;
    this.#wire = wire;
    this.hint = new Hint(this);
    this.back = new TakingBack(this);
    this.skipping = new Skipping(this);
    this.talk = new Talk(this, (command) =>
      wire.down ? Promise.resolve(NOT_SENT) : wire.send({ table: id, ...command }),
    );
    this.people = new People(this);
    this.screen = new SharedScreen(this);
  }

  /** Opens the table; returns how to leave it. */
  open(): () => void {
    return this.#wire.follow(this.id, this);
  }

  get opened(): boolean {
    return this.#table !== null;
  }
  get table(): Table {
    if (!this.#table) throw new Error('the table is not open yet');
    return this.#table;
  }
  /** What I am asked; who gave the chair up, or lost it, has nothing to choose. */
  get prompt(): Prompt | null {
    return this.#promptOfMine;
  }
  set prompt(prompt: Prompt | null) {
    this.#prompt = prompt;
  }
  readonly #promptOfMine = $derived.by(() => {
    const gone = this.seat !== null && this.#table?.seats[this.seat]?.gone;
    return gone && this.#prompt ? { ...this.#prompt, choices: [] } : this.#prompt;
  });
  get seat(): number | null {
    const { seats, front } = this.you;
    if (seats.length > 1 && this.#table?.stage !== 'waiting') return front ?? null;
    return seats[0] ?? null;
  }
  get order(): number[] {
    return seating(this.table.seats.length, this.seat);
  }
  get box(): unknown {
    return this.#equipped.box;
  }
  get words(): Words {
    return this.#equipped.words;
  }
  get board(): GameBoard {
    return this.#equipped.board;
  }
  get #equipped(): Equipment {
    if (!this.equipment) throw new Error('the board is not loaded yet');
    return this.equipment;
  }
  get equipment(): Equipment | null {
    return this.#equipment;
  }
  set equipment(equipment: Equipment | null) {
    this.#equipment = equipment;
    if (!equipment?.guide || this.seat === null) return;
    const { guided, game } = this.table;
    if (!guided && equipment.guide.later.length === 0) return;
    this.guide ??= new Guide(guided ? this.id : game, equipment.guide, (key) => equipment.words.has(key), guided);
    this.guide.due(this.#due);
  }
  get title(): string {
    return this.equipment?.title ?? '';
  }
  /** The bots this game can be played with, the strongest last. */
  get bots(): string[] {
    return this.equipment?.bots ?? [];
  }
  get prefs() {
    return mine;
  }
  get reducedMotion(): boolean {
    return reducedMotion();
  }
  get connection(): Connection {
    return this.#wire.connection;
  }
  /** Whether the house takes moves at the moment. */
  get taking(): boolean {
    return this.#wire.taking;
  }
  /** Another device of mine moves here: on this one I watch. */
  get elsewhere(): boolean {
    const here = this.you.devices?.find((device) => device.here);
    return this.you.seats.length > 0 && here?.moves === false && !this.result;
  }
  /** Whatever were done now would not arrive, or not be taken from here. */
  get frozen(): boolean {
    return this.connection !== 'live' || !this.taking || this.elsewhere;
  }
  get update(): number {
    return this.#n;
  }
  get sending(): boolean {
    return this.#underWay > 0;
  }
  get myTurn(): boolean {
    return this.seat !== null && (this.prompt?.choices.length ?? 0) > 0;
  }

  name(seat: number): string {
    return this.#names[seat] || sitter(this.table, seat);
  }

  async send(move: Typed, forMe = false): Promise<Answer> {
    this.#forgetRefusal();
    const way = forMe ? this.skipping.reel : null;
    this.skipping.close();
    this.#underWay++;
    const decision = this.prompt?.decision;
    const n = this.#n;
    const answer = this.frozen
      ? this.connection === 'live' && this.elsewhere
        ? ELSEWHERE
        : NOT_SENT
      : await this.#wire.send({ do: 'move', table: this.id, seat: this.seat, decision, move });
    this.#underWay--;
    if (answer.ok) {
      this.guide?.acted(this.#n !== n);
      this.hint.acted();
      this.people.acted();
      this.screen.acted();
      if (way) void this.skipping.goOn(way);
    } else {
      this.#forgetRefusal();
      this.refused = { say: answer.say, text: answer.text, move, decision };
      this.playSound('refused');
      this.#refusalTimer = setTimeout(() => (this.refused = null), REFUSAL_SHOWN);
    }
    return answer;
  }

  async preview(move: Typed): Promise<Preview | Refused> {
    const asked = ++this.#asked;
    // What lies under the finger changes faster than it is worth asking for.
    await new Promise((resolve) => setTimeout(resolve, 70));
    if (asked !== this.#asked) return SUPERSEDED;
    const n = this.#n;
    const answer = await this.#wire.send({ do: 'preview', table: this.id, seat: this.seat, move }, false);
    // What it says was true of a table that is no longer.
    if (asked !== this.#asked || n !== this.#n) return SUPERSEDED;
    if (!answer.ok) return { say: answer.say, text: answer.text };
    return answer.preview ?? { changes: [], sums: [] };
  }

  /** What an expert would have done instead of an entry of a finished game, on the seat that made it. */
  hindsight(seat: number, entry: number): Promise<Answer> {
    return this.#wire.send({ do: 'hindsight', table: this.id, seat, entry }, false, true);
  }

  /** Steps back from the table as it is, to what I saw before. */
  async lookBack(): Promise<void> {
    if (this.past || this.record) return;
    const { lookBack } = await import('../film/history.svelte');
    await lookBack(this, this.#wire);
  }

  advise(): Promise<Answer> {
    return this.#wire.send({ do: 'advise', table: this.id, seat: this.seat }, false, true);
  }

  /** How the finished game went for a seat, mine if nothing else is said; null where nobody can say. */
  async review(seat = this.seat): Promise<Review | null> {
    if (seat === null) return null;
    const answer = await this.#wire.send({ do: 'review', table: this.id, seat }, false, true);
    return answer.ok ? (answer.review ?? null) : null;
  }

  /** Says something about the table itself: sit, start, pause, leave … */
  async tell(command: string, fields: Omit<Command, 'do'> = {}): Promise<Answer> {
    this.notice = null;
    const answer = this.#wire.down ? NOT_SENT : await this.#wire.send({ do: command, table: this.id, ...fields });
    if (!answer.ok) this.notice = { say: answer.say, text: answer.text };
    return answer;
  }

  /** Brings a seat of mine to the front of this screen, or draws the curtain; what the last one alone may see goes first. */
  async face(seat: number | null): Promise<Answer> {
    if (seat === null) {
      this.#drawing = true;
      this.#turn({ ...this.you, front: null, takeBack: [], askBack: [] });
    }
    const who = seat === null ? {} : { seat };
    const answer = await this.#wire.send({ do: 'face', table: this.id, ...who, since: 0 }, false);
    if (answer.ok || seat !== null || !this.#drawing || this.connection !== 'live') return answer;
    // It must be known, or nothing would be heard any more.
    await new Promise((resolve) => setTimeout(resolve, DRAWN_AGAIN));
    return this.#drawing ? this.face(null) : answer;
  }

  /** Somebody else looks at this screen from now on: nothing stays that the last one alone was told. */
  #turn(you: You): void {
    this.you = you;
    this.own = null;
    this.prompt = null;
    this.events = [];
    this.undone = takenBack([]);
    this.missed = null;
    this.past = null;
    this.record = null;
    this.guide = null;
    this.rules = null;
    this.cards = null;
    this.#due = [];
    this.#n = 0;
    this.#nextEvent = 1;
    this.#asked++;
    this.#forgetRefusal();
    this.hint.turned();
    this.skipping.close();
    this.people.back = null;
    this.people.asking = null;
  }

  /** Says something for my seat: take-back, ask-back, come-back, resign. */
  tellForSeat(command: 'take-back' | 'ask-back' | 'come-back' | 'resign'): Promise<Answer> {
    return this.tell(command, { seat: this.seat });
  }

  listen(hear: Hearer): () => void {
    this.#hearers.push(hear);
    return () => (this.#hearers = this.#hearers.filter((other) => other !== hear));
  }

  openRules(section?: string): void {
    this.rules = section ?? this.prompt?.rule ?? '';
  }

  openCards(card?: string): void {
    this.cards = card?.split('#')[0] ?? '';
  }

  playSound(name: SoundName): void {
    void playSound(name);
  }

  dismissRefusal(): void {
    this.#forgetRefusal();
  }

  // What the wire tells.

  since(): number {
    return this.#n;
  }

  facing(): number | undefined {
    return this.you.seats.length > 1 ? (this.you.front ?? undefined) : undefined;
  }

  talked(): number | undefined {
    return this.talk.talked();
  }

  said(frame: TalkFrame): void {
    this.talk.heard(frame);
  }

  refusedToOpen(say: Say, text: string): void {
    this.closed = { say, text };
  }

  tableChanged(frame: TableFrame): void {
    const asked = frame.table.asked;
    if (asked) {
      if (!this.#table?.asked) this.askedFor = asked.left;
      this.askedUntil = performance.now() + asked.left;
    }
    this.#table = frame.table;
    this.#take(frame.you);
    this.closed = null;
    this.people.changed();
    this.screen.arrived();
  }

  iChanged(frame: YouFrame): void {
    this.#take(frame.you);
    this.screen.arrived();
  }

  /** Whoever comes to the front at a screen of several is there once what they see is. */
  #take(you: You): void {
    const before = this.you.front ?? null;
    const front = you.front ?? null;
    const drawn = { ...you, front: null, takeBack: [], askBack: [] };
    if (you.seats.length < 2 || this.view === null) this.you = you;
    else if (this.#drawing && front !== null) this.you = drawn;
    else if (front === before) this.you = you;
    else if (front === null) this.#turn(you);
    else {
      this.#coming = you;
      this.you = before === null ? drawn : this.you;
    }
    if (front === null) {
      this.#drawing = false;
      this.#coming = null;
    }
  }

  updated(frame: UpdateFrame): void {
    if (this.#drawing) return;
    if (this.#coming) this.#turn(this.#coming);
    this.#coming = null;
    const first = this.#n === 0;
    // What is told again after a break is not news.
    const known = !first && frame.n <= this.#n;
    const batch = known ? [] : heard(frame, first, this.#nextEvent);
    this.#nextEvent += batch.length;
    if (!first && frame.missed) {
      this.missed = { count: frame.missed, from: batch[0]?.id ?? this.#nextEvent, to: this.#nextEvent };
    }
    const before = this.view;
    const decided = frame.prompt?.decision !== this.prompt?.decision;
    if (decided) this.#forgetRefusal();
    if (!first && batch.length > 0) for (const hear of this.#hearers) hear(batch, before, frame.view);
    this.#n = frame.n;
    this.heardAt = performance.now();
    if (batch.length > 0) this.events = [...this.events, ...batch];
    // The house counts what it told from the deal on, as the ids do.
    if (frame.undone) this.undone = takenBack(frame.undone);
    if (!first) this.people.heard(batch);
    this.view = frame.view;
    this.own = frame.own ?? null;
    this.owes = frame.owes;
    this.may = frame.may;
    this.path = frame.path;
    this.prompt = frame.prompt ?? null;
    this.result = frame.result ?? null;
    this.#setClock(frame.clock ?? null);
    this.hint.moved(decided);
    this.#due = frame.guide ?? [];
    this.guide?.due(this.#due);
    // What is skipped makes no noise.
    if (!this.skipping.on) this.#sound(batch);
    this.skipping.arrived();
    this.screen.arrived();
    this.record?.(frame);
  }

  clockChanged(frame: ClockFrame): void {
    this.#setClock(frame.clock);
  }

  called(frame: CallFrame): void {
    this.call = { key: frame.key, name: frame.name, id: ++this.#calls };
    this.playSound('call');
  }

  #setClock(clock: ClockFrame['clock']): void {
    this.clock = clock ? running(clock) : null;
    const call = this.call;
    if (!call) return;
    const level = clock?.calls.find((c) => c.name === call.name)?.left;
    if (!clock || clock.key !== call.key || (level !== undefined && clock.left > level)) this.call = null;
  }

  #sound(batch: Happening[]): void {
    for (const { event, fresh } of batch) {
      const sound = fresh ? this.equipment?.board.sound?.(event, this.seat) : null;
      if (sound) this.playSound(sound);
    }
  }

  #forgetRefusal(): void {
    clearTimeout(this.#refusalTimer);
    this.refused = null;
  }
}
