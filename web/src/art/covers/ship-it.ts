import { CREAM, INK, PAPER, SUN } from '../palette';
import { cover, title } from './cover';

export const shipIt = cover(
  `<g><rect width="240" height="320" fill="#4b5bd6"/>
<circle cx="172" cy="140" r="66" fill="#6877e6"/><circle cx="172" cy="140" r="46" fill="#8592f0"/>
${title('Ship', 20, 58, 54)}${title('It!', 20, 106, 54, SUN)}
<g transform="rotate(-4 120 210)"><rect x="117" y="88" width="6" height="136" fill="${INK}"/>
<path d="M126 96h82a5 5 0 0 1 5 5v68a5 5 0 0 1-5 5h-82Z" fill="${PAPER}"/><path d="M126 96h82a5 5 0 0 1 5 5v9h-87Z" fill="#c9cff7"/><circle cx="134" cy="103" r="2.6" fill="#b8323a"/><circle cx="142" cy="103" r="2.6" fill="${SUN}"/><circle cx="150" cy="103" r="2.6" fill="#1f8a4c"/>
<path d="m150 141 13 13 26-27" fill="none" stroke="#4b5bd6" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>
<path d="M114 122 62 176h52Z" fill="#dfe3ff"/><path d="M74 168h12M86 158h16M96 148h10" stroke="#8592f0" stroke-width="3.5" stroke-linecap="round"/>
<path d="M118 88 96 82l22-8Z" fill="#b8323a"/>
<path d="m40 208 18-16 124 0 24 16Z" fill="#b98246"/><path d="M40 208h166l-18 56H58Z" fill="#d9a566"/><path d="M148 208h58l-18 56h-40Z" fill="#c48f51"/><path d="M106 208h26v40l-13-9-13 9Z" fill="${CREAM}"/>
<g transform="rotate(14 170 232)"><rect x="156" y="224" width="32" height="14" rx="2" fill="#fff6e6" opacity=".9"/></g><g transform="rotate(-38 76 236)"><rect x="62" y="231" width="28" height="11" rx="2" fill="#fff6e6" opacity=".85"/></g>
<circle cx="88" cy="190" r="9" fill="#cf9566"/><path d="M79 188c0-10 18-10 18 0-6-4-12-4-18 0Z" fill="${INK}"/><path d="M76 206c0-9 24-9 24 0Z" fill="${SUN}"/><path d="M98 202c8-4 8-14 14-20" stroke="#cf9566" stroke-width="4.5" fill="none" stroke-linecap="round"/></g>
<path d="M0 252c14-13 28-13 42 0s28 13 42 0 28-13 42 0 28 13 42 0 28-13 42 0 22 13 30 6v62H0Z" fill="#3442ad"/><path d="M0 278c16-12 30-12 46 0s30 12 46 0 30-12 46 0 30 12 46 0 30-12 56 0v42H0Z" fill="#262f85"/>
<g fill="#8592f0" font-family="Inter, sans-serif" font-weight="700" font-size="17"><text x="24" y="306">{ }</text><text x="96" y="310">&lt;/&gt;</text><text x="176" y="305">;</text></g>
<g transform="translate(204 262)"><ellipse cx="0" cy="0" rx="12" ry="8.5" fill="#b8323a"/><path d="M0-8v16" stroke="${INK}" stroke-width="1.5"/><circle cx="-12" cy="-2" r="5" fill="${INK}"/><circle cx="-14" cy="-4" r="1.3" fill="#fff"/><path d="m-15-6-4-6m8 5 0-7" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/><circle cx="2" cy="-4" r="1.7" fill="${INK}"/><circle cx="5" cy="3" r="1.7" fill="${INK}"/></g></g>`,
);
