import { collection } from './scene';
import { angelBacked } from './funding/angel-backed';
import { bootstrapped } from './funding/bootstrapped';
import { vcHeavy } from './funding/vc-heavy';

/** Where the money comes from: its picture, and the ground it stands on. */
export const { picture: fundingPicture, ground: fundingGround } = collection({
  'angel-backed': angelBacked,
  bootstrapped,
  'vc-heavy': vcHeavy,
});
