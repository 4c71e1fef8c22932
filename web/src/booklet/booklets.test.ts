import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadBooklet } from '../games/booklets';
import { namesIn } from '../texts/cards';
import { readTexts } from '../texts/sources';
import type { Options, OptionValue } from '../wire/types';
import { booklet, KINDS, picturesIn, placeAt } from './booklet';
import { told } from './told';

interface Box {
  id: string;
  options: { id: string; default: OptionValue; values?: OptionValue[] }[];
  presets: { id: string; set: Options }[];
}
const boxFiles = import.meta.glob<Box>('../../../games/src/main/resources/boxes/*/box.json', {
  import: 'default',
  eager: true,
});
const said = {
  ...import.meta.glob<unknown>('../../../games/src/main/resources/boxes/*/en.json', { import: 'default', eager: true }),
  ...import.meta.glob<unknown>('../games/*/en.json', { import: 'default', eager: true }),
};
const file = (path: string) => readFileSync(`../${path}`, 'utf8');

const MOST_WORDS = 900;
/** Parts of the path that only tables with an option of their own walk through: the standard booklet is silent on them. */
const OPTIONAL: Readonly<Record<string, readonly string[]>> = { boss: ['deals'], 'esop-wars': ['company', '4.0'] };
/** Names of the world and of the booklet itself, which no card carries. */
const OWN_WORDS = ['The Board', 'Boris'];

/** Things of the table that are drawn and carry no label. */
const DRAWN = ['Calendar', 'The rocket', 'Chips', 'Shield', 'The house'];
/** Bold words that lead a passage and are no terms. */
const OWN_LEADS = ['Saving', 'Bid', 'New people', 'Moving hurts', 'Too few', 'Too many'];

const camel = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const games = Object.values(boxFiles).map((box) => {
  const markdown = file(`docs/play/${box.id}.md`);
  const standard = Object.fromEntries(box.options.map(({ id, default: value }) => [id, value]));
  const texts = Object.entries(said)
    .filter(([path]) => path.includes(`/${box.id}/`))
    .map(([, json]) => readTexts(json).messages);
  const read = told(markdown, standard)
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '');
  return { box, id: box.id, markdown, standard, read, book: booklet(markdown, standard), texts };
});

