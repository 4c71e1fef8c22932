import { at } from '../../at';
import { SUN } from '../../palette';

export const coin = (x: number, y: number, scale: number): string =>
  at(
    x,
    y,
    scale,
    `<circle cx="1.5" cy="2" r="10" fill="#a86f0b"/><circle r="10" fill="${SUN}"/><circle r="6.8" fill="#ffd677"/><path d="M-1.5-4.2h3v8.4h-3Z" fill="#a86f0b"/>`,
  );
