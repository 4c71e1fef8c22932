import { me } from '../guest/guest.svelte';
import type { SoundName } from '../sound/sounds';
import { people } from '../table/seating';
import type { Answer, Refused, Table, TalkFrame, TalkLine } from '../wire/types';
import type { Command } from '../wire/wire.svelte';
import type { Mood } from '../art/people/moods';
import { muted } from './muted.svelte';
import { say } from './say';

/** So many lines are shown at most. */
const MOST = 500;
/** A mood stands so long over the seat of who shows it. */
const MOOD_STANDS = 2500;
const REFUSAL_SHOWN = 7000;

/** What the talk needs of its table. */
interface At {
  readonly opened: boolean;
  readonly table: Table;
  readonly seat: number | null;
  playSound(name: SoundName): void;
}

/** A line, or in the place of lines somebody whom I muted. */
export type Row = { line: TalkLine } | { muted: { guest: string; name: string; n: number } };

/** What is said at a table, as far as I may read it. */
export class Talk {
  readonly #at: At;
  readonly #send: (command: Command) => Promise<Answer>;
  lines = $state.raw<readonly TalkLine[]>([]);
  /** It lies open before me. */
  #open = $state(false);
  #unread = $state.raw<readonly TalkLine[]>([]);
  /** The number of what somebody else said last while I was here. */
  newest = $state(0);
  /** The moods that stand over seats now. */
  moods = $state.raw<readonly TalkLine[]>([]);
  /** What a reader is told. */
  spoken = $state('');
  refused = $state.raw<Refused | null>(null);
  #asked = false;
  #came = false;
  #refusalTimer?: ReturnType<typeof setTimeout>;

  constructor(at: At, send: (command: Command) => Promise<Answer>) {
    this.#at = at;
    this.#send = send;
  }

  /** Whether there is anybody to talk to, or anything to read. */
  get there(): boolean {
    if (!this.#at.opened) return false;
    return this.lines.length > 0 || this.#others > 0;
  }
  get #others(): number {
    const { table, seat } = this.#at;
    return people(table).filter(({ guest }) => guest !== me.id).length + table.watchers - (seat === null ? 1 : 0);
  }
  get open(): boolean {
    return this.#open;
  }
  set open(open: boolean) {
    this.#open = open;
    this.#unread = [];
  }
  get unread(): number {
    return this.#unread.filter(({ guest }) => !muted.has(guest)).length;
  }
  /** While a game is on, players and watchers are apart. */
  get apart(): boolean {
    return this.#at.table.stage === 'playing';
  }
  /** The host lets people talk. */
  get allowed(): boolean {
    return this.#at.table.talk !== false;
  }
  /** How many may read what I say now, myself included. */
  get among(): number {
    const { table, seat } = this.#at;
    if (!this.apart) return people(table).length + table.watchers;
    return seat === null ? table.watchers : people(table).length;
  }
  /** The lines in order; what somebody muted said stays away. */
  get rows(): Row[] {
    const rows: Row[] = [];
    for (const line of this.lines) {
      const before = rows.at(-1);
      if (!muted.has(line.guest)) rows.push({ line });
      else if (!before || !('muted' in before) || before.muted.guest !== line.guest)
        rows.push({ muted: { guest: line.guest, name: line.name, n: line.n } });
    }
    return rows;
  }
  /** The seat of who said something; null: somebody who watches. */
  seatOf(line: TalkLine): number | null {
    const theirs = this.#at.table.seats.filter(({ guest }) => guest === line.guest);
    return (theirs.find(({ name }) => name === line.name) ?? theirs[0])?.seat ?? null;
  }

  words(text: string): Promise<boolean> {
    return this.#tell({ do: 'say', text });
  }
  mood(mood: Mood): Promise<boolean> {
    return this.#tell({ do: 'mood', mood });
  }
  /** The host lets people talk, or not. */
  allow(open: boolean): Promise<boolean> {
    return this.#tell({ do: 'talk', open });
  }

  async #tell(command: Command): Promise<boolean> {
    clearTimeout(this.#refusalTimer);
    this.refused = null;
    const answer = await this.#send(command);
    if (answer.ok) return true;
    this.refused = { say: answer.say, text: answer.text };
    this.#refusalTimer = setTimeout(() => (this.refused = null), REFUSAL_SHOWN);
    return false;
  }

  /** The number of the last line I have: what follows it is asked for when the table is opened. */
  talked(): number | undefined {
    // What was said before I came is not news; what was said while I was gone is.
    this.#came = this.#asked;
    this.#asked = true;
    return this.lines.at(-1)?.n;
  }

  heard(frame: TalkFrame): void {
    const more = frame.lines.filter(({ n }) => this.lines.every((line) => line.n !== n));
    if (more.length === 0) return;
    this.lines = [...this.lines, ...more].sort((a, b) => a.n - b.n).slice(-MOST);
    const others = more.filter(({ guest }) => guest !== me.id && !muted.has(guest));
    if (!this.open && (frame.news || this.#came)) this.#unread = [...this.#unread, ...others];
    this.#came = true;
    if (!frame.news) return;
    for (const line of more) if (line.guest === me.id || !muted.has(line.guest)) this.#pop(line);
    const last = others.at(-1);
    if (!last) return;
    this.newest = last.n;
    this.spoken = others.map(told).join(' ');
    if (!this.open) this.#at.playSound('talk');
  }

  #pop(line: TalkLine): void {
    if (!line.mood) return;
    this.moods = [...this.moods.filter(({ guest }) => guest !== line.guest), line];
    setTimeout(() => (this.moods = this.moods.filter(({ n }) => n !== line.n)), MOOD_STANDS);
  }
}

function told({ name, text, mood }: TalkLine): string {
  return mood ? say('shown', { name, mood: say(`mood.${mood}`) }) : say('heard', { name, text: text ?? '' });
}
