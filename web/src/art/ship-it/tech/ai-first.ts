import { SUN } from '../../palette';
import { RED, WOOD, WOOD_SHADE, STEEL_SHADE, BRONZE } from '../paint';
import { scene } from '../scene';
import { botHead } from '../things/bot-head';
import { star } from '../things/star';

/** The founder's portrait is a robot in a tie. */
export const aiFirst = scene(
  'product',
  `
<rect x="40" y="6" width="80" height="76" rx="3" fill="${WOOD}"/><path d="M100 6h17a3 3 0 0 1 3 3v70a3 3 0 0 1-3 3h-17Z" fill="${WOOD_SHADE}"/>
<rect x="47" y="13" width="66" height="62" fill="#efe2ff"/><path d="M62 75c0-12 36-12 36 0Z" fill="${STEEL_SHADE}"/>
<path d="m80 64 4 4-2 7h-4l-2-7Z" fill="${RED}"/>${botHead(80, 46, 1.55)}<rect x="54" y="80" width="52" height="13" rx="2" fill="${SUN}"/>
<path d="M60 86.5h40" stroke="${BRONZE}" stroke-width="2.6" stroke-dasharray="7 3"/>${star(30, 24, 8, SUN)}${star(132, 24, 8, SUN)}`,
);
