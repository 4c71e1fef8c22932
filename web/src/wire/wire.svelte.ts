/* eslint-disable svelte/prefer-svelte-reactivity -- what waits and who follows is looked up, never shown */
import type { Connection } from '../games/board';
import { backoff } from './backoff';
import { Looks } from './looks';
import { Pulse } from './pulse';
import type {
  Answer,
  CallFrame,
  ChangesFrame,
  ClockFrame,
  Frame,
  NoticeFrame,
  Say,
  TableFrame,
  TalkFrame,
  UpdateFrame,
  YouFrame,
} from './types';

/** The part of a WebSocket that is used, so that tests can stand in for it. */
export type Line = Pick<WebSocket, 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

export interface Command {
  do: string;
  table?: string;
  [field: string]: unknown;
}

/** Somebody who follows a table. */
export interface Follower {
  tableChanged(frame: TableFrame): void;
  iChanged(frame: YouFrame): void;
  updated(frame: UpdateFrame): void;
  clockChanged(frame: ClockFrame): void;
  called(frame: CallFrame): void;
  said(frame: TalkFrame): void;
  /** The table cannot be opened. */
  refusedToOpen(say: Say, text: string): void;
  /** The number of the last update heard; 0 asks for all there is. */
  since(): number;
  /** Which of several seats of mine is in front of this screen. */
  facing?(): number | undefined;
  /** The number of the last line of talk heard; nothing asks for the last page. */
  talked(): number | undefined;
}

interface Waiting {
  text: string;
  resend: boolean;
  thinks: boolean;
  resolve: (answer: Answer) => void;
  overdue?: ReturnType<typeof setTimeout>;
}

/** Sent when an answer will never come: a question of the moment whose connection broke. */
const LOST: Say = { key: 'client.connection-lost' };

/** After so long without an answer the line is taken for dead, whatever the browser thinks. */
const PATIENCE = 10_000;

/** So long a table that stopped is left alone. */
const MADE_ANEW = 1_000;

/** Why a device is left that was signed out on another one. */
export const SIGNED_OUT = 'guest.signed-out';

/** These byes mean: come no more unless the person wants it. */
const FINAL = /newer|elsewhere|replaced|taken-over|signed-out/;

/**
 * The socket to the server. Commands are answered by promises; what was sent and not answered is sent again with the
 * same id after a break, so that it is done once; followed tables are opened again from the last number heard.
 */
export class Wire {
  connection = $state<Connection>('connecting');
  /** Tries since the last good connection. */
  attempt = $state(0);
  /** When the next try comes (epoch milliseconds), or null. */
  nextTry = $state<number | null>(null);
  /** Why the server closed for good, until the person asks to come back. */
  bye = $state<{ say: Say; text?: string } | null>(null);
  /** Whether the house takes anything: it can't while nothing can be written down. */
  taking = $state(true);
  /** Commands on their way. */
  pending = $state(0);

  /** Hears of tables the person does not look at. */
  onnotice: (notice: NoticeFrame) => void = () => undefined;
  #looking = true;

