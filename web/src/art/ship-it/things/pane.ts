/** A window with the sky behind it. */
export const pane = (x: number, y: number, w = 26, h = 22): string =>
  `<g class="extra"><rect fill="#dfe9fb" x="${x}" y="${y}" width="${w}" height="${h}" rx="2"/><path fill="#fffaf0" d="M${x + w / 2 - 1} ${y}h2v${h}h-2ZM${x} ${y + h / 2 - 1}h${w}v2H${x}ZM${x - 2} ${y + h}h${w + 4}v3h-${w + 4}Z"/></g>`;
