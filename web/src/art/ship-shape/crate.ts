/** A wooden crate with its shaded side and a brace across. */
export const crate = (x: number, y: number, side: number): string => {
  const [half, line] = [side * 0.46, side * 0.09];
  return `<path d="M${x} ${y}h${side}v${side}h${-side}Z" fill="#c0935c"/><path d="M${x + side - half} ${y}h${half}v${side}h${-half}Z" fill="#8a5c2d"/><path d="M${x} ${y}h${side}v${side}h${-side}Zm0 0 ${side} ${side}" fill="none" stroke="#5b3818" stroke-width="${line}"/>`;
};
