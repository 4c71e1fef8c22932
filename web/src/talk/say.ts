import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Arg } from '../wire/types';
import en from './en.json';

const speaker = new Speaker(readTexts(en));

/** The words around what people say. */
export const say = (key: keyof typeof en.texts, args?: Record<string, Arg>): string => speaker.text({ key, args });
