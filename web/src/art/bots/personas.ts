import type { Person } from '../people/person';

const LANYARD = 'lanyard';

/** The bots with a character: people of the house, each with its badge around the neck. */
export const PERSONAS: Readonly<Record<string, Person>> = {
  anouk: { skin: 1, hair: 'fringe', hairColour: '#5a2d18', top: 'crew', colour: '#2f7f73', second: '#cfe7dd' },
  teo: { skin: 2, hair: 'curls', hairColour: '#2a1d1a', top: 'tee', colour: '#c4572c', mouth: 'grin' },
  mei: { skin: 2, hair: 'bun', hairColour: '#1d1a1c', top: 'hoodie', colour: '#8a5aa0', with: ['glasses'] },
  joon: { skin: 1, hair: 'cap', hairColour: '#b8432a', top: 'tee', colour: '#2b3a4a', mouth: 'smirk' },
  lupe: { skin: 3, hair: 'braids', hairColour: '#2a1d1a', top: 'scarf', colour: '#a37a1c', second: '#b8432a' },
  finn: {
    skin: 1,
    hair: 'quiff',
    hairColour: '#b3602a',
    top: 'shirt',
    colour: '#6f7d2c',
    second: '#eef0d0',
    with: ['freckles'],
    mouth: 'grin',
  },
  sanna: { skin: 1, hair: 'bob', hairColour: '#e3bd6a', top: 'turtle', colour: '#2f5f8a', with: ['square'] },
  ravi: {
    skin: 4,
    hair: 'side',
    hairColour: '#1d1a1c',
    top: 'vest',
    colour: '#93381f',
    second: '#f6e3b4',
    moustache: '#1d1a1c',
    brows: 'fierce',
  },
  kofi: {
    skin: 5,
    hair: 'crop',
    hairColour: '#1d1a1c',
    top: 'crew',
    colour: '#a37a1c',
    second: '#fff3e4',
    mouth: 'grin',
  },
  ines: {
    skin: 3,
    hair: 'wave',
    hairColour: '#5a2d18',
    top: 'blazer',
    colour: '#b8432a',
    second: '#fff3e4',
    with: ['earrings'],
    mouth: 'smirk',
  },
  dagny: { skin: 1, hair: 'long', hairColour: '#d6a24c', top: 'turtle', colour: '#3d4a24', mouth: 'flat' },
  omar: {
    skin: 3,
    hair: 'short',
    hairColour: '#2a1d1a',
    top: 'blazer',
    colour: '#2b3a4a',
    second: '#c79a2b',
    beard: '#2a1d1a',
    brows: 'fierce',
  },
  yuki: {
    skin: 2,
    hair: 'pony',
    hairColour: '#1d1a1c',
    top: 'blazer',
    colour: '#593868',
    second: '#ecd9f4',
    mouth: 'flat',
  },
  vesna: {
    skin: 2,
    hair: 'bob',
    hairColour: '#93381f',
    top: 'tie',
    colour: '#2b3a4a',
    second: '#b8432a',
    with: ['shades'],
    mouth: 'smirk',
  },
  hugo: {
    skin: 2,
    hair: 'thin',
    hairColour: '#8d8a88',
    top: 'tie',
    colour: '#3d4a24',
    second: '#c79a2b',
    with: ['glasses'],
    beard: '#8d8a88',
    mouth: 'flat',
  },
  zuri: {
    skin: 5,
    hair: 'afro',
    hairColour: '#1d1a1c',
    top: 'blazer',
    colour: '#2f7f73',
    second: '#f6e3b4',
    with: ['beads', 'earrings'],
  },
};

/** Whom a bot of this id plays as; nobody, for one without a character. */
export function persona(bot: string): Person | undefined {
  const drawn = PERSONAS[bot.slice(bot.indexOf('.') + 1)];
  return drawn && { ...drawn, with: [...(drawn.with ?? []), LANYARD] };
}
