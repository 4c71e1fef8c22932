import texts from '../en.json';

/** The few words that stand on the pieces themselves. */
export const words = texts.texts.board.piece;

const WAYS: Readonly<Record<string, string>> = words.way;

/** How something travels, in a word. */
export const wayWord = (type: string): string => WAYS[type] ?? type;
