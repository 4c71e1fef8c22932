import { PAPER, SUN } from '../../palette';

/** The only server that is always up. */
export const coffeeMachine = `
<path d="M38 4h84v116H38Z" fill="#3d566e"/><path d="M104 4h18v116h-18Z" fill="#2b3f52"/>
<g fill="#16202a"><rect x="45" y="10" width="70" height="13" rx="2"/><rect x="45" y="27" width="70" height="13" rx="2"/><rect x="45" y="46" width="70" height="62" rx="3"/></g>
<g fill="#5fd38a"><circle cx="53" cy="16.5" r="3"/><circle cx="62" cy="16.5" r="3"/><circle cx="71" cy="16.5" r="3"/><circle cx="53" cy="33.5" r="3"/><circle cx="62" cy="33.5" r="3"/></g>
<circle cx="71" cy="33.5" r="3" fill="${SUN}"/><path d="M84 14h25m-25 5h25m-25 12h25m-25 5h25" stroke="#51687e" stroke-width="2.5"/>
<path d="M66 44h28v9l-8 7H74l-8-7Z" fill="#aeb6bf"/><path d="M76 60h8v20h-8Z" fill="#6b3d1e"/><path d="M60 74h36l-4 28H64Z" fill="${PAPER}"/>
<path d="M82 74h14l-4 28H82Z" fill="#e6d9c0"/><path d="M95 79c12-1 12 17-1 15" stroke="${PAPER}" stroke-width="4" fill="none"/>
<path d="M60 74h36l-1 6H61Z" fill="#6b3d1e"/><path d="M78 96c-8-5-10-9-8-12 3-3 6-1 8 2 2-3 5-5 8-2 2 3 0 7-8 12Z" fill="#b8323a"/>
<path d="M34 108h92v12H34Z" fill="#aeb6bf"/><path d="M104 108h22v12h-22Z" fill="#8a949e"/>
<g fill="none" stroke="${PAPER}" stroke-width="4" stroke-linecap="round"><path d="M22 70c-8-8 6-12-1-22m-14 26c-6-6 4-9 0-16m131 12c8-8-6-12 1-22m14 26c6-6-4-9 0-16"/></g>`;
