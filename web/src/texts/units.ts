/** How a number of a unit is written: divided, with so many decimals, between a prefix and a suffix. */
export interface UnitFormat {
  divide?: number;
  decimals?: number;
  /** A zero in the last place is left out. */
  trim?: boolean;
  /** No decimals: a rest of a half is written ½. */
  half?: boolean;
  prefix?: string;
  suffix?: string;
  /** A plus is written too. */
  signed?: boolean;
  /** Larger values are written otherwise: the last step whose `from` is reached counts, or else the first. */
  steps?: (Omit<UnitFormat, 'steps'> & { from: number })[];
}

export interface Written {
  number: string;
  suffix: string;
}

/** A number and its unit are never torn apart, nor are the thousands of a number. */
const NO_BREAK = '\u00a0';

/** A true minus sign: as wide as a plus, and read as one. */
const MINUS = '−';

/** Half up, in whole numbers, as the rules round. */
function rounded(size: number, divide: number, decimals: number): string {
  const scaled = Math.floor((size * 10 ** decimals) / divide + 0.5);
  if (decimals === 0) return String(scaled);
  const digits = String(scaled).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** 15 halves are 7½, one is ½. */
function inHalves(size: number, divide: number): string {
  const whole = Math.floor(size / divide);
  const half = (size % divide) * 2 >= divide;
  return `${whole === 0 && half ? '' : whole}${half ? '½' : ''}`;
}

function decimal(size: number, form: UnitFormat): string {
  const exact = rounded(size, form.divide ?? 1, form.decimals ?? 0);
  return form.trim && exact.includes('.') && exact.endsWith('0') ? exact.slice(0, -1).replace(/\.$/, '') : exact;
}

const grouped = (text: string) => {
  const [whole = '', part] = text.split('.');
  const spaced = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK) : whole;
  return part === undefined ? spaced : `${spaced}.${part}`;
};

export function write(value: number, format: UnitFormat = {}): Written {
  const size = Math.abs(value);
  const step = format.steps?.findLast((s) => size >= s.from) ?? format.steps?.[0];
  const form = { ...format, ...step };
  const text = form.half ? inHalves(size, form.divide ?? 1) : decimal(size, form);
  const sign = value < 0 ? MINUS : form.signed && value > 0 ? '+' : '';
  return {
    number: `${sign}${form.prefix ?? ''}${grouped(text)}`,
    suffix: (form.suffix ?? '').replaceAll(' ', NO_BREAK),
  };
}

export const written = (value: number, format?: UnitFormat): string => {
  const { number, suffix } = write(value, format);
  return number + suffix;
};
