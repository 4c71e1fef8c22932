import { IntlMessageFormat } from 'intl-messageformat';
import type { Arg, Say } from '../wire/types';
import type { Texts } from './sources';
import { write, written } from './units';
import type { Part, Words } from './words';

/** Whom and what the sentences speak of. */
export interface Company {
  seatName(seat: number): string;
  /** The listener's own seat: `{seat, select, you {You raise} other {{seat} raises}}`. */
  mine: number | null;
  cardName(id: string): string | undefined;
}

const NOBODY: Company = { seatName: (seat) => String(seat + 1), mine: null, cardName: () => undefined };

/** A value inside a message: drawn as parts, selected by its word. */
class Value {
  readonly parts: Part[];
  readonly #word: string;
  constructor(parts: Part[], word: string) {
    this.parts = parts;
    this.#word = word;
  }
  toString(): string {
    return this.#word;
  }
}

export const plain = (parts: Part[]): string =>
  parts.map((part) => (part.kind === 'strong' ? plain(part.parts) : part.text)).join('');

/** Says as English sentences, from one set of texts. */
export class Speaker implements Words {
  readonly #texts: Texts;
  readonly #company: Company;
  readonly #formats = new Map<string, IntlMessageFormat>();
  readonly #lists = new Intl.ListFormat('en-GB', { type: 'conjunction' });

  constructor(texts: Texts, company: Company = NOBODY) {
    this.#texts = texts;
    this.#company = company;
  }

  has(key: string): boolean {
    return key in this.#texts.messages;
  }

  text(say: Say): string {
    return plain(this.parts(say));
  }

  parts(say: Say): Part[] {
    const format = this.#format(say.key);
    if (!format) return [{ kind: 'text', text: say.key }];
    const values: Record<string, unknown> = {
      b: (chunks: unknown[]) => ({ kind: 'strong', parts: pieces(chunks) }) satisfies Part,
    };
    for (const [name, arg] of Object.entries(say.args ?? {})) values[name] = this.#value(arg);
    return pieces(format.formatToParts(values as never).map((part) => part.value));
  }

  arg(arg: Arg): string {
    return plain(this.argParts(arg));
  }

  bare(unit: string, value: number): { number: string; suffix: string } {
    return write(value, this.#texts.units[unit]);
  }

  card(id: string): string {
    return this.#company.cardName(id) ?? id;
  }

  #format(key: string): IntlMessageFormat | undefined {
    const known = this.#formats.get(key);
    const message = this.#texts.messages[key];
    if (known || message === undefined) return known;
    const made = new IntlMessageFormat(message, 'en-GB', undefined, { requiresOtherClause: false });
    this.#formats.set(key, made);
    return made;
  }

  /** Plain numbers stay numbers, for plurals; the rest is drawn by us. */
  #value(arg: Arg): unknown {
    if (typeof arg === 'number' || typeof arg === 'string') return arg;
    if (Array.isArray(arg)) return new Value(this.argParts(arg), String(arg.length));
    if (isSeat(arg)) return new Value(this.argParts(arg), arg.seat === this.#company.mine ? 'you' : 'other');
    if (isCard(arg)) return new Value(this.argParts(arg), arg.card);
    if (isSay(arg)) return new Value(this.argParts(arg), arg.say.key);
    return new Value(this.argParts(arg), String(Object.values(arg)[0]));
  }

  argParts(arg: Arg): Part[] {
    if (typeof arg === 'number') return [{ kind: 'text', text: written(arg) }];
    if (typeof arg === 'string') return [{ kind: 'text', text: arg }];
    if (Array.isArray(arg)) return this.#list(arg);
    if (isSeat(arg)) return [{ kind: 'seat', seat: arg.seat, text: this.#company.seatName(arg.seat) }];
    if (isCard(arg)) return [{ kind: 'card', card: arg.card, text: this.card(arg.card) }];
    if (isSay(arg)) return this.parts(arg.say);
    const [unit = '', value = 0] = Object.entries(arg)[0] ?? [];
    return [{ kind: 'amount', unit, value, text: written(value, this.#texts.units[unit]) }];
  }

  #list(items: Arg[]): Part[] {
    return this.#lists
      .formatToParts(items.map((_, index) => String(index)))
      .flatMap((part): Part[] =>
        part.type === 'element'
          ? this.argParts(items[Number(part.value)] as Arg)
          : [{ kind: 'text', text: part.value }],
      );
  }
}

const isSeat = (arg: object): arg is { seat: number } => 'seat' in arg;
const isCard = (arg: object): arg is { card: string } => 'card' in arg;
const isSay = (arg: object): arg is { say: Say } => 'say' in arg;

/** What a formatted message consists of, texts that touch joined into one. */
function pieces(values: unknown[]): Part[] {
  const out: Part[] = [];
  const add = (part: Part) => {
    const before = out[out.length - 1];
    if (part.kind === 'text' && before?.kind === 'text')
      out[out.length - 1] = { kind: 'text', text: before.text + part.text };
    else out.push(part);
  };
  for (const value of values) {
    if (value instanceof Value) value.parts.forEach(add);
    else if (value && typeof value === 'object' && 'kind' in value) add(value as Part);
    else add({ kind: 'text', text: String(value) });
  }
  return out;
}
