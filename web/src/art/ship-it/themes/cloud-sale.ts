import { INK, SUN } from '../../palette';
import { scene } from '../scene';
import { cloud } from '../things/cloud';
import { spark } from '../things/spark';
import { tag } from '../things/tag';

/** A cloud with a price tag. */
export const cloudSale = scene(
  'engineering',
  `
${cloud(76, 46, 1.45)}<circle cx="64" cy="40" r="3" fill="${INK}"/><circle cx="88" cy="40" r="3" fill="${INK}"/>
<path d="M68 49c4 5 12 5 16 0" fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"/>
<path d="M104 60v8" stroke="${INK}" stroke-width="1.8"/>${tag(112, 78, 8, '$0')}
<g fill="${SUN}">${spark(26, 24, 8)}${spark(136, 26, 9)}${spark(40, 82, 6)}</g>`,
);