  #line: Line | null = null;
  #ready = false;
  #wasLive = false;
  #retry?: ReturnType<typeof setTimeout>;
  #waiting = new Map<string, Waiting>();
  #followers = new Map<string, Set<Follower>>();
  readonly #looks = new Looks();
  #counter = 0;
  readonly #run = Math.random().toString(36).slice(2, 8);
  /** Beats while a table is followed on a line that stands. */
  readonly #pulse = new Pulse(
    (n) => this.#line?.send(JSON.stringify({ ping: n })),
    () => this.#broken(),
  );
  readonly #connect: () => Line;
  readonly #token: () => string | null;

  constructor(connect: () => Line, token: () => string | null) {
    this.#connect = connect;
    this.#token = token;
  }

  /** The line broke and is not back: what is given to it now would wait for nobody knows how long. */
  get down(): boolean {
    return this.attempt > 0 || this.bye !== null;
  }

  /** Opens the line; does nothing if it is open. */
  start(): void {
    if (this.#line) return;
    clearTimeout(this.#retry);
    this.nextTry = null;
    this.bye = null;
    this.connection = this.#wasLive ? 'reconnecting' : 'connecting';
    const line = this.#connect();
    this.#line = line;
    line.onopen = () => line.send(JSON.stringify({ hello: this.#token(), updates: 'changes' }));
    line.onmessage = (event) => {
      if (line !== this.#line) return;
      this.#pulse.heard();
      this.#hear(JSON.parse(event.data) as Frame);
    };
    line.onclose = () => {
      if (line === this.#line) this.#lost();
    };
  }

  /** Tries again now instead of waiting. */
  tryNow(): void {
    if (this.#ready) return;
    this.#drop();
    this.start();
  }

  /** Looks whether the line still stands: asks on it, or tries for a new one at once. */
  look(): void {
    if (this.#ready) this.#pulse.beat();
    else if (this.nextTry !== null) this.tryNow();
  }

  /** The page came to the front, or went behind others: the house tells only who does not look. */
  looks(looking: boolean): void {
    this.#looking = looking;
    if (this.#ready) this.#line?.send(JSON.stringify({ looking }));
  }

  /** The network is gone, and with it the line, though the line does not know it yet. */
  networkGone(): void {
    if (this.#line) this.#broken();
  }

  /** Says hello anew, for instance under a name that was just made. */
  restart(): void {
    this.#drop();
    this.start();
  }

  stop(): void {
    this.#drop();
    clearTimeout(this.#retry);
    this.nextTry = null;
  }

  /** Sends a command. Answers always come; a question of the moment (`resend: false`) may be lost with its line, one that is thought about (`thinks`) may take long. */
  send(command: Command, resend = true, thinks = false): Promise<Answer> {
    // Nothing that the last one at this screen was told stays for the next.
    if (command.do === 'face') this.#looks.forget(command.table);
    const id = `c-${this.#run}-${++this.#counter}`;
    return new Promise((resolve) => {
      this.#waiting.set(id, { text: JSON.stringify({ id, ...command }), resend, thinks, resolve });
      if (resend) this.pending++;
      if (this.#ready) this.#transmit(id);
      else if (!resend) this.#answer({ type: 'answer', id, ok: false, say: LOST, text: '' });
    });
  }

  /** Follows a table from now on, through breaks; returns how to end that. */
  follow(table: string, follower: Follower): () => void {
    const others = this.#followers.get(table) ?? new Set();
    this.#followers.set(table, others.add(follower));
    if (this.#ready) {
      this.#pulse.start();
      void this.#open(table, follower);
    }
    return () => {
      others.delete(follower);
      if (others.size > 0) return;
      this.#followers.delete(table);
      this.#looks.forget(table);
      if (this.#followers.size === 0) this.#pulse.stop();
      if (this.#ready) void this.send({ do: 'close', table }, false);
    };
  }

  async #open(table: string, follower: Follower): Promise<void> {
    const answer = await this.send(
      { do: 'open', table, since: follower.since(), talked: follower.talked(), seat: follower.facing?.() },
      false,
    );
    if (!answer.ok && answer.say.key !== LOST.key) follower.refusedToOpen(answer.say, answer.text);
  }

  /** A table that stopped is made anew for whoever opens it. */
  #openAgain(table: string): void {
    setTimeout(() => {
      if (this.#ready) this.#followers.get(table)?.forEach((follower) => void this.#open(table, follower));
    }, MADE_ANEW);
  }

  #transmit(id: string): void {
    const waiting = this.#waiting.get(id);
    const line = this.#line;
    if (!waiting || !line) return;
    line.send(waiting.text);
    clearTimeout(waiting.overdue);
    if (waiting.thinks) return;
    waiting.overdue = setTimeout(() => {
      if (line === this.#line) this.#broken();
    }, PATIENCE);
  }

  #hear(frame: Frame): void {
    switch (frame.type) {
      case 'welcome':
        return this.#welcome();
      case 'answer':
        return this.#answer(frame);
      case 'table':
        if (frame.table.stage === 'stopped') this.#openAgain(frame.table.id);
        return this.#tell(frame.table.id, (f) => f.tableChanged(frame));
      case 'you':
        return this.#tell(frame.table, (f) => f.iChanged(frame));
      case 'update':
        return this.#update(frame);
      case 'clock':
        return this.#tell(frame.table, (f) => f.clockChanged(frame));
      case 'call':
        return this.#tell(frame.table, (f) => f.called(frame));
      case 'talk':
        return this.#tell(frame.table, (f) => f.said(frame));
      case 'gone':
        return this.#tell(frame.table, (f) => f.refusedToOpen(frame.say, frame.text));
      case 'house':
        this.taking = frame.taking;
        return;
      case 'notice':
        return this.onnotice(frame);
      case 'bye':
        this.bye = { say: frame.say, text: frame.text };
        return;
      case 'pong':
        return;
    }
  }

  #update(frame: UpdateFrame | ChangesFrame): void {
    const whole = this.#looks.whole(frame);
    if (whole) this.#tell(frame.table, (f) => f.updated(whole));
    else this.#followers.get(frame.table)?.forEach((follower) => void this.#open(frame.table, follower));
  }

  #tell(table: string, tell: (follower: Follower) => void): void {
    this.#followers.get(table)?.forEach(tell);
  }

  #welcome(): void {
    this.#ready = true;
    this.#looks.forget();
    this.#wasLive = true;
    this.attempt = 0;
    this.taking = true;
    this.connection = 'live';
    if (!this.#looking) this.#line?.send(JSON.stringify({ looking: false }));
    if (this.#followers.size > 0) this.#pulse.start();
    for (const [table, followers] of this.#followers) for (const f of followers) void this.#open(table, f);
    for (const [id, waiting] of this.#waiting) if (waiting.resend) this.#transmit(id);
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    clearTimeout(waiting.overdue);
    this.#waiting.delete(answer.id);
    if (waiting.resend) this.pending--;
    waiting.resolve(answer);
  }

  /** Leaves the line without minding what it still says. */
  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#ready = false;
    this.#pulse.stop();
    clearTimeout(this.#retry);
    for (const [id, waiting] of [...this.#waiting]) {
      clearTimeout(waiting.overdue);
      if (!waiting.resend) this.#answer({ type: 'answer', id, ok: false, say: LOST, text: '' });
    }
    line?.close();
  }

  /** The line is dead, whatever the browser thinks. */
  #broken(): void {
    this.#drop();
    this.#lost();
  }

  #lost(): void {
    this.#drop();
    if (this.bye && FINAL.test(this.bye.say.key)) {
      this.connection = 'offline';
      return;
    }
    const wait = backoff(this.attempt++);
    this.connection = this.#wasLive ? 'reconnecting' : this.attempt > 2 ? 'offline' : 'connecting';
    this.nextTry = Date.now() + wait;
    this.#retry = setTimeout(() => this.start(), wait);
  }
}
