const screen = (x: number, y: number, colour: string, line: string) =>
  `<g transform="translate(${x} ${y})"><rect width="44" height="36" rx="3" fill="${colour}"/>${line}</g>`;

const red = (x: number, y: number, i: number) =>
  screen(
    x,
    y,
    '#1f2247',
    `<path d="M6 26l8-${8 + i}l8 ${4 + i} 8-12 8 ${6 + i}" stroke="#ff8d80" stroke-width="2.5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>`,
  );

const green = screen(
  58,
  58,
  '#1f8a4c',
  '<path d="M12 19l7 7 13-15" stroke="#fff" stroke-width="5" fill="none" stroke-linejoin="round" stroke-linecap="round"/>',
);

/** Five dashboards are red, one is green. */
export const observability = `
${[8, 58, 108].map((x, i) => red(x, 14, i)).join('')}${red(8, 58, 3)}${green}${red(108, 58, 5)}
<path d="M70 94h20v14H70Z" fill="#1f2247"/><path d="M50 108h60v6H50Z" fill="#1f2247"/>`;
