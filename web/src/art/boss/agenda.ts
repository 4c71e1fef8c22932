import { patent } from './agenda/patent';
import { quickFix } from './agenda/quick-fix';
import { shortcut } from './agenda/shortcut';
import { workshop } from './agenda/workshop';

/** What is drawn on each card, in a window of 136 by 88. */
export const AGENDA: Readonly<Record<string, string>> = {
  patent,
  'quick-fix': quickFix,
  shortcut,
  workshop,
};
