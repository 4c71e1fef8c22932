import { collection } from './scene';
import { aiFirst } from './tech/ai-first';
import { moveFast } from './tech/move-fast';
import { qualityFocused } from './tech/quality-focused';

/** How the company builds: its picture, and the ground it stands on. */
export const { picture: techPicture, ground: techGround } = collection({
  'ai-first': aiFirst,
  'move-fast': moveFast,
  'quality-focused': qualityFocused,
});
