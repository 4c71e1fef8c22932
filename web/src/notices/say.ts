import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Arg } from '../wire/types';
import en from './en.json';

/** The words about notices. */
const speaker = new Speaker(readTexts(en));

export type Word = keyof typeof en.texts;

export const say = (key: Word, args?: Record<string, Arg>): string => speaker.text({ key, args });
