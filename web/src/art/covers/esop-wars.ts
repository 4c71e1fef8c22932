import { PAPER, SUN } from '../palette';
import { cover, title } from './cover';

const DEPTH = 30;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const short = (n: number) => String(Math.round(n * 100) / 100);

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A piece of the pie from one angle to another, seen from above at a slant, with its walls and crust. */
function slice(centre: Place, from: number, to: number): string {
  const r = 86;
  const rim = (degrees: number): Place => ({
    x: centre.x + r * Math.cos(radians(degrees)),
    y: centre.y + r * 0.62 * Math.sin(radians(degrees)),
  });
  const wall = ({ x, y }: Place, fill: string) =>
    `<path d="M${centre.x} ${centre.y}L${short(x)} ${short(y)}v${DEPTH}L${centre.x} ${centre.y + DEPTH}Z" fill="${fill}"/>`;
  const [a, b] = [rim(from), rim(to)];
  // Only the near half of the rim shows its crust.
  const [near, far] = [rim(Math.max(from, 0)), rim(Math.min(to, 180))];
  const crust =
    Math.min(to, 180) > Math.max(from, 0)
      ? `<path d="M${short(near.x)} ${short(near.y)}A${r} ${r * 0.62} 0 0 1 ${short(far.x)} ${short(far.y)}v${DEPTH}A${r} ${r * 0.62} 0 0 0 ${short(near.x)} ${short(near.y + DEPTH)}Z" fill="#c98a3c"/>`
      : '';
  const lid = `<path d="M${centre.x} ${centre.y}L${short(a.x)} ${short(a.y)}A${r} ${r * 0.62} 0 ${to - from > 180 ? 1 : 0} 1 ${short(b.x)} ${short(b.y)}Z" fill="#e7b05c"/>`;
  return wall(a, '#8d2b1f') + wall(b, '#a5382a') + crust + lid;
}

const ray = (i: number): string => {
  const end = (degrees: number) =>
    `${Math.round(120 + 300 * Math.cos(radians(degrees)))} ${Math.round(206 + 300 * Math.sin(radians(degrees)))}`;
  return `<path d="M120 206 ${end(i * 30)} ${end(i * 30 + 15)}Z"/>`;
};

export const esopWars = cover(
  `<g><rect width="240" height="320" fill="#1f8a4c"/><g fill="#279a58">${Array.from({ length: 12 }, (_, i) => ray(i)).join('')}</g>
<ellipse cx="122" cy="284" rx="100" ry="28" fill="#0f5a30"/>
${slice({ x: 124, y: 232 }, -112, 176)}
<g fill="none" stroke="#c98a3c" stroke-width="7" stroke-linecap="round"><path d="M58 246 96 274M92 236l48 44M150 206l40 36M118 196M104 276l66-82M62 262l26-24M152 278l46-54"/></g>
${slice({ x: 102, y: 180 }, 176, 248)}
<text x="62" y="166" font-family="Fraunces, Georgia, serif" font-weight="700" font-size="24" fill="#7a2318" text-anchor="middle" transform="rotate(-6 62 166)">3%</text>
<g fill="${SUN}"><path d="m126 190-14-12 17 3 2-18 8 16 13-11-7 15 15 3-15 5Z"/></g><g fill="${PAPER}"><circle cx="214" cy="206" r="4"/><circle cx="222" cy="236" r="3"/><circle cx="24" cy="232" r="3.5"/><circle cx="98" cy="136" r="3"/><circle cx="34" cy="122" r="3"/></g>
<g transform="translate(166 152) rotate(-38)"><rect x="20" y="-7" width="120" height="14" rx="7" fill="#6b4022"/><rect x="20" y="1" width="120" height="6" rx="3" fill="#54311a"/><rect x="-26" y="-40" width="52" height="80" rx="8" fill="#9a6238"/><rect x="4" y="-40" width="22" height="80" rx="8" fill="#7b4a29"/><rect x="-30" y="-35" width="60" height="12" rx="4" fill="${SUN}"/><rect x="-30" y="23" width="60" height="12" rx="4" fill="${SUN}"/></g>
${title('ESOP', 20, 56, 52)}${title('Wars', 20, 100, 52, '#ffd978')}</g>`,
);
