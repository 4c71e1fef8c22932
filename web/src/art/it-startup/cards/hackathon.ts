import { INK, PAPER, SUN } from '../../palette';

/** A tent made of a laptop, awake since Friday. */
export const hackathon = `
<circle cx="140" cy="26" r="15" fill="#f7e27a"/><path d="M64 20 122 14l34 88-54 14Z" fill="#aeb6bf"/><path d="m71 30 47-6 8 22-47 8Z" fill="#5b6672"/>
<path d="m78 37 40-5m-37 12 40-5" stroke="#d5dbe0" stroke-width="4.5" stroke-dasharray="5.5 3.5"/><path d="m95 66 26-5 11 28-27 6Z" fill="#8f98a2"/>
<path d="M62 20 24 116h80Z" fill="#171c2e"/><path d="M64 18 22 116M62 18l42 98" stroke="#7d8792" stroke-width="7" stroke-linecap="round"/>
<path d="M62 18h2l58-5" stroke="#434c56" stroke-width="7" stroke-linecap="round"/><circle cx="52" cy="86" r="9" fill="#fff"/>
<circle cx="75" cy="86" r="9" fill="#fff"/><circle cx="53" cy="87" r="4" fill="${INK}"/><circle cx="74" cy="87" r="4" fill="${INK}"/>
<path d="M43 74c5-4 11-4 15-1m10 0c4-3 11-3 15 1" stroke="#e5893f" stroke-width="2.5" fill="none" stroke-linecap="round"/>
<g><path d="M-6 88h17v32H-6Z" fill="#b8323a"/><path d="M4 88h7v32H4Z" fill="#8f252c"/><path d="m5 94-7 10h6l-3 9 8-11H3Z" fill="${SUN}"/><path d="M-6 86h17v4H-6Z" fill="#d5dbe0"/></g>
<path d="M112 112h58v8h-58Z" fill="#c99a5b"/><path d="M112 104h58v8h-58Z" fill="${PAPER}"/>`;
