import type { Part } from '../texts/words';
import type { Group, Line } from './log';
import type { Skipped } from './skipping.svelte';

/** A frame of the reel: one line of the log, with the card and the seat it speaks of. */
export interface Frame {
  id: number;
  heading: string | null;
  parts: Part[];
  card: string | null;
  toMe: boolean;
}

const MOST = 6;
/** From so many parts on, each of them is told by its outcome. */
const BY_PARTS = 3;

const flat = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (part.kind === 'strong' ? flat(part.parts) : [part]));
const cardOf = ({ parts }: Line): string | null => flat(parts).find((part) => part.kind === 'card')?.card ?? null;

/** What counts most of some lines, the newest first: what was done to me, else how a card fared, else how it ended. */
const outcome = (lines: readonly Line[]): Line | undefined =>
  lines.find(({ toMe }) => toMe) ?? lines.find((line) => cardOf(line) !== null) ?? lines[0];

/** What happened meanwhile as a few frames, the oldest first: the outcome of each part, or line by line where it was one. */
export function frames(groups: readonly Group[], { from, to }: Skipped): Frame[] {
  const parts = groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ id }) => id >= from && id < to) }))
    .filter(({ lines }) => lines.length > 0);
  const told = (heading: string | null, line: Line): Frame => ({
    id: line.id,
    heading,
    parts: line.parts,
    card: cardOf(line),
    toMe: line.toMe,
  });
  const all =
    parts.length >= BY_PARTS
      ? parts.flatMap(({ heading, lines }) => {
          const line = outcome(lines);
          return line ? [told(heading, line)] : [];
        })
      : parts.flatMap(({ heading, lines }) => lines.map((line) => told(heading, line)));
  return all.slice(0, MOST).reverse();
}
