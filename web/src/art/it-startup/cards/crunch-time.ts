import { INK, PAPER } from '../../palette';

/** All windows are lit and the moon is out. */
export const crunchTime = `
<rect x="-24" y="-2" width="208" height="124" fill="#28325c"/><path d="M132 16a17 17 0 1 0 12 28 20 20 0 0 1-12-28Z" fill="#f7e27a"/>
<g fill="#fff" opacity=".8"><circle cx="20" cy="18" r="1.5"/><circle cx="48" cy="30" r="1.5"/><circle cx="96" cy="14" r="1.5"/></g>
<path d="M14 40h56v80H14Z" fill="#161c38"/><path d="M82 58h62v62H82Z" fill="#1d2547"/>
<g fill="#f4b740"><path d="M22 50h10v10H22Zm16 0h10v10H38Zm14 16h10v10H52Zm-30 0h10v10H22Zm16 16h10v10H38Zm14 0h10v10H52ZM22 98h10v10H22Zm30 0h10v10H52ZM90 68h11v11H90Zm34 0h11v11h-11Zm-17 18h11v11h-11Zm17 0h11v11h-11Zm-34 18h11v11H90Z"/></g>
<circle cx="108" cy="36" r="14" fill="${PAPER}"/><path d="M108 27v9l7 5" stroke="${INK}" stroke-width="2.5" fill="none" stroke-linecap="round"/>`;
