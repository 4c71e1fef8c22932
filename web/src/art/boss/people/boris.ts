import type { Figure } from './figure';

/** Call-centre operator. Your call is important to him; he has told it so. */
export const boris: Figure = {
  skin: 1,
  hair: 'short',
  hairColour: '#4a3324',
  top: 'shirt',
  colour: '#d49a2a',
  second: '#fff3d8',
  beard: '#5d412e',
  with: ['headset'],
};
