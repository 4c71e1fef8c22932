import { bust } from '../../people/bust';
import type { Mouth } from '../../people/mouths';
import type { Person } from '../../people/person';

/** A person with one telling thing, behind or before them; all of it stays within 120 by 88, so that no window cuts it. */
export interface Figure extends Person {
  readonly behind?: string;
  readonly before?: string;
  /** Where the lamp hangs that the thing leaves room for. */
  readonly lamp?: 'left' | 'right';
}

const MOUTHS = ['frown', 'frown', 'flat', 'smile', 'grin', 'grin'] as const;

function mouth(who: Figure, morale: number): Mouth {
  if (who.moustache) return 'none';
  if (who.mouth) return who.mouth;
  return who.beard && morale > 3 ? 'smile' : (MOUTHS[morale] ?? 'smile');
}

/** Head and shoulders in the square of a bust; the face follows morale, 0 to 5. */
export function figure(who: Figure, morale = 3): string {
  const brows = morale <= 2 && who.brows !== 'fierce' ? 'sad' : who.brows;
  const person = { ...who, mouth: mouth(who, morale), ...(brows && { brows }) };
  return (who.behind ?? '') + bust(person) + (who.before ?? '');
}
