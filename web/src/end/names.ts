import type { LiveTable } from '../play/live.svelte';
import { labelIf } from '../texts/labels';
import type { Step } from '../wire/types';

/** What a source of points is called, whoever has it: the sentence of a step speaks of one seat. */
export function sourceName(live: Pick<LiveTable, 'table' | 'words'>, { kind, label }: Step): string {
  const key = `board.source.${kind}`;
  if (live.words.has(key)) return live.words.text({ key });
  return labelIf(`source.${live.table.game}.${label.key}`) ?? live.words.text(label);
}
