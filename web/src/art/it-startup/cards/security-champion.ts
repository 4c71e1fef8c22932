import { at } from '../../at';
import type { Person } from '../../people/person';
import { shield } from '../shield';
import { who } from '../who';

export const champion: Person = {
  skin: 5,
  hair: 'crop',
  hairColour: '#17120f',
  top: 'hoodie',
  colour: '#33475c',
  mouth: 'flat',
  brows: 'fierce',
};

/** Not amused, but behind a shield. */
export const securityChampion = `
${who(champion, -10)}${at(112, 62, 1, shield)}`;
