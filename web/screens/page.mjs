import { shotsOf, sizes, themes } from './shots.mjs';

/** One page with all the photographs there are, game by game and moment by moment; what is missing is left out. */
export function page(games, files) {
  const there = new Set(files);
  const filled = games
    .map((game) => ({
      ...game,
      moments: game.moments
        .map((moment) => ({ ...moment, shots: shotsOf(moment).filter((shot) => there.has(fileOf(shot))) }))
        .filter((moment) => moment.shots.length),
    }))
    .filter((game) => game.moments.length);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Boardroom: all screens</title>
<style>${style}</style>
</head>
<body>
<header>
<nav aria-label="Games">${filled.map(link).join('')}</nav>
<fieldset><legend>Show</legend>${[...Object.keys(sizes), ...themes].map(box).join('')}</fieldset>
</header>
<main>
${filled.map(section).join('\n')}
</main>
</body>
</html>
`;
}

export const fileOf = (shot) => `${shot.name}.png`;

const link = (game) => `<a href="#${game.id}">${text(game.title)} <small>${game.moments.length}</small></a>`;

const box = (what) => `<label><input type="checkbox" id="show-${what}" checked> ${what}</label>`;

const section = (game) => `<section id="${game.id}">
<h2>${text(game.title)}</h2>
<div class="moments">
${game.moments.map(figure).join('\n')}
</div>
</section>`;

const figure = (moment) => `<figure id="${moment.name}">
<figcaption>${text(moment.title)} <a href="#${moment.name}"><code>${moment.name}</code></a></figcaption>
<div class="shots">${moment.shots.map(picture).join('')}</div>
</figure>`;

const picture = (shot) =>
  `<a class="${shot.size} ${shot.theme}" href="${fileOf(shot)}">` +
  `<img src="${fileOf(shot)}" alt="${text(`${shot.moment.title}: ${shot.size}, ${shot.theme}`)}" loading="lazy"` +
  ` width="${shot.viewport.width}" height="${shot.viewport.height}"></a>`;

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const text = (words) => words.replace(/[&<>"]/g, (sign) => signs[sign]);

/** An unchecked box hides its pictures: no script needed. */
const hiding = [...Object.keys(sizes), ...themes]
  .map((what) => `body:has(#show-${what}:not(:checked)) .${what} { display: none; }`)
  .join('\n');

/** In a row all pictures are equally high: each grows as wide as its shape asks for, up to its own size. */
const growing = Object.entries(sizes)
  .map(
    ([size, { width, height }]) =>
      `.${size} { flex: ${Math.round((100 * width) / height)} 1 0; max-width: ${width}px; }\n.${size} img { aspect-ratio: ${width} / ${height}; }`,
  )
  .join('\n');

const style = `
:root {
  color-scheme: light dark;
  --room: light-dark(#eae2d3, #0f0d0b);
  --bar: light-dark(#fffdf8, #221f1b);
  --ink: light-dark(#1f1b16, #f3eee6);
  --muted: light-dark(#675e53, #ada396);
  --line: light-dark(#cbbfa9, #544b40);
  font: 15px/1.4 Inter, system-ui, sans-serif;
  scroll-padding-top: 4.5rem;
}
body { margin: 0; background: var(--room); color: var(--ink); }
header {
  position: sticky; top: 0; z-index: 1;
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.25rem 1.5rem; align-items: center;
  padding: 0.6rem clamp(0.75rem, 2vw, 2rem);
  background: var(--bar); border-bottom: 1px solid var(--line);
}
nav { display: flex; flex-wrap: wrap; gap: 0 1.1rem; }
nav a { color: inherit; font-weight: 600; text-decoration: none; }
nav a:hover { text-decoration: underline; }
small, code { color: var(--muted); font-weight: 400; }
fieldset { display: flex; flex-wrap: wrap; gap: 0 0.9rem; margin: 0; padding: 0; border: 0; }
legend { float: left; padding: 0; color: var(--muted); }
label { cursor: pointer; }
main { padding: 0 clamp(0.75rem, 2vw, 2rem) 4rem; }
h2 { margin: 2rem 0 0; font: 600 1.8rem/1.2 Fraunces, Georgia, serif; }
figure { margin: 1.25rem 0 0; }
figcaption { margin-bottom: 0.4rem; font-weight: 600; }
figcaption a { margin-left: 0.4rem; text-decoration: none; font-size: 0.9em; }
.shots { display: flex; gap: 0.75rem; align-items: flex-start; }
.shots a { display: block; min-width: 0; }
img { display: block; width: 100%; height: auto; border-radius: 6px; box-shadow: 0 0 0 1px var(--line); }
${growing}
body:has(#show-laptop:not(:checked)) .moments {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); gap: 0 2rem;
}
@media (max-width: 700px) {
  :root { scroll-padding-top: 7rem; }
  .shots { flex-wrap: wrap; gap: 0.5rem; }
  .laptop { flex-basis: 100%; }
  .phone { flex-basis: 40%; }
}
${hiding}
`;
