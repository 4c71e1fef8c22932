import { parse, plainText, type Block, type Inline } from '../rules/markdown';
import type { Options } from '../wire/types';
import { told } from './told';

/** What a part of a booklet is about, whichever game it is. */
export const KINDS = ['goal', 'turn', 'table', 'win', 'advice', 'words'] as const;
export type Kind = (typeof KINDS)[number];

/** What stands under one heading of a part; the first place of a part has none. */
export interface Place {
  id: string;
  title: string;
  /** Stones of the game's path and sections of its rules that it speaks of. */
  at: string[];
  blocks: Block[];
}

export interface Part {
  kind: Kind;
  title: string;
  places: Place[];
}

/** The rulebook for players: a few parts, each with its places. */
export interface Booklet {
  motto: Inline[];
  parts: Part[];
}

const HEADING = /^(#{1,3}) (.*)$/;
const ABOUT = /^<!-- (.*) -->$/;

/** Reads `part: turn; at: swap 4.4` under a heading. */
function about(line: string): { part?: string; at?: string } {
  const said = ABOUT.exec(line.trim())?.[1] ?? '';
  return Object.fromEntries(said.split(';').map((pair) => pair.split(':').map((word) => word.trim())));
}

/** The booklet as it is told at a table with these options. */
export function booklet(markdown: string, options: Options): Booklet {
  const read: Booklet = { motto: [], parts: [] };
  const lines = told(markdown, options).split('\n');
  let text: string[] = [];
  let place: Place | null = null;
  const finish = () => {
    const blocks = parse(text.join('\n'));
    if (place) place.blocks = blocks;
    else if (blocks[0]?.kind === 'paragraph') read.motto = blocks[0].inner;
    text = [];
  };
  for (const [i, line] of lines.entries()) {
    const heading = HEADING.exec(line);
    if (!heading) {
      if (!ABOUT.test(line.trim())) text.push(line);
      continue;
    }
    const [, level = '', title = ''] = heading;
    if (level.length === 1) continue;
    finish();
    const { part, at } = about(lines[i + 1] ?? '');
    if (level.length === 2) read.parts.push({ kind: (part ?? 'turn') as Kind, title, places: [] });
    const into = read.parts.at(-1);
    place = {
      id: `${into?.kind ?? ''}-${into?.places.length ?? 0}`,
      title: level.length === 2 ? '' : title,
      at: at?.split(/\s+/) ?? [],
      blocks: [],
    };
    into?.places.push(place);
  }
  finish();
  return read;
}

/** Where the game stands: at the section of the rules, else at its chapter, else at the stone of the path. */
export function placeAt(book: Booklet, rule: string | undefined, stone: string | undefined): Place | undefined {
  const places = book.parts.flatMap((part) => part.places);
  const speaking = (of: string) => places.find(({ at }) => at.includes(of));
  for (let section = rule ?? ''; section !== ''; section = section.replace(/\.?[^.]+$/, '')) {
    const found = speaking(section);
    if (found) return found;
  }
  return stone === undefined ? undefined : speaking(stone);
}

const inlines = (block: Block): Inline[] => {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.inner;
    case 'list':
      return block.items.flatMap((item) => [...item.inner, ...(item.nested ? inlines(item.nested) : [])]);
    case 'table':
      return [block.head, ...block.rows].flat(2);
    case 'quote':
      return block.blocks.flatMap(inlines);
    default:
      return [];
  }
};

/** The names of all pictures of a booklet. */
export const picturesIn = (book: Booklet): string[] =>
  book.parts
    .flatMap((part) => part.places.flatMap((place) => place.blocks.flatMap(inlines)))
    .flatMap((part) => (part.kind === 'picture' ? [part.name] : []));

export { plainText };
