import { describe, expect, it } from 'vitest';
import type { BotPersona, Chair, Table } from '../wire/types';
import { aboutLevel, aboutTemperament, botDetail, botLevel, botName, everyday, sitter } from './bots';

const kofi: BotPersona = { name: 'Kofi', level: 'strong', temperament: 'builder' };
const chairs: Chair[] = [
  { seat: 0, kind: 'person', guest: 'g', name: 'Mira' },
  { seat: 1, kind: 'bot', bot: 'strong.kofi', persona: kofi },
  { seat: 2, kind: 'bot', bot: 'random' },
  { seat: 3, kind: 'bot', bot: 'greedy' },
  { seat: 4, kind: 'open' },
];
const LEVELS = ['beginner', 'casual', 'strong', 'expert'];

describe('bots at a table', () => {
  it('are called as their characters, those without by names of which no two are the same', () => {
    const names = [1, 2, 3].map((seat) => botName(chairs, seat));
    expect(names).toEqual(['Kofi', 'Gizmo', 'Widget']);
  });

  it('are told by their level and how they play, an unknown one by its own word', () => {
    expect(botLevel('strong.kofi')).toBe('strong');
    expect(botLevel('oracle')).toBe('oracle');
    expect(botDetail(chairs[1] as Chair)).toBe('strong, builder');
    expect(botDetail(chairs[2] as Chair)).toBe('at random');
    expect(botDetail(chairs[0] as Chair)).toBe('');
  });

  it('are told by name too where they sit in for a person', () => {
    const away: Chair = {
      seat: 0,
      kind: 'person',
      guest: 'g',
      name: 'Mira',
      away: true,
      bot: 'strong.kofi',
      persona: kofi,
    };
    expect(botDetail(away)).toBe('Kofi, strong, builder');
    expect(botDetail(chairs[1] as Chair, true)).toBe('Kofi, strong, builder');
  });

  it('say in a line how they play, each temperament its own', () => {
    const lines = ['builder', 'bold', 'saver', 'rival'].map((temperament) =>
      aboutTemperament({ ...(chairs[1] as Chair), persona: { ...kofi, temperament } }),
    );
    expect(lines.every((line) => line.length > 10)).toBe(true);
    expect(new Set(lines).size).toBe(lines.length);
    expect(aboutTemperament(chairs[2] as Chair)).toBe('');
  });

  it('sit beside people under their names', () => {
    const table = { seats: chairs } as Table;
    expect(sitter(table, 0)).toBe('Mira');
    expect(sitter(table, 1)).toBe('Kofi');
    expect(sitter(table, 4)).toBe('');
  });
});

describe('levels', () => {
  it('each say in a line what to expect, no two the same', () => {
    const lines = LEVELS.map(aboutLevel);
    expect(lines.every((line) => line.length > 10)).toBe(true);
    expect(new Set(lines).size).toBe(LEVELS.length);
  });

  it('begin with casual bots, whatever else there is', () => {
    expect(everyday(LEVELS)).toBe('casual');
    expect(everyday(['random', 'greedy'])).toBe('greedy');
    expect(everyday([])).toBe('');
  });
});
