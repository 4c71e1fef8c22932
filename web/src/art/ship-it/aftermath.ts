import { at } from '../at';
import type { Drawing } from '../drawing';
import { INK, PAPER, SUN } from '../palette';
import { BRICK, GREEN, INDIGO, PAPER_SHADE, RED, STEEL, STEEL_SHADE, WOOD, WOOD_SHADE } from './paint';
import { botHead } from './things/bot-head';
import { bug } from './things/bug';
import { envelope } from './things/envelope';

type Agent = (x: number, y: number, scale: number) => string;

const letter: Agent = (x, y, scale) => envelope(x, y, -14, scale * 1.2);
const crawler: Agent = (x, y, scale) => bug(x, y, scale, -20);
const bot: Agent = (x, y, scale) => botHead(x, y, scale * 0.9);
const heart: Agent = (x, y, scale) =>
  at(x, y, scale, `<path d="M0 10c-16-10-12-21-5-19 4 1 5 5 5 5s1-4 5-5c7-2 11 9-5 19Z" fill="${RED}"/>`);

/** What comes to the door of a company. */
const AGENTS: Readonly<Record<string, Agent>> = {
  'ddos-attack': letter,
  'cloud-provider-outage': letter,
  'viral-moment': heart,
  'data-breach': crawler,
  'competitor-launch': heart,
  'botnet-wave': bot,
  'launch-day-spotlight': heart,
  'vulnerable-dependency': crawler,
};

const closedDoor = `<path d="M64 72h24v36H64Z" fill="${WOOD}"/><path d="M78 72h10v36H78Z" fill="${WOOD_SHADE}"/><circle cx="83" cy="91" r="1.9" fill="${SUN}"/>`;
const openDoor = '<path d="M64 72h24v36H64Z" fill="#1d1714"/><path d="M64 72 78 77v35l-14-4Z" fill="#a8734a"/>';

const office = (door: string) =>
  `<path d="M36 44h78v64H36Z" fill="${PAPER}"/><path d="M88 44h26v64H88Z" fill="${PAPER_SHADE}"/><path d="M28 44 75 18l47 26-5 7L75 28 33 51Z" fill="var(--seat, var(--accent))"/><path d="M75 18l47 26-5 7L75 28Z" fill="#000" opacity=".2"/>${door}`;

const LIT = '#ffe2a0';
const DARK = '#4a4038';
const windows = (upper: string, lower: string) =>
  `<path d="M43 56h13v12H43ZM43 80h13v12H43Z" fill="${upper}"/><path d="M96 56h13v12H96ZM96 80h13v12H96Z" fill="${lower}"/>`;

const rack = (x: number, y: number, well: boolean) =>
  at(
    x,
    y,
    1,
    `<rect x="-15" y="-40" width="30" height="42" rx="3" fill="${STEEL_SHADE}"/><path d="M5-40h7a3 3 0 0 1 3 3V-1a3 3 0 0 1-3 3H5Z" fill="#282b3f"/><rect x="-11" y="-36" width="22" height="15" rx="2" fill="${well ? '#cfeee0' : '#f6cfc8'}"/><circle cx="-4.5" cy="-30" r="1.8" fill="${INK}"/><circle cx="4.5" cy="-30" r="1.8" fill="${INK}"/><path d="${well ? 'M-4-26c2 2.5 6 2.5 8 0' : 'M-4-24c2-2.5 6-2.5 8 0'}" fill="none" stroke="${INK}" stroke-width="1.6" stroke-linecap="round"/><path d="M-11-17h22v5h-22ZM-11-9h22v5h-22Z" fill="${STEEL}"/><circle cx="-7" cy="-14.5" r="1.5" fill="${well ? '#6ee7a8' : RED}"/><circle cx="-7" cy="-6.5" r="1.5" fill="${well ? '#6ee7a8' : SUN}"/>`,
  );

const smoke = (x: number, y: number, scale: number) =>
  at(
    x,
    y,
    scale,
    '<g fill="#4a4650"><circle r="7"/><circle cx="7" cy="-9" r="9"/><circle cx="-1" cy="-20" r="7"/><circle cx="9" cy="-27" r="5.5"/></g>',
  );

const somebody = (x: number, y: number, coat: string, skin: string, glad: boolean) =>
  at(
    x,
    y,
    1,
    `<path d="M-9 6c0-15 18-15 18 0Z" fill="${coat}"/><circle cy="-9" r="6.5" fill="${skin}"/><path d="${glad ? 'M-3-8c2 2.5 4 2.5 6 0' : 'M-3-5.5c2-2.5 4-2.5 6 0'}" fill="none" stroke="${INK}" stroke-width="1.5"/><circle cx="-2.5" cy="-10.5" r="1" fill="${INK}"/><circle cx="2.5" cy="-10.5" r="1" fill="${INK}"/>`,
  );

const sheet = (x: number, y: number, tilt: number) =>
  at(
    x,
    y,
    1,
    '<path d="M-11-7h22v14h-22Z" fill="#fff"/><path d="M-7-2h13M-7 3h8" stroke="#8a7d6c" stroke-width="1.8"/>',
    tilt,
  );

/** What an event did to the office of a company. */
const STATES = {
  hit: (agent: Agent) =>
    `<g transform="rotate(-4 75 108)">${office(openDoor)}${windows(LIT, DARK)}<path d="m100 50-7 13 8 4-9 15" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/></g>${smoke(104, 22, 0.8)}${agent(77, 92, 0.72)}${sheet(40, 98, -18)}${sheet(118, 100, 14)}`,
  spared: (agent: Agent) =>
    `${office(closedDoor)}${windows(LIT, LIT)}<path d="M12 58C14 20 46 2 75 2s61 18 63 56c-6-7-14-7-21 0-7-7-14-7-21 0-7-7-14-7-21 0-7-7-14-7-21 0-7-7-14-7-21 0-7-7-15-7-21 0Z" fill="#2f9e78" opacity=".3"/><path d="M12 58C14 20 46 2 75 2s61 18 63 56" fill="none" stroke="#1f8a62" stroke-width="4" stroke-linecap="round"/>${agent(20, 30, 0.62)}<path d="m34 34 8 4m-6-14 7-1" stroke="${SUN}" stroke-width="3" stroke-linecap="round"/>`,
  crashed: () =>
    `${office(closedDoor)}${windows(DARK, DARK)}<g transform="rotate(14 112 106)">${rack(112, 106, false)}</g>${smoke(116, 56, 0.9)}${smoke(84, 30, 0.55)}${somebody(36, 101, BRICK, '#ebbe95', false)}${somebody(18, 102, INDIGO, '#9c6644', false)}`,
  holds: (agent: Agent) =>
    `${office(closedDoor)}${windows(LIT, LIT)}${rack(118, 106, true)}${agent(28, 22, 0.7)}${agent(124, 20, 0.55)}${agent(56, 10, 0.45)}${somebody(16, 102, INDIGO, '#9c6644', true)}${somebody(34, 100, BRICK, '#ebbe95', true)}${somebody(54, 103, GREEN, '#cf9566', true)}`,
} as const;

export type Aftermath = keyof typeof STATES;

/** A company after an event, its roof in the colour of the seat around it. */
export const aftermathPicture = (state: Aftermath, event: string): Drawing => ({
  box: '0 -6 150 118',
  fit: 'xMidYMax meet',
  shapes: STATES[state](AGENTS[event] ?? letter),
});
