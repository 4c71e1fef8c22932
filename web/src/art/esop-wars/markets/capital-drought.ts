import { at } from '../../at';
import { SUN } from '../../palette';
import { coin } from '../coin';
import { scene } from '../scene';

const cactus = `<path d="M-6 0v-34a6 6 0 0 1 12 0V0Z" fill="#4f8a4a"/><path d="M1-40a6 6 0 0 1 5 6V0H1Z" fill="#386b39"/><path d="M-18-22a4 4 0 0 1 8 0v5h6v8h-8a6 6 0 0 1-6-6ZM10-27a4 4 0 0 1 8 0v8a6 6 0 0 1-6 6H4v-8h6Z" fill="#4f8a4a"/>`;

const bucket = `<path d="M-3-36c-1-8 0-14 3-14s5 6 4 14Z" fill="#4f8a4a"/><path d="M-3-38c-8 1-10-3-9-8 4-1 8 3 9 8ZM4-37c7 2 10-1 10-6-4-2-9 1-10 6Z" fill="#4f8a4a"/><circle cy="-51" r="4" fill="#d9556e"/><path d="M-22-36h44l-6 36h-32Z" fill="#8792a0"/><path d="M6-36h16l-6 36H2Z" fill="#66717f"/><ellipse cy="-36" rx="22" ry="4.5" fill="#4a3524"/><path d="M-22-36c0-22 44-22 44 0" fill="none" stroke="#66717f" stroke-width="2.5"/>`;

const piggyBank = `<path d="M-20-4c0-14 8-20 20-20s18 6 19 14l5 2v7l-6 2-3 5h-30Z" fill="#efe3cf"/><path d="M2-24c11 1 16 7 17 14l5 2v7l-6 2-3 5H3c6-10 6-22-1-30Z" fill="#cdbb9c"/><path d="m-7-24-2-8 8 5Z" fill="#efe3cf"/><circle cx="-6" cy="-10" r="4" fill="#4a3524"/><circle cx="11" cy="-10" r="4" fill="#4a3524"/><path d="M-1-23h8" stroke="#4a3524" stroke-width="2.6" stroke-linecap="round"/><path d="M0-4v4M5-4v4M10-4v4" stroke="#8a7656" stroke-width="1.8"/>`;

/** One tap, one last coin, and a bucket that has given up and become a flower pot. */
export const capitalDrought = scene(
  `<rect width="240" height="150" fill="#f3c88e"/><g class="lamp"><circle cx="196" cy="36" r="25" fill="${SUN}"/><circle cx="196" cy="36" r="17" fill="#fbd277"/></g><path d="M0 92c40-14 70-6 110-2s90-10 130 0v60H0Z" fill="#e0a261"/><path d="M0 108c60-8 150-6 240 0v42H0Z" fill="#c9803f"/><g fill="none" stroke="#9c5a28" stroke-width="2.4" stroke-linejoin="round"><path d="m0 124 26-6 18 10 30-8 22 10M44 128l-8 22M74 120l-6-12M240 118l-28 4-16 12-34-8-20 12M196 134l10 16M162 126l4-18M96 130l8 20M142 138l-6 12M212 122l-8-14"/></g>`,
  `${at(210, 108, 1, cactus)}
<path d="M0 22h64v20H0Z" fill="#b9843a"/><path d="M0 34h64v8H0Z" fill="#94642a"/><path d="M56 16h14v32H56Z" fill="#d9a756"/><path d="M66 16h4v32h-4Z" fill="#94642a"/><path d="M70 20h24a22 22 0 0 1 22 22v14H96V46c0-3-2-5-5-5H70Z" fill="#d09a48"/><path d="M104 23a22 22 0 0 1 12 19v14h-8V42c0-8-2-14-4-19Z" fill="#94642a"/><path d="M92 54h28v7H92Z" fill="#d9a756"/><path d="M111 54h9v7h-9Z" fill="#94642a"/><path d="M78 8h8v14h-8Z" fill="#94642a"/><path d="M64 3h36a4 4 0 0 1 0 8H64a4 4 0 0 1 0-8Z" fill="#b8323a"/><path d="M84 3h16a4 4 0 0 1 0 8H84Z" fill="#8f2229"/>
<path d="M106 61c-3 6-6 9-6 13h12c0-4-3-7-6-13Z" fill="${SUN}"/>${coin(106, 77, 9)}
${at(106, 142, 0.9, bucket)}
${at(40, 146, 1, piggyBank, -6)}`,
);
