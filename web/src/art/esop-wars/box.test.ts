import { expect, test } from 'vitest';
import box from '../../../../games/src/main/resources/boxes/esop-wars/box.json';
import { stranger } from '../people/stranger';
import { isPrint } from '../print';
import { employee } from './employees';
import { exitPicture } from './exits';
import { exitIcon, marketIcon, skillIcon } from './icons';
import { ideaPicture } from './ideas';
import { marketPicture } from './markets';
import { segmentPicture } from './segments';
import { wildcardPicture } from './wildcards';

const ids = (cards: readonly { id: string }[]) => cards.map((card) => card.id);

/** Each id has an answer, no two share one, and none is the answer for an id that nobody knows. */
function ownAnswers(names: readonly string[], answer: (id: string) => unknown) {
  const answers = [...names, 'nobody knows this'].map(answer);
  expect(new Set(answers).size).toBe(names.length + 1);
}

test('every market, exit, segment and wildcard of the box is drawn', () => {
  ownAnswers(ids(box.marketCards), marketPicture);
  ownAnswers(ids(box.exitCards), exitPicture);
  ownAnswers(ids(box.segments), segmentPicture);
  ownAnswers(ids(box.wildcard.choices), wildcardPicture);
});

test('every employee of the box has a face of their own', () => {
  for (const id of ids(box.employees)) expect(employee(id)).not.toEqual(stranger(id));
});

test('every product and service of the box has an emblem of its own', () => {
  for (const type of ['product', 'service'] as const) {
    const ideas = box.ideas.filter((idea) => idea.type === type);
    ownAnswers(ids(ideas), (id) => ideaPicture(id, type, 'no print').shapes);
  }
});

test('every skill, market and exit of the box has an icon that means nothing else', () => {
  const skills = ids([...box.categories, ...box.softSkills]).map(skillIcon);
  const markets = ids(box.marketCards).map(marketIcon);
  const exits = ids(box.exitCards).map(exitIcon);

  const all = [...skills, ...markets, ...exits];
  expect(new Set(all).size).toBe(all.length);
});

test('every category of the box has a print', () => {
  expect(ids(box.categories).filter((id) => !isPrint(id))).toEqual([]);
});
