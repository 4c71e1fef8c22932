import type { UnitFormat } from './units';

/** One file of texts: messages by key, and how its units are written. */
export interface Texts {
  messages: Record<string, string>;
  units: Record<string, UnitFormat>;
}

/** Reads a file of texts: `texts` by key (or in groups that make keys with dots) and `units`. */
export function readTexts(json: unknown): Texts {
  const texts: Texts = { messages: {}, units: {} };
  if (!json || typeof json !== 'object') return texts;
  const { units, texts: messages } = json as Record<string, unknown>;
  if (units && typeof units === 'object') texts.units = units as Record<string, UnitFormat>;
  if (messages && typeof messages === 'object') flatten(messages as Record<string, unknown>, '', texts.messages);
  return texts;
}

function flatten(group: Record<string, unknown>, prefix: string, out: Record<string, string>): void {
  for (const [key, value] of Object.entries(group)) {
    if (typeof value === 'string') out[prefix + key] = value;
    else if (value && typeof value === 'object') flatten(value as Record<string, unknown>, `${prefix}${key}.`, out);
  }
}

/** Later files win over earlier ones. */
export function together(...all: Texts[]): Texts {
  return {
    messages: Object.assign({}, ...all.map((t) => t.messages)) as Record<string, string>,
    units: Object.assign({}, ...all.map((t) => t.units)) as Record<string, UnitFormat>,
  };
}
