import { readTexts } from '../../../texts/sources';
import { Speaker } from '../../../texts/speaker';
import type { Part } from '../../../texts/words';
import type { Arg } from '../../../wire/types';
import en from './en.json';

/** The puzzle speaks for itself: it is also played without a table. */
const speaker = new Speaker(readTexts(en));

export const say = (key: string, args?: Record<string, Arg>): string => speaker.text({ key, args });
export const sayParts = (key: string, args?: Record<string, Arg>): Part[] => speaker.parts({ key, args });

export const nameOf = (op: string): string => say(`block.${op}`);
export const shortOf = (op: string): string => say(speaker.has(`short.${op}`) ? `short.${op}` : `block.${op}`);
