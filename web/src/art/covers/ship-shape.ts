import { INK, PAPER, SUN } from '../palette';
import { cover, title } from './cover';

const container = (x: number, y: number, paint: string, ribs: string, tilt = 0, width = 60): string => {
  const lines = Array.from({ length: Math.floor(width / 10) }, (_, i) => `M${7 + i * 10} 4v18`).join('');
  return `<g transform="translate(${x} ${y}) rotate(${tilt} ${width / 2} 13)"><rect width="${width}" height="26" rx="2" fill="${paint}"/><path d="${lines}" stroke="${ribs}" stroke-width="3"/></g>`;
};

export const shipShape = cover(
  `<g><rect width="240" height="320" fill="#0f7c7a"/><circle cx="60" cy="172" r="58" fill="#1c918d"/><circle cx="60" cy="172" r="40" fill="#33a7a1"/>
${title('Ship', 20, 56, 48)}${title('Shape', 20, 102, 48, '#f0c65a')}
<path d="M212 0v112" stroke="${INK}" stroke-width="3"/><path d="M212 108c0 6-10 6-10 14a10 10 0 0 0 18 5" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linecap="round"/>
${container(150, 134, '#d9a83a', '#b58a2b', -9, 62)}<path d="M181 124 158 138M181 124l28 6" stroke="${INK}" stroke-width="2"/>
${container(84, 222, '#b8323a', '#952730')}${container(146, 222, '#f3dfbd', '#dabf90')}${container(92, 196, '#4b5bd6', '#3a48b4', 1.5)}${container(86, 170, '#f0c65a', '#c99a2c', -3)}${container(102, 144, '#e67f3c', '#c2611f', 4, 50)}
<g transform="translate(118 118)"><path d="M0 22c2-14 18-18 26-8 4 5 2 12-4 14Z" fill="${PAPER}"/><path d="M2 20c6-2 12-2 18 4l-8 4Z" fill="#cfd6cf"/><circle cx="24" cy="11" r="6.5" fill="${PAPER}"/><circle cx="26" cy="9.5" r="1.5" fill="${INK}"/><path d="m30 11 9 3-9 2Z" fill="${SUN}"/></g>
<path d="M60 190h20v58H60Z" fill="${PAPER}"/><path d="M56 184h28v8H56Z" fill="#b8323a"/><path d="M64 198h5v7h-5Zm8 0h5v7h-5Zm-8 13h5v7h-5Zm8 0h5v7h-5Z" fill="#0f7c7a"/>
<path d="M40 246h176l-20 40H58Z" fill="${INK}"/><path d="M40 246h176l-4 8H44Z" fill="#b58a2b"/><circle cx="66" cy="264" r="4" fill="#b58a2b"/>
<path d="M0 276c15-10 30-10 45 0s30 10 45 0 30-10 45 0 30 10 45 0 30-10 60 0v44H0Z" fill="#0a5a58"/><path d="M0 298c18-9 34-9 52 0s34 9 52 0 34-9 52 0 34 9 84 0v22H0Z" fill="#074644"/>
<g transform="translate(8 262)"><path d="M0 14h36l-5 16H6Z" fill="#b8323a"/><path d="M8 4h14v10H8Z" fill="${PAPER}"/><path d="M14-6h6v10h-6Z" fill="${INK}"/></g><path d="M44 276 62 262" stroke="#f3dfbd" stroke-width="2.5"/>
</g>`,
);
