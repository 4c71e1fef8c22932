const LONG = 9;
const BREAKS =
  /(?<=^\p{L}{2,}[aeiou](?:(?![cst]h|ck|[bcdfgpt]r)[^aeiou](?=[^aeiou]))?)(?=(?:[cst]h|[bcdfgpt]r|[^aeiou])[aeiou]\p{L}+$)/giu;

/** Long words may break between syllables, as far as letters tell, where cards stand close. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(BREAKS, '\u00AD')));
