/** The ways each moment is photographed: on a laptop and a phone, light and dark. */
export const sizes = {
  laptop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
};
export const themes = ['light', 'dark'];

/** The four shots of a moment; their names are those of their files, without the ending. */
export function shotsOf(moment) {
  return Object.entries(sizes).flatMap(([size, viewport]) =>
    themes.map((theme) => ({ moment, size, viewport, theme, name: `${moment.name}-${viewport.width}-${theme}` })),
  );
}

/** The shots somebody asked for: of moments whose names begin so, all if none is named; of the kept ones only, if told. */
export function chosen(games, { only = [], kept } = {}) {
  return games
    .flatMap((game) => game.moments)
    .filter((moment) => !only.length || only.some((beginning) => moment.name.startsWith(beginning)))
    .flatMap(shotsOf)
    .filter((shot) => !kept || kept.includes(shot.name));
}
