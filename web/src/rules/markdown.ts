/** Markdown as data: what our own rules and booklets use, and no raw HTML, ever. A picture is known by its name. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inner: Inline[] }
  | { kind: 'em'; inner: Inline[] }
  | { kind: 'picture'; name: string; text: string }
  | { kind: 'link'; href: string; inner: Inline[] };

export interface Item {
  inner: Inline[];
  nested: Block | null;
}

export type Block =
  | { kind: 'heading'; level: number; text: string; inner: Inline[] }
  | { kind: 'paragraph'; inner: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][]; align: ('left' | 'right' | 'center')[] }
  | { kind: 'code'; text: string }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'rule' };

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const BULLET = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/;
const FENCE = /^\s*(```|~~~)/;
const LINE = /^\s*([-*_])(\s*\1){2,}\s*$/;
const DIVIDER = /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/;

export function parse(markdown: string): Block[] {
  return blocks(markdown.replace(/\r\n?/g, '\n').split('\n'));
}

function blocks(lines: string[]): Block[] {
  const out: Block[] = [];
  let at = 0;
  const line = (i: number) => lines[i] ?? '';
  while (at < lines.length) {
    const here = line(at);
    const heading = HEADING.exec(here);
    if (here.trim() === '') {
      at++;
    } else if (heading) {
      const inner = inline(heading[2] ?? '');
      out.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: plainText(inner), inner });
      at++;
    } else if (FENCE.test(here)) {
      const end = lines.findIndex((l, i) => i > at && FENCE.test(l));
      const stop = end < 0 ? lines.length : end;
      out.push({ kind: 'code', text: lines.slice(at + 1, stop).join('\n') });
      at = stop + 1;
    } else if (LINE.test(here)) {
      out.push({ kind: 'rule' });
      at++;
    } else if (here.includes('|') && DIVIDER.test(line(at + 1)) && line(at + 1).includes('-')) {
      let end = at + 2;
      while (end < lines.length && line(end).includes('|') && line(end).trim() !== '') end++;
      out.push(table(lines.slice(at, end)));
      at = end;
    } else if (/^\s*>/.test(here)) {
      let end = at;
      while (end < lines.length && /^\s*>/.test(line(end))) end++;
      out.push({ kind: 'quote', blocks: blocks(lines.slice(at, end).map((l) => l.replace(/^\s*> ?/, ''))) });
      at = end;
    } else if (BULLET.test(here)) {
      let end = at + 1;
      while (end < lines.length && (BULLET.test(line(end)) || (/^\s+\S/.test(line(end)) && line(end).trim() !== '')))
        end++;
      out.push(list(lines.slice(at, end)));
      at = end;
    } else {
      let end = at + 1;
      while (end < lines.length && !startsBlock(line(end), line(end + 1))) end++;
      out.push({
        kind: 'paragraph',
        inner: inline(
          lines
            .slice(at, end)
            .map((l) => l.trim())
            .join(' '),
        ),
      });
      at = end;
    }
  }
  return out;
}

function startsBlock(line: string, next: string): boolean {
  return (
    line.trim() === '' ||
    HEADING.test(line) ||
    FENCE.test(line) ||
    LINE.test(line) ||
    BULLET.test(line) ||
    /^\s*>/.test(line) ||
    (line.includes('|') && DIVIDER.test(next))
  );
}

function list(lines: string[]): Block {
  const first = BULLET.exec(lines[0] ?? '');
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? '');
  const items: { text: string; below: string[] }[] = [];
  for (const line of lines) {
    const bullet = BULLET.exec(line);
    const last = items[items.length - 1];
    if (bullet && (bullet[1]?.length ?? 0) <= indent) items.push({ text: bullet[3] ?? '', below: [] });
    else if (last && (bullet || last.below.length > 0)) last.below.push(line);
    else if (last) last.text += ` ${line.trim()}`;
  }
  return {
    kind: 'list',
    ordered,
    start: ordered ? Number.parseInt(first?.[2] ?? '1', 10) : 1,
    items: items.map(({ text, below }) => ({ inner: inline(text), nested: below.length > 0 ? list(below) : null })),
  };
}

function table(lines: string[]): Block {
  const [head = [], divider = [], ...rows] = lines.map(cells);
  return {
    kind: 'table',
    head: head.map(inline),
    rows: rows.map((row) => head.map((_, i) => inline(row[i] ?? ''))),
    align: divider.map((d) => (d.endsWith(':') ? (d.startsWith(':') ? 'center' : 'right') : 'left')),
  };
}

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const MARKS =
  /(`+)(.+?)\1|\*\*(.+?)\*\*|__(.+?)__|(?<![\w*])\*(?!\s)(.+?)(?<!\s)\*(?!\*)|(?<!\w)_(?!\s)(.+?)(?<!\s)_(?!\w)|!\[([^\]]*)\]\(([\w-]+)\)|\[([^\]]+)\]\(([^)\s]+)\)|\\([\\`*_{}[\]()#+\-.!|>])/;

export function inline(text: string): Inline[] {
  const out: Inline[] = [];
  let rest = text;
  for (let match = MARKS.exec(rest); match; match = MARKS.exec(rest)) {
    if (match.index > 0) out.push({ kind: 'text', text: rest.slice(0, match.index) });
    const [all, , code, strong, strong2, em, em2, alt, picture, label, href, escaped] = match;
    if (code !== undefined) out.push({ kind: 'code', text: code.trim() });
    else if (strong ?? strong2) out.push({ kind: 'strong', inner: inline(strong ?? strong2 ?? '') });
    else if (em ?? em2) out.push({ kind: 'em', inner: inline(em ?? em2 ?? '') });
    else if (picture !== undefined) out.push({ kind: 'picture', name: picture, text: alt ?? '' });
    else if (label !== undefined) out.push(link(label, href ?? ''));
    else out.push({ kind: 'text', text: escaped ?? '' });
    rest = rest.slice(match.index + all.length);
  }
  if (rest !== '') out.push({ kind: 'text', text: rest });
  return out;
}

/** Only links that can do no harm stay links. */
function link(label: string, href: string): Inline {
  const inner = inline(label);
  if (/^(https?:\/\/|#|\/(?!\/))/.test(href)) return { kind: 'link', href, inner };
  return inner[0] && inner.length === 1 ? inner[0] : { kind: 'text', text: plainText(inner) };
}

export const plainText = (inner: Inline[]): string =>
  inner.map((part) => ('text' in part ? part.text : plainText(part.inner))).join('');
