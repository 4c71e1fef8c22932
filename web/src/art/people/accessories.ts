import { LINE } from './line';

/** The one thing that makes a face somebody's. */
export const ACCESSORIES = {
  glasses: `<g fill="none" stroke="${LINE}" stroke-width="1.9"><circle cx="51" cy="55" r="6.5"/><circle cx="69" cy="55" r="6.5"/><path d="M57.5 54c1.5-1.2 3.5-1.2 5 0M44.5 54l-4-1M75.5 54l4-1"/></g>`,
  square: `<g fill="none" stroke="${LINE}" stroke-width="2.2"><rect x="44.5" y="50" width="13" height="10" rx="2.5"/><rect x="62.5" y="50" width="13" height="10" rx="2.5"/><path d="M57.5 54h5"/></g>`,
  shades: `<path fill="${LINE}" d="M43 50h15v5c0 4-3 6-7 6s-8-3-8-8Zm19 0h15v3c0 5-4 8-8 8s-7-2-7-6Zm-5 0h6v3h-6Z"/>`,
  headset: `<path fill="none" stroke="${LINE}" stroke-width="3" d="M38 54c-2-22 8-34 22-34s24 12 22 34"/><rect x="34" y="50" width="8" height="14" rx="4" fill="${LINE}"/><rect x="78" y="50" width="8" height="14" rx="4" fill="${LINE}"/><path fill="none" stroke="${LINE}" stroke-width="2" d="M38 63c0 9 6 12 14 12"/><circle cx="53" cy="75" r="2.6" fill="${LINE}"/>`,
  earrings: `<circle cx="39" cy="64" r="2.6" fill="#d9a520"/><circle cx="81" cy="64" r="2.6" fill="#d9a520"/>`,
  pencil: `<path d="m80 44 14-12 3 3-13 13Z" fill="#e0a526"/><path d="m94 32 4-1-1 4Z" fill="${LINE}"/>`,
  beads: `<g fill="#d9a520"><circle cx="50" cy="92" r="2.2"/><circle cx="54" cy="95.5" r="2.2"/><circle cx="60" cy="97" r="2.2"/><circle cx="66" cy="95.5" r="2.2"/><circle cx="70" cy="92" r="2.2"/></g>`,
  freckles: `<g fill="#b5713f" opacity=".6"><circle cx="46" cy="62" r=".9"/><circle cx="49" cy="64" r=".9"/><circle cx="71" cy="64" r=".9"/><circle cx="74" cy="62" r=".9"/></g>`,
  bindi: `<circle cx="60" cy="45" r="1.8" fill="#a3262e"/>`,
  lanyard: `<path fill="none" stroke="#c2571a" stroke-width="2.2" d="M48 89 58 112M72 89 62 112"/><rect x="54" y="110" width="12" height="14" rx="2" fill="#fffaf0"/>`,
};

export type Accessory = keyof typeof ACCESSORIES;
