import type { LiveTable } from '../play/live.svelte';
import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Arg } from '../wire/types';
import en from './en.json';

/** The words about several people at one screen. */
const speaker = new Speaker(readTexts(en));

export type Word = keyof typeof en.texts;

export const say = (key: Word, args?: Record<string, Arg>): string => speaker.text({ key, args });

/** What the top of the table says of a screen that is shared. */
export const signOfScreen = ({ screen }: LiveTable): string | null =>
  screen.shared ? say('sign', { count: screen.people.length }) : null;
