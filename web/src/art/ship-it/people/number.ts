/** A number that is always the same for the same word (FNV-1a). */
export function numberOf(word: string): number {
  let number = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) number = Math.imul(number ^ word.charCodeAt(i), 0x01000193) >>> 0;
  return number;
}
