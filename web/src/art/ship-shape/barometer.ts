import { short } from '../pen';

const arc = (from: number, to: number, paint: string): string => {
  const rim = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(50 + 33 * Math.cos(angle))} ${short(50 + 33 * Math.sin(angle))}`;
  };
  return `<path d="M${rim(from)}A33 33 0 0 1 ${rim(to)}" stroke="${paint}" stroke-width="9" fill="none"/>`;
};

/** The brass dial in a square of 100: storm, change, fair. */
export const dial = `<circle cx="50" cy="52.5" r="47" fill="#5c4210"/><circle cx="50" cy="50" r="47" fill="#b58a2b"/><circle cx="50" cy="50" r="43.5" fill="#e9c66a"/><circle cx="50" cy="50" r="40" fill="#fffaf0"/>${arc(150, 226, '#b8323a')}${arc(232, 308, '#e0a526')}${arc(314, 390, '#1f8a4c')}`;

/** Its needle, lying to the right; it turns around the middle. */
export const needle =
  '<path d="M44 46.5 82 50 44 53.5Z" fill="#231d18"/><circle cx="50" cy="50" r="6" fill="#231d18"/><circle cx="50" cy="50" r="2.5" fill="#e9c66a"/>';

/** How far the needle turns, in degrees, for an outlook from 0 to 100. */
export const needleTurn = (percent: number): number => 150 + (Math.min(100, Math.max(0, percent)) / 100) * 240;
