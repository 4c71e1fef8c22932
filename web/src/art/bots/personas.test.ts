import { expect, test } from 'vitest';
import told from '../../../../bots/src/main/resources/bots/personas.json';
import { face, seatPortrait } from '../people/portrait';
import { botFace, MACHINES } from './faces';
import { persona, PERSONAS } from './personas';

const bots = Object.entries(told).flatMap(([level, all]) => all.map(({ id }) => `${level}.${id}`));

test('everybody the house has among its bots has a face, and nobody else', () => {
  expect(bots).toHaveLength(16);
  expect(Object.keys(PERSONAS).sort()).toEqual(bots.map((bot) => bot.split('.')[1]).sort());
});

test('no two of them look the same, at a seat or close up', () => {
  expect(new Set(bots.map((bot) => botFace(bot).shapes)).size).toBe(16);
  expect(new Set(bots.map((bot) => botFace(bot, true).shapes)).size).toBe(16);
});

test('no two share hair and its colour, so that the smallest faces differ too', () => {
  const heads = bots.map((bot) => `${persona(bot)?.hair} ${persona(bot)?.hairColour} ${persona(bot)?.skin}`);
  expect(new Set(heads).size).toBe(16);
});

test('a face stays: it is drawn from the id alone', () => {
  const kofi = persona('strong.kofi');
  expect(kofi && seatPortrait(kofi)).toEqual(botFace('strong.kofi'));
  expect(kofi && face(kofi)).toEqual(botFace('strong.kofi', true));
});

test('a bot without a character is a machine, always the same', () => {
  expect(MACHINES).toContain(botFace('greedy'));
  expect(botFace('greedy')).toBe(botFace('greedy', true));
});
