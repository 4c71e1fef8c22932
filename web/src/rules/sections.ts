import { parse, plainText, type Block } from './markdown';

/** A part of the rules that is read at once: a heading of the second or third level and what stands under it. */
export interface Section {
  id: string;
  level: number;
  title: string;
  number: string;
  blocks: Block[];
}

export interface Hit {
  section: Section;
  before: string;
  match: string;
  after: string;
}

const NUMBER = /^(\d+(?:\.\d+)*)\.?\s+/;

export const numberOf = (title: string): string => NUMBER.exec(title)?.[1] ?? '';
export const withoutNumber = (title: string): string => title.replace(NUMBER, '');

/** The rules as sections; what stands before the first one belongs to nobody who plays and is left out. */
export function sections(markdown: string): Section[] {
  const out: Section[] = [];
  for (const block of parse(markdown)) {
    if (block.kind === 'heading' && block.level <= 3) {
      if (block.level === 1) continue;
      const number = numberOf(block.text);
      out.push({
        id: number || `s${out.length}`,
        level: block.level,
        title: withoutNumber(block.text),
        number,
        blocks: [],
      });
    } else if (block.kind !== 'rule') {
      out[out.length - 1]?.blocks.push(block);
    }
  }
  return out.filter((section, i) => section.blocks.length > 0 || (out[i + 1]?.level ?? 0) > section.level);
}

/** Where a rule stands: its own section, the section with its heading inside, one that names it, or its chapter. */
export function find(all: Section[], rule: string): Section | undefined {
  const word = new RegExp(`(^|[^\\d.])${rule.replaceAll('.', '\\.')}([^\\d.]|\\.?$)`);
  const inside = (section: Section) =>
    section.blocks.some((block) => block.kind === 'heading' && numberOf(block.text) === rule);
  const parent = rule.includes('.') ? rule.slice(0, rule.lastIndexOf('.')) : '';
  return (
    all.find((section) => section.number === rule) ??
    all.find(inside) ??
    all.find((section) => word.test(section.title)) ??
    (parent ? find(all, parent) : undefined)
  );
}

function lines(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [withoutNumber(block.text)];
    case 'paragraph':
      return [plainText(block.inner)];
    case 'code':
      return [block.text];
    case 'list':
      return block.items.flatMap((item) => [plainText(item.inner), ...(item.nested ? lines(item.nested) : [])]);
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plainText).join(', '));
    case 'quote':
      return block.blocks.flatMap(lines);
    case 'rule':
      return [];
  }
}

const AROUND = 48;

/** Sections that hold the words, titles first, each with the place where it stands. */
export function search(all: Section[], query: string): Hit[] {
  const wanted = query.trim().toLowerCase();
  if (wanted.length < 2) return [];
  const hits = all.flatMap((section): (Hit & { score: number })[] => {
    const texts = [section.title, ...section.blocks.flatMap(lines)];
    const found = texts.findIndex((text) => text.toLowerCase().includes(wanted));
    if (found < 0) return [];
    const text = texts[found] ?? '';
    const at = text.toLowerCase().indexOf(wanted);
    const start = Math.max(0, at - AROUND);
    const end = at + wanted.length;
    return [
      {
        section,
        before: (start > 0 ? '…' : '') + text.slice(start, at),
        match: text.slice(at, end),
        after: text.slice(end, end + AROUND) + (end + AROUND < text.length ? '…' : ''),
        score: found === 0 ? 0 : 1,
      },
    ];
  });
  return hits.sort((a, b) => a.score - b.score);
}
