import type { Accessory } from './accessories';
import type { HairStyle } from './hair';
import type { Mouth } from './mouths';
import type { TopStyle } from './tops';

/** What makes somebody: one head for all, then skin, hair, clothes and perhaps one thing more. */
export interface Person {
  /** 1 the lightest, 5 the darkest. */
  readonly skin: 1 | 2 | 3 | 4 | 5;
  readonly hair: HairStyle;
  readonly hairColour: string;
  readonly top: TopStyle;
  readonly colour: string;
  readonly second?: string;
  readonly with?: readonly Accessory[];
  readonly mouth?: Mouth;
  readonly eyes?: 'open' | 'closed' | 'tired';
  readonly brows?: 'calm' | 'sad' | 'fierce';
  /** Where it is not the hair's. */
  readonly browColour?: string;
  readonly beard?: string;
  readonly moustache?: string;
}
