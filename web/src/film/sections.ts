import { spelled } from '../games/default/read';
import type { GameBoard } from '../games/board';
import type { Words } from '../texts/words';
import type { Path } from '../wire/types';
import { labelIf } from '../texts/labels';
import type { Film } from './film';

/** A stretch of a game that has a name: a lot, a round, a phase. */
export interface Section {
  /** Its first place. */
  from: number;
  name: string;
}

const now = (path: Path): string => path.stones.find(({ state }) => state === 'now')?.id ?? '';

/** What a stone of the path is called. */
export function stoneName(words: Words, id: string): string {
  const key = [`board.phase.${id}`, `path.${id}`].find((one) => words.has(one));
  return key ? words.text({ key }) : spelled(id);
}

/** Where on the path it is: the round where a game has rounds, else the stone. */
export function phaseName(words: Words, path: Path): string {
  const stone = now(path);
  if (path.round) return labelIf('film.round', { round: path.round }) ?? '';
  return stone === '' ? '' : stoneName(words, stone);
}

/** The rounds of a game, or its phases where it has none: what the timeline is divided into. */
export function phases(film: Film, words: Words): Section[] {
  const found: Section[] = [];
  for (let place = 0; place <= film.last; place++) {
    const name = phaseName(words, film.look(place).path);
    if (name !== '' && name !== found.at(-1)?.name) found.push({ from: place, name });
  }
  return found;
}

/** What the log is divided into; where it has no headings, the phases. */
export function sections(film: Film, words: Words, board: Pick<GameBoard, 'heading'>): Section[] {
  const found = film.events().flatMap(({ id, event }): Section[] => {
    const say = board.heading?.(event);
    return say ? [{ from: film.placeOfEvent(id), name: words.text(say) }] : [];
  });
  return found.length > 1 ? found : phases(film, words);
}

/** The section a place lies in. */
export const sectionAt = (all: readonly Section[], place: number): Section | undefined =>
  all.findLast(({ from }) => from <= place);

/** Where a step by a whole section leads. */
export function sectionStep(all: readonly Section[], place: number, by: 1 | -1, last: number): number {
  return by > 0
    ? (all.find(({ from }) => from > place)?.from ?? last)
    : (all.findLast(({ from }) => from < place)?.from ?? 0);
}
