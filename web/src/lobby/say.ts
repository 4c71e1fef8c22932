import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Part } from '../texts/words';
import type { Arg } from '../wire/types';
import en from './en.json';

/** The words of the lobby come with it, not with the first page. */
const speaker = new Speaker(readTexts(en));

type Key = keyof typeof en.texts;

export const say = (key: Key, args?: Record<string, Arg>): string => speaker.text({ key, args });
export const sayParts = (key: Key, args?: Record<string, Arg>): Part[] => speaker.parts({ key, args });
