import { INK, SUN } from '../../palette';
import { SUN_SHADE, STEEL } from '../paint';
import { scene } from '../scene';

/** A lock in sunglasses. */
export const privacyYear = scene(
  'knowledge',
  `
<path d="M58 48V30c0-30 44-30 44 0v18" fill="none" stroke="${STEEL}" stroke-width="10"/>
<rect x="42" y="42" width="76" height="54" rx="9" fill="${SUN}"/><path d="M88 42h21a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H88Z" fill="${SUN_SHADE}"/>
<path d="M48 52h64v4c-2 12-8 16-16 16s-13-6-14-14h-4c-1 8-6 14-14 14s-14-4-16-16Z" fill="${INK}"/>
<path d="m56 56 8 8M94 56l8 8" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>
<path d="M68 83c6 4 18 4 24-2" fill="none" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
);
