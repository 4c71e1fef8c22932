import { SUN } from '../../palette';
import { WOOD, WOOD_SHADE, STEEL, STEEL_SHADE } from '../paint';
import { scene } from '../scene';
import { botHead } from '../things/bot-head';

/** Robots that build a robot. */
export const robotWorkshop = scene(
  'product',
  `
<path d="M14 86h132v12H14Z" fill="${WOOD_SHADE}"/><path d="M14 82h132v6H14Z" fill="${WOOD}"/>${botHead(58, 56, 1.45)}
<path d="M40 76h36v7H40Z" fill="${STEEL_SHADE}"/>
<g><path d="M116 82h28v-8h-28Z" fill="${STEEL_SHADE}"/><path d="M130 76 138 44 106 26" fill="none" stroke="#e0893f" stroke-width="9" stroke-linejoin="round"/><path d="M138 44 106 26" stroke="#b9611f" stroke-width="9"/><circle cx="138" cy="44" r="7" fill="${STEEL}"/><circle cx="106" cy="26" r="6" fill="${STEEL}"/><g transform="translate(100 24) rotate(32)"><path d="M-2-2h4v26h-4Z" fill="${WOOD}"/><path d="M-12 20h24v12h-24Z" fill="${STEEL_SHADE}"/></g></g>
<path d="m78 34-6-5m2 13-8-1m14-14-1-8" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`,
);
