import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Arg } from '../wire/types';
import en from './en.json';

/** The words about what proves a game. */
const speaker = new Speaker(readTexts(en));

export const say = (key: keyof typeof en.texts, args?: Record<string, Arg>): string => speaker.text({ key, args });
