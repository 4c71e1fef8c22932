import type { Attachment } from 'svelte/attachments';

/** Marks the words that were looked for, wherever they stand in this; without a change to what draws it. */
export const lit =
  (query: string): Attachment<HTMLElement> =>
  (around) => {
    const words = query
      .trim()
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word.length > 1);
    if (words.length === 0 || !('highlights' in CSS)) return;
    const ranges: Range[] = [];
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.toLowerCase() ?? '';
      for (const word of words)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
          const range = new Range();
          range.setStart(node, at);
          range.setEnd(node, at + word.length);
          ranges.push(range);
        }
    }
    CSS.highlights.set('looked-for', new Highlight(...ranges));
    return () => CSS.highlights.delete('looked-for');
  };