describe.each(games)('the booklet of $id', ({ box, id, markdown, standard, read, book, texts }) => {
  const phases = Object.keys(Object.assign({}, ...texts) as object)
    .filter((key) => key.startsWith('board.phase.'))
    .map((key) => key.slice('board.phase.'.length));
  const names = [...namesIn(box).values()];

  it('is short enough to be read before a game', () => {
    const words = read.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThan(300);
    expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it('has every part once', () => {
    expect(book.parts.map(({ kind }) => kind).toSorted()).toEqual([...KINDS].toSorted());
    for (const part of book.parts)
      expect(
        part.places.some(({ blocks }) => blocks.length > 0),
        part.title,
      ).toBe(true);
    expect(book.motto.length).toBeGreaterThan(0);
  });

  it('speaks to people: no code words, no ids, no raw units', () => {
    expect(read).not.toMatch(/`|<|\w\(|\b[a-z]+[A-Z]/);
    expect(read).not.toMatch(/\b(bps|basis points|cents|tenths|percent|mau|null|true|false)\b/i);
    const ids = [...box.options.map((option) => option.id), ...namesIn(box).keys()].filter((each) =>
      /[A-Z-]/.test(each),
    );
    expect(ids.filter((each) => new RegExp(`(?<![\\w-])${each}(?![\\w-])`).test(read))).toEqual([]);
  });

  it('names only cards and terms that there are', () => {
    const known = [
      ...names,
      ...texts.flatMap((each) => Object.values(each)),
      ...OWN_WORDS,
      ...DRAWN,
      read.match(/^#+ .*$/gm)?.join('\n') ?? '',
    ].join('\n');
    const lower = known.toLowerCase();
    const bold = [...read.matchAll(/\*\*(.+?)\*\*/g)].map((match) => match[1] ?? '');
    const defined = book.parts
      .find(({ kind }) => kind === 'words')
      ?.places.flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'list' ? block.items : []))
      .map(({ inner }) =>
        inner[0]?.kind === 'strong' && inner[0].inner[0]?.kind === 'text' ? inner[0].inner[0].text : '',
      );
    expect(defined?.every((word) => word !== '')).toBe(true);
    // A term is bold and short; a bold sentence is advice.
    const terms = bold.filter((text) => /^[A-Z$][^.!?:]*$/.test(text) && text.split(' ').length <= 2);
    const isKnown = (term: string) =>
      lower.includes(term.toLowerCase()) || defined?.some((word) => word.toLowerCase() === term.toLowerCase());
    const capital = [
      ...read
        .replace(/\*/g, '')
        .matchAll(/(?<=[a-z,;(] ?)(?<!^)\b[A-Z][\w’&-]*(?: (?:to |of |for |and )?[A-Z0-9][\w’&-]*)+/gm),
    ].map(([phrase]) => phrase);
    const split = capital.flatMap((phrase) =>
      known.includes(phrase) ? [] : phrase.replace(/( for)? \d+$/, '').split(/ and |, /),
    );
    expect(split.filter((phrase) => !known.includes(phrase) && !isKnown(phrase))).toEqual([]);
    expect(terms.filter((term) => !isKnown(term) && !OWN_LEADS.includes(term))).toEqual([]);
  });

  it('has all its pictures, and no picture is drawn in vain', async () => {
    const { pictures } = await loadBooklet(id);
    const cards = new Set(namesIn(box).keys());
    const named = picturesIn(book);
    expect(named.filter((name) => !(name in pictures) && !cards.has(name))).toEqual([]);
    expect(Object.keys(pictures).filter((name) => !named.includes(name))).toEqual([]);
    expect(named.length).toBeGreaterThanOrEqual(8);
  }, 30_000);

  it('has a part for every phase of the way and for every decision', () => {
    const stones = id === 'it-startup' ? ['hand', 'first', 'round'] : phases;
    const optional = OPTIONAL[id] ?? [];
    expect(stones.filter((stone) => !optional.includes(stone) && !placeAt(book, undefined, stone))).toEqual([]);
    const java = file(`games/src/main/java/boardroom/games/${id.replaceAll('-', '')}/${camel(id)}.java`);
    const asked = [...java.matchAll(/(?:phase|market)\(\s*[\w."-]+,\s*"([\d.]+)"/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(3);
    expect(
      asked.filter(
        (section) => !/^8/.test(section) && !optional.includes(section) && !placeAt(book, section, undefined),
      ),
    ).toEqual([]);
  });

  it('points only at sections of the rules that there are', () => {
    const sections = book.parts.flatMap(({ places }) => places.flatMap(({ at }) => at)).filter((at) => /^\d/.test(at));
    const headings =
      file(`docs/rules/${id}.md`)
        .match(/^#+ .*$/gm)
        ?.join('\n') ?? '';
    expect(
      sections.filter((section) => !new RegExp(`[ –]${section.replaceAll('.', '\\.')}\\b`).test(headings)),
    ).toEqual([]);
  });

  it('marks passages only with options and values that there are', () => {
    for (const [, condition = ''] of markdown.matchAll(/<!-- (?:when|else(?= \w)) ([^:>]*?)(?::[^>]*)? ?-->/g)) {
      const [key = '', values] = condition.trim().split('=');
      const option = box.options.find((each) => each.id === key);
      expect(option, condition).toBeDefined();
      const known = option?.values?.map(String) ?? [String(option?.default)];
      for (const value of values?.split('|') ?? ['true']) expect(known, condition).toContain(value);
    }
    expect(markdown.match(/<!-- when/g)?.length).toBe(markdown.match(/<!-- end -->/g)?.length);
  });

  it.each(box.presets)('reads well for the preset $id', ({ set }) => {
    const text = told(markdown, { ...standard, ...set });
    expect(text).not.toMatch(/<!-- (when|else|end)/);
    expect(text.replace(/<!--[^>]*-->/g, '')).not.toMatch(/ {2,}\S| [.;,]|\(\)/);
  });
});
