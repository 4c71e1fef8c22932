import type { Options, OptionValue } from '../wire/types';

/** A passage for some options only: `<!-- when id=value -->…<!-- else: … --><!-- end -->`, in blocks or within a line. */
const MARK = /<!--\s*(when|else|end)\b([\s\S]*?)-->/g;
const GONE = '\u0000';

/** Whether `id`, `id=value` or `id=value|value` holds. */
function holds(condition: string, options: Options): boolean {
  const [id = '', values] = condition.trim().split('=');
  const value: OptionValue | undefined = options[id];
  return values === undefined ? value === true : values.split('|').includes(String(value));
}

/** What is told at a table with these options: the other passages are left out with their lines. */
export function told(markdown: string, options: Options): string {
  const open: { shown: boolean; done: boolean }[] = [];
  let out = '';
  let at = 0;
  const put = (text: string) => (out += open.every(({ shown }) => shown) ? text : text.replace(/[^\n]/g, GONE));
  for (const mark of markdown.matchAll(MARK)) {
    put(markdown.slice(at, mark.index));
    at = mark.index + mark[0].length;
    const [, word, rest = ''] = mark;
    const passage = open.at(-1);
    if (word === 'when') {
      const shown = holds(rest, options);
      open.push({ shown, done: shown });
    } else if (word === 'end') open.pop();
    else if (passage && !passage.done) {
      const [condition = '', ...text] = rest.split(':');
      if (condition.trim() === '' || holds(condition, options)) {
        passage.done = true;
        if (open.slice(0, -1).every(({ shown }) => shown)) out += text.join(':').replace(/\s+$/, '').replace(/^ /, '');
      }
    }
    out += GONE;
  }
  put(markdown.slice(at));
  return out
    .split('\n')
    .filter((line) => !line.includes(GONE) || line.replaceAll(GONE, '').trim() !== '')
    .map((line) => line.replaceAll(GONE, '').trimEnd())
    .join('\n');
}
