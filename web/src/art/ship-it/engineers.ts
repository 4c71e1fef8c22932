import type { Drawing } from '../drawing';
import { bust } from '../people/bust';
import { print } from '../print';
import type { Ground } from './ground';
import { engineer } from './people/engineer';
import { standing } from './things/standing';

const GROUNDS: Readonly<Record<string, Ground>> = {
  frontend: 'sales',
  backend: 'engineering',
  fullstack: 'knowledge',
  devops: 'ops',
  ai: 'product',
};

/** What of an engineer can be seen. */
interface Seen {
  readonly name: string;
  readonly level: string;
  readonly specialty?: string | null;
}

export const engineerGround = (specialty: string | null | undefined): Ground => GROUNDS[specialty ?? ''] ?? 'finance';

/** Head and shoulders, for cards, chips and seats. */
export const engineerPicture = ({ name, level, specialty = null }: Seen): Drawing => ({
  box: '18 3 84 100',
  fit: 'xMidYMin slice',
  shapes: bust(engineer(name, level, specialty)),
});

/** The same person in the window of a large card. */
export const engineerCard = ({ name, level, specialty = null }: Seen): Drawing => ({
  box: '0 0 160 96',
  fit: 'xMidYMax slice',
  shapes: `${print(engineerGround(specialty), 160, 96, 0.5)}<circle fill="var(--halo)" cx="80" cy="52" r="42"/>${standing(engineer(name, level, specialty), 80, 97, 0.84)}`,
});
