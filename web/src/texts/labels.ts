import type { Arg } from '../wire/types';
import en from './en.json';
import { readTexts } from './sources';
import { Speaker } from './speaker';
import type { Part } from './words';

/** The words of the client itself. */
export const ownTexts = readTexts(en);

const speaker = new Speaker(ownTexts);

export type Label = keyof typeof en.texts;

export const label = (key: Label, args?: Record<string, Arg>): string => speaker.text({ key, args });
export const labelParts = (key: Label, args?: Record<string, Arg>): Part[] => speaker.parts({ key, args });

/** For keys put together from data: undefined where there is no such label. */
export const labelIf = (key: string, args?: Record<string, Arg>): string | undefined =>
  speaker.has(key) ? speaker.text({ key, args }) : undefined;
