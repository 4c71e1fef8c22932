import { describe, expect, it } from 'vitest';
import { inline, parse, plainText } from './markdown';

const kinds = (markdown: string) => parse(markdown).map((block) => block.kind);

describe('markdown', () => {
  it('reads headings, paragraphs and lines', () => {
    expect(parse('## 4.1 Main *auction*\n\nOne line\nand its end.\n\n---')).toMatchObject([
      { kind: 'heading', level: 2, text: '4.1 Main auction' },
      { kind: 'paragraph', inner: [{ kind: 'text', text: 'One line and its end.' }] },
      { kind: 'rule' },
    ]);
  });

  it('reads lists in lists', () => {
    const [list] = parse('1. first\n   goes on\n2. second\n   - inner\n   - more\n3. third');
    expect(list).toMatchObject({ kind: 'list', ordered: true, start: 1 });
    if (list?.kind !== 'list') throw new Error('not a list');
    expect(list.items.map((item) => plainText(item.inner))).toEqual(['first goes on', 'second', 'third']);
    expect(list.items[1]?.nested).toMatchObject({ kind: 'list', ordered: false, items: [{}, {}] });
  });

  it('reads tables with their alignment and escaped bars', () => {
    const [table] = parse('| Name | Value |\n|---|--:|\n| a \\| b | **1** |\n| c |');
    expect(table).toMatchObject({
      kind: 'table',
      align: ['left', 'right'],
      rows: [
        [[{ kind: 'text', text: 'a | b' }], [{ kind: 'strong' }]],
        [[{ text: 'c' }], []],
      ],
    });
  });

  it('keeps code as it is', () => {
    expect(parse('```\n# no heading\n<b>\n```\nafter')).toMatchObject([
      { kind: 'code', text: '# no heading\n<b>' },
      { kind: 'paragraph' },
    ]);
  });

  it('reads strong, em, code and links, nested', () => {
    expect(inline('**a `b` c** and *d* and [e](https://x.example/)')).toEqual([
      {
        kind: 'strong',
        inner: [
          { kind: 'text', text: 'a ' },
          { kind: 'code', text: 'b' },
          { kind: 'text', text: ' c' },
        ],
      },
      { kind: 'text', text: ' and ' },
      { kind: 'em', inner: [{ kind: 'text', text: 'd' }] },
      { kind: 'text', text: ' and ' },
      { kind: 'link', href: 'https://x.example/', inner: [{ kind: 'text', text: 'e' }] },
    ]);
  });

  it('leaves stars and underscores inside words and sums alone', () => {
    expect(inline('2 * 3 * 4 and snake_case_name')).toEqual([{ kind: 'text', text: '2 * 3 * 4 and snake_case_name' }]);
  });

  it('never makes HTML of HTML, nor a link of a script', () => {
    expect(parse('<img src=x onerror=alert(1)>')).toEqual([
      { kind: 'paragraph', inner: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }] },
    ]);
    expect(inline('[x](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: 'x' });
    expect(inline('[x](//evil.example)')[0]).toEqual({ kind: 'text', text: 'x' });
  });

  it('ends a paragraph where a list, table or heading begins', () => {
    expect(kinds('text\n- item\n\ntext\n| a | b |\n|---|---|\n| 1 | 2 |\n# end')).toEqual([
      'paragraph',
      'list',
      'paragraph',
      'table',
      'heading',
    ]);
  });
});
