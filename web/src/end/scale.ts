export interface Scale {
  /** Where a value lies, 0 to 1. */
  at(value: number): number;
  /** A few round values worth a line. */
  lines: number[];
}

function round(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  const part = step / power;
  return (part <= 1 ? 1 : part <= 2 ? 2 : part <= 5 ? 5 : 10) * power;
}

/** A scale that holds all values: from nothing, or by factors where they grow by factors. */
export function scale(values: number[], log: boolean): Scale {
  const highest = Math.max(1, ...values);
  if (!log) {
    const step = round(highest / 3);
    const top = Math.max(highest, step);
    const lines = Array.from({ length: Math.floor(top / step) + 1 }, (_, i) => i * step);
    return { at: (value) => Math.max(0, value) / top, lines };
  }
  const lowest = Math.max(1, Math.min(...values.filter((value) => value > 0), highest));
  const from = Math.log(lowest / 1.15);
  const to = Math.log(highest * 1.05);
  const at = (value: number) => (value <= 0 ? 0 : Math.max(0, (Math.log(value) - from) / (to - from)));
  const lines: number[] = [];
  for (let power = 10 ** Math.floor(Math.log10(lowest)); power <= highest; power *= 10) {
    for (const part of highest / lowest > 30 ? [1] : [1, 2, 5]) {
      const value = part * power;
      if (value >= lowest && value <= highest) lines.push(value);
    }
  }
  return { at, lines };
}

/** Moves places apart so that none is nearer than `gap` to the next, all within the bounds if there is room. */
export function spread(places: number[], gap: number, least: number, most: number): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const moved: number[] = [];
  order.forEach(({ place }, i) =>
    moved.push(i === 0 ? Math.max(least, place) : Math.max(place, (moved[i - 1] ?? 0) + gap)),
  );
  for (let i = moved.length - 1, bound = most; i >= 0; i--, bound -= gap) {
    moved[i] = Math.min(moved[i] ?? 0, bound, i + 1 < moved.length ? (moved[i + 1] ?? bound) - gap : bound);
  }
  const out = new Array<number>(places.length);
  order.forEach(({ index }, i) => (out[index] = moved[i] ?? 0));
  return out;
}
