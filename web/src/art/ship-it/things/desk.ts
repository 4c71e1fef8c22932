import { WOOD, WOOD_SHADE } from '../paint';

export const desk = (x: number, width: number, y = 56): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="5" rx="1.5" fill="${WOOD}"/><path d="M${x + 4} ${y + 5}h5v${73 - y}h-5ZM${x + width - 9} ${y + 5}h5v${73 - y}h-5Z" fill="${WOOD_SHADE}"/>`;
