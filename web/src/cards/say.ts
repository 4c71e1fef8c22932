import { readTexts } from '../texts/sources';
import { Speaker } from '../texts/speaker';
import type { Arg } from '../wire/types';
import en from './en.json';

/** The words of the page of all cards come with it, not with the first page. */
const speaker = new Speaker(readTexts(en));

export const say = (key: string, args?: Record<string, Arg>): string => speaker.text({ key, args });
