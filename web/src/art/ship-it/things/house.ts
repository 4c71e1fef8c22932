import { shade } from '../../palette';

const FOOT = 97;

/** An office house with two columns of four lit windows. */
export function house(x: number, width: number, y: number, colour: string): string {
  const column = (width - 6) / 2;
  const side = `<path d="M${x} ${y}h${width}v${FOOT - y}h-${width}Z" fill="${colour}"/><path d="M${x + width * 0.66} ${y}h${width * 0.34}v${FOOT - y}h-${width * 0.34}Z" fill="${shade(colour, 0.8)}"/>`;
  const windows = [0, 1].flatMap((i) =>
    [0, 1, 2, 3].map(
      (j) =>
        `<rect x="${x + 4 + i * column}" y="${y + 7 + j * 13}" width="${column - 3}" height="7" rx="1" fill="#ffe2a0"/>`,
    ),
  );
  return side + windows.join('');
}
