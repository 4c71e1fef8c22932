import { describe, expect, it } from 'vitest';
import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { GameInfo, GameOption } from '../wire/types';
import {
  chairsLacking,
  chairsNeeded,
  changed,
  effective,
  grouped,
  inOrder,
  optionName,
  presetOf,
  unmet,
  valueName,
} from './options';

const info: GameInfo = {
  id: 'esop-wars',
  title: 'ESOP Wars',
  version: 1,
  seats: { min: 2, max: 5, default: 5 },
  minutes: { min: 15, max: 25 },
  bots: ['random', 'greedy'],
  options: [
    { id: 'auctionClock', default: true, values: [true, false], text: '…' },
    { id: 'pace', default: 'normal', values: ['normal', 'relaxed'], text: '…', table: true },
    { id: 'marketPool', default: 'classic', values: ['classic', 'random-four'], text: '…' },
    { id: 'perks', default: false, values: [false, true], text: '…', needs: { marketPool: 'random-four' } },
  ],
  presets: [
    { id: 'source', name: 'The source game', set: {} },
    { id: 'first', name: 'First game', set: { pace: 'relaxed' } },
  ],
};
const words = new Speaker(
  readTexts({
    texts: { 'option.auctionClock': 'Hammer', 'option.auctionClock.true': 'clock', 'options.auction': 'Auction' },
  }),
);
const option = (id: string) => info.options.find((one) => one.id === id) as GameOption;

describe('options of a table', () => {
  it('are the defaults until somebody changes them', () => {
    expect(effective(info, { pace: 'relaxed' })).toMatchObject({ auctionClock: true, pace: 'relaxed' });
    expect(changed(info, { pace: 'relaxed', perks: false }).map((one) => one.id)).toEqual(['pace']);
  });

  it('make up a preset only if all of them are as it says', () => {
    expect(presetOf(info, {})?.id).toBe('source');
    expect(presetOf(info, { pace: 'relaxed', perks: false })?.id).toBe('first');
    expect(presetOf(info, { pace: 'relaxed', auctionClock: false })).toBeUndefined();
  });

  it('stand in groups, what nobody grouped last', () => {
    const groups = grouped(info, { auction: ['auctionClock'] }, words);
    expect(groups.map((group) => [group.name, group.options.map((one) => one.id)])).toEqual([
      ['Auction', ['auctionClock']],
      ['The game', ['marketPool', 'perks']],
      ['The table', ['pace']],
    ]);
  });

  it('join the group of their own that a board names too', () => {
    const groups = grouped(info, { table: ['auctionClock'] }, words);
    expect(groups.map((group) => [group.id, group.options.map((one) => one.id)])).toEqual([
      ['table', ['auctionClock', 'pace']],
      ['game', ['marketPool', 'perks']],
    ]);
  });

  it('have names, from the texts or from their ids', () => {
    expect(optionName(option('auctionClock'), words)).toBe('Hammer');
    expect(valueName(option('auctionClock'), true, words)).toBe('clock');
    expect(valueName(option('auctionClock'), false, words)).toBe('off');
    expect(optionName(option('marketPool'), words)).toBe('Market pool');
    expect(valueName(option('marketPool'), 'random-four', words)).toBe('random four');
  });

  it('say what they need before they mean anything', () => {
    expect(unmet(option('perks'), info, {})).toMatchObject({ option: { id: 'marketPool' }, value: 'random-four' });
    expect(unmet(option('perks'), info, { marketPool: 'random-four' })).toBeNull();
  });
});

it('says how many chairs an option needs where the table has another number', () => {
  const sides: GameOption = { id: 'teams', default: 'off', values: ['off', '2v2'], text: '…', needs: { seats: 4 } };
  expect(chairsNeeded(sides, 3)).toBe(4);
  expect(chairsNeeded(sides, 4)).toBeNull();
});

it('says how many chairs an option needs at least where the table has fewer', () => {
  const trade: GameOption = { id: 'trade', default: false, values: [false, true], text: '…', fromSeats: 2 };
  expect(chairsLacking(trade, 1)).toBe(2);
  expect(chairsLacking(trade, 2)).toBeNull();
  expect(chairsLacking(option('pace'), 1)).toBeNull();
});

it('puts numbers as people count, whatever the box tells first', () => {
  expect(inOrder([4, 3, 5])).toEqual([3, 4, 5]);
  expect(inOrder(['normal', 'relaxed', 'brisk'])).toEqual(['normal', 'relaxed', 'brisk']);
});
