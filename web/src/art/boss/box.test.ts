import { expect, test } from 'vitest';
import box from '../../../../games/src/main/resources/boxes/boss/box.json';
import { AGENDA } from './agenda';
import { EVENTS } from './events';
import { colourIcon, kindIcon, typeIcon } from './icons';
import { ISSUES } from './issues';
import { moraleFace } from './morale';
import { PEOPLE } from './people';
import { agendaPicture, eventPicture, issuePicture, projectPicture } from './pictures';
import { PROJECTS } from './projects';
import { signs } from './signs';
import { workerFace, workerPicture } from './workers';

const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id).sort();
const workers = ids([box.startingWorker, ...box.workers]);

const DRAWN = [
  ['project', ids(box.projects), PROJECTS],
  ['event', ids(box.events), EVENTS],
  ['issue', ids(box.issues), ISSUES],
  ['item of the agenda', ids(box.agenda), AGENDA],
] as const;

test.each(DRAWN)('every %s of the box is drawn, no two look the same, and nothing else is', (_, cards, drawn) => {
  expect(Object.keys(drawn).sort()).toEqual(cards);
  expect(new Set(Object.values(drawn)).size).toBe(cards.length);
});

test('everybody of the box has a face of their own, and nobody else is drawn', () => {
  expect(Object.keys(PEOPLE).sort()).toEqual(workers);
  expect(new Set(workers.map((id) => workerFace(id).shapes)).size).toBe(workers.length);
});

test('light, blinds and morale are seen in the window of an office', () => {
  const lit = workerPicture('boris', { lit: true, morale: 3 }).shapes;

  expect(workerPicture('boris', { lit: false, morale: 3 }).shapes).not.toBe(lit);
  expect(workerPicture('boris', { lit: true, morale: 1 }).shapes).not.toBe(lit);
});

test('every morale has a face', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((morale) => moraleFace(morale).shapes)).size).toBe(6);
});

test('every type, kind and colour of the box has an icon, every mood a sign', () => {
  const own = (names: readonly string[], icon: (name: string) => unknown) =>
    expect(new Set([...names, 'one of my own'].map(icon)).size).toBe(names.length + 1);

  const all = (names: readonly string[]) => [...new Set(names)];

  own(all(box.projects.map(({ type }) => type)), typeIcon);
  own(all(box.issues.map(({ kind }) => kind)), kindIcon);
  own(all(box.events.map(({ colour }) => colour)), colourIcon);
  expect(Object.keys(signs)).toEqual(expect.arrayContaining(['happy', 'content', 'grumpy']));
});

test('a card that nobody has drawn yet gets a picture too', () => {
  for (const picture of [projectPicture, eventPicture, issuePicture, agendaPicture, workerPicture])
    expect(picture('one of my own').shapes).toContain('<path');
});
