import { LINE } from './line';

export const MOUTHS = {
  smile: `<path d="M53 69c3.5 4 10.5 4 14 0" fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round"/>`,
  grin: `<path d="M52 67.5h16c-.5 6-4 8.5-8 8.5s-7.5-2.5-8-8.5Z" fill="#fff"/><path d="M52 67.5h16" stroke="${LINE}" stroke-width="1.8" stroke-linecap="round"/>`,
  flat: `<path d="M54 70.5h12" fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round"/>`,
  smirk: `<path d="M54 71c5 1 9 0 12-4" fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round"/>`,
  frown: `<path d="M53 73c3.5-4.5 10.5-4.5 14 0" fill="none" stroke="${LINE}" stroke-width="2" stroke-linecap="round"/>`,
  o: `<ellipse cx="60" cy="71" rx="3.5" ry="4" fill="${LINE}"/>`,
  none: '',
};

export type Mouth = keyof typeof MOUTHS;
