import { bar, disc, each, line, put, shape, short } from '../pen';

/** What stands in an office; its colours are in office.css, because they change with light and dark. */
export const wall = (width: number, height: number, lit: boolean, x = 0): string =>
  bar(x, 0, width, height, lit ? 'var(--lit-wall)' : 'var(--unlit-wall)');

export const cone = (x: number, height: number): string => {
  const reach = short((height - 17) * 0.9);
  return shape('var(--lit-cone)', `M${x - 10} 17h20L${x + 10 + reach} ${height}H${x - 10 - reach}Z`);
};

export const lamp = (x: number): string =>
  line('#4a3524', 1.6, `M${x} 0v7`) + shape('#7d1f26', `M${x - 10} 17c0-13 20-13 20 0Z`) + disc(x, 18, 3.6, '#fffdf0');

export const blind = (width: number): string =>
  each([0, 7], (y) => bar(0, y, width, 5, 'var(--blind)')) +
  bar(0, 14, width, 3, 'var(--blind)') +
  line('var(--blind)', 1.6, 'M12 0v26') +
  disc(12, 28, 2.6, 'var(--blind)');

/** The only chair with arms; in a high window its back is long. */
export const bossChair = (width: number, height: number): string => {
  const scale = Math.min(height / 70, width / 120);
  const top = (height - 70 * scale) * 0.27;
  const floor = short((height - top) / scale);
  return put(
    width / 2,
    short(top),
    scale,
    shape('#6b3a2a', `M-50 ${floor}V40c0-24 12-36 50-36s50 12 50 36V${floor}Z`) +
      shape('#552c20', `M8 4c30 1 42 13 42 36V${floor}H8Z`) +
      each([-38, -30, 30, 38], (x, i) => disc(x, i % 3 ? 30 : 46, 2, '#8f5a44')) +
      bar(-60, 52, 18, floor - 52, '#4a261b', 6) +
      bar(42, 52, 18, floor - 52, '#3b1e15', 6),
  );
};
