import { INK, PAPER, SUN } from '../palette';

/** A box that nobody has opened yet. */
export const unknown = `<path d="M44 40h72v54H44Z" fill="#d9a566"/><path d="M92 40h24v54H92Z" fill="#b5823f"/><path d="m44 40 12-14h72l-12 14Z" fill="#e8c08a"/><path d="M74 40h14v20l-7-5-7 5Z" fill="${PAPER}"/>
<path d="M60 72c0-10 15-10 15 0 0 6-7 5.5-7 11" stroke="${INK}" stroke-width="4" fill="none" stroke-linecap="round"/><circle cx="68" cy="89" r="2.4" fill="${INK}"/><path d="m128 18 3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" fill="${SUN}"/>`;
