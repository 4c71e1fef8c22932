import type { Drawing } from '../drawing';
import { AGENDA } from './agenda';
import { EVENTS } from './events';
import { ISSUES } from './issues';
import { PROJECTS } from './projects';
import { unknown } from './unknown';

const scene =
  (scenes: Readonly<Record<string, string>>) =>
  (id: string): Drawing => ({ box: '0 0 136 88', fit: 'xMidYMid slice', shapes: scenes[id] ?? unknown });

/** The pictures of the cards by id, without their ground: that is `--cat` of the class `c-<type>`, `c-<colour>` or `c-<kind>`. */
export const projectPicture = scene(PROJECTS);
export const eventPicture = scene(EVENTS);
export const issuePicture = scene(ISSUES);
/** What ideas buy. */
export const agendaPicture = scene(AGENDA);
