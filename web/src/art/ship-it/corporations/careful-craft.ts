import { PAPER, SUN } from '../../palette';
import { PAPER_SHADE, RED, RED_SHADE, WOOD, WOOD_SHADE, TEAL } from '../paint';
import { scene } from '../scene';

/** A ship in a bottle. */
export const carefulCraft = scene(
  'engineering',
  `
<path d="M14 90h132v8H14Z" fill="${WOOD_SHADE}"/><path d="M34 78h14l-4 14H30ZM100 78h14l4 14h-14Z" fill="${WOOD}"/>
<path d="M112 40h16c4 0 6 3 6 12s-2 12-6 12h-16c-4 14-16 20-34 20-32 0-52-8-52-32s20-32 52-32c18 0 30 6 34 20Z" fill="#e8f5f6" opacity=".85"/>
<path d="M134 42h10v20h-10Z" fill="${WOOD}"/><path d="M32 66c10 12 26 15 46 15 16 0 26-4 31-15Z" fill="${TEAL}"/>
<path d="M44 60h54c-4 10-10 14-16 14H60c-8 0-14-6-16-14Z" fill="${RED}"/><path d="M76 60h22c-4 10-10 14-16 14h-6Z" fill="${RED_SHADE}"/>
<path d="M68 26h3v34h-3Z" fill="${WOOD_SHADE}"/><path d="M66 28c-14 6-18 18-18 28h18Z" fill="${PAPER}"/>
<path d="M74 30c12 4 18 16 18 26H74Z" fill="${PAPER_SHADE}"/><path d="M70 25h12l-4 4 4 4H70Z" fill="${SUN}"/>`,
);
