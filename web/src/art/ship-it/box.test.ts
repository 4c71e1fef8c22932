import { expect, test } from 'vitest';
import box from '../../../../games/src/main/resources/boxes/ship-it/box.json';
import { isPrint } from '../print';
import { corporationGround, corporationPicture } from './corporations';
import { debtPicture } from './debt';
import { engineerGround } from './engineers';
import { eventGround, eventPicture } from './events';
import { fundingGround, fundingPicture } from './funding';
import { milestoneGlyph, milestonePicture } from './milestones';
import { medalPicture } from './moments';
import { engineer } from './people/engineer';
import { FACES } from './people/faces';
import { powerPicture } from './powers';
import { productGround, productPicture } from './products';
import { roomGround, roomPicture } from './rooms';
import { specialtyPicture } from './specialties';
import { tokenPicture } from './sprint';
import { techGround, techPicture } from './tech';
import { themeGround, themePicture } from './themes';
import { traitPicture } from './traits';

const ids = (cards: readonly { id: string }[]) => cards.map((card) => card.id);

/** A print's id is new in every picture; what is drawn is the rest. */
const drawn = (shapes: string) => shapes.replace(/print-\d+/g, '');

const COLLECTIONS = [
  ['action', ids(box.actions), roomPicture],
  ['event', ids(box.events), eventPicture],
  ['milestone', ids(box.milestones), milestonePicture],
  ['milestone on a coin', ids(box.milestones), milestoneGlyph],
  ['funding', ids(box.funding), fundingPicture],
  ['tech', ids(box.tech), techPicture],
  ['product', ids(box.products), productPicture],
  ['ready corporation', ids(box.corporationPresets), corporationPicture],
  ['market theme', ids(box.marketThemes), themePicture],
  ['specialty', ids(box.specialties), specialtyPicture],
  ['trait', ids(box.traits), traitPicture],
  ['level of debt', ids(box.debtLevels), debtPicture],
  ['power', box.funding.map(({ power }) => power.id), powerPicture],
  ['token of the sprint', box.sprintBag.map(({ token }) => token), tokenPicture],
  ['milestone on the wall', ids(box.milestones), medalPicture],
] as const;

test.each(COLLECTIONS)('every %s of the box is drawn, and no two look the same', (_, names, picture) => {
  const drawings = [...names, 'nobody knows this'].map((id) => drawn(picture(id).shapes));

  expect(new Set(drawings).size).toBe(names.length + 1);
});

test('every picture stands on a ground with a print', () => {
  const grounds = [
    ...ids(box.actions).map(roomGround),
    ...ids(box.events).map(eventGround),
    ...ids(box.funding).map(fundingGround),
    ...ids(box.tech).map(techGround),
    ...ids(box.products).map(productGround),
    ...ids(box.corporationPresets).map(corporationGround),
    ...ids(box.marketThemes).map(themeGround),
    ...ids(box.specialties).map(engineerGround),
  ];

  expect(grounds.filter((ground) => !isPrint(ground))).toEqual([]);
});

test('every name that an engineer can have has a face of its own', () => {
  expect(box.engineerNames.filter((name) => !(name in FACES))).toEqual([]);
  expect(new Set(box.engineerNames.map((name) => JSON.stringify(FACES[name]))).size).toBe(box.engineerNames.length);
});

test('every specialty has a ground of its own', () => {
  expect(new Set(ids(box.specialties).map(engineerGround)).size).toBe(box.specialties.length);
});

test('an engineer is dressed by level, and a namesake has the same face in other clothes', () => {
  for (const { id } of box.engineerLevels) expect(engineer('Maeve', id, 'ai')).toEqual(engineer('Maeve', id, 'ai'));

  expect(engineer('Maeve', 'intern', null).with).toContain('lanyard');
  expect(engineer('Ada II', 'senior', 'frontend')).toMatchObject({ ...FACES['Ada'] });
  expect(engineer('Ada II', 'senior', 'frontend')).not.toEqual(engineer('Ada', 'senior', 'frontend'));
});

test('an open milestone shows its medal without gold', () => {
  for (const id of ids(box.milestones)) expect(milestonePicture(id, false).shapes).not.toContain('#ffd677');
});

test('who works in a room stands in its picture', () => {
  const person = engineer('Ada', 'senior', 'frontend');

  expect(roomPicture('marketing', [{ person, x: 100 }]).shapes).toContain(person.colour);
  expect(roomPicture('marketing').shapes).not.toContain(person.colour);
});
