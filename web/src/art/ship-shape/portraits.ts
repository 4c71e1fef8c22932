import type { Drawing } from '../drawing';
import { stranger } from '../people/stranger';
import { AIR_CLIENTS } from './people/air-clients';
import { DIRECTORS } from './people/directors';
import { type Figure, figure } from './people/figure';
import { RAIL_CLIENTS } from './people/rail-clients';
import { SHIP_CLIENTS } from './people/ship-clients';

/** The director of a firm or the client of an order, by the card's id. */
export const FACES: Readonly<Record<string, Figure>> = {
  ...DIRECTORS,
  ...RAIL_CLIENTS,
  ...SHIP_CLIENTS,
  ...AIR_CLIENTS,
};

/** Who stands on a card; whoever nobody has drawn yet is a stranger. */
export const faceOf = (card: string): string => figure(FACES[card] ?? stranger(card));

/** Head and shoulders, for a round window. */
export const portrait = (card: string): Drawing => ({
  box: '20 -6 80 98',
  fit: 'xMidYMid slice',
  shapes: faceOf(card),
});
