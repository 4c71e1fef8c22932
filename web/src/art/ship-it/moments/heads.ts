import { SUN } from '../../palette';
import { RED } from '../paint';
import { scene } from '../scene';
import { spark } from '../things/spark';

const heart = (x: number, y: number, scale: number) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 10c-16-10-12-21-5-19 4 1 5 5 5 5s1-4 5-5c7-2 11 9-5 19Z" fill="${RED}"/>`;

/** The coin fell well: everybody likes it. */
export const heads = scene(
  'help',
  `
<g transform="rotate(-10 80 54)"><ellipse cx="84" cy="57" rx="34" ry="34" fill="#b4790f"/><circle cx="80" cy="54" r="34" fill="${SUN}"/><circle cx="80" cy="54" r="26" fill="#ffd677"/><path d="m80 36 15 18h-9v17H74V54h-9Z" fill="#8a5a06"/></g>
${heart(30, 40, 1)}${heart(128, 28, 1.2)}${heart(140, 66, 0.8)}${heart(22, 74, 0.7)}${spark(46, 16, 7, SUN)}${spark(112, 12, 5, SUN)}`,
);
