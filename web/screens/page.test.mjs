import { describe, expect, it } from 'vitest';
import { page } from './page.mjs';
import { games } from './pictures.mjs';
import { shotsOf } from './shots.mjs';

const chess = { id: 'chess', title: 'Chess', moments: [moment('opening', 'The opening'), moment('mate', 'Mate')] };
const go = { id: 'go', title: 'Go', moments: [moment('ko', 'A ko')] };

function moment(name, title) {
  return { name, title };
}

function allFiles(of) {
  return of.flatMap((game) => game.moments.flatMap((each) => shotsOf(each).map((shot) => `${shot.name}.png`)));
}

/** The page as a browser reads it. */
function read(of, files = allFiles(of)) {
  return new DOMParser().parseFromString(page(of, files), 'text/html');
}

const all = (root, selector) => [...root.querySelectorAll(selector)];
const names = (root, selector) => all(root, selector).map((element) => element.id);

describe('the page of all screens', () => {
  it('shows game by game and moment by moment, in order', () => {
    const html = read([chess, go]);

    expect(names(html, 'section')).toEqual(['chess', 'go']);
    expect(names(html, '#chess figure')).toEqual(['opening', 'mate']);
    expect(names(html, '#go figure')).toEqual(['ko']);
    expect(html.querySelector('#ko figcaption').textContent).toContain('A ko');
  });

  it('shows a moment on laptop and phone, light and dark, each leading to its file', () => {
    const shots = all(read([go]), '#ko .shots a');

    expect(shots.map((shot) => [shot.className, shot.getAttribute('href')])).toEqual([
      ['laptop light', 'ko-1366-light.png'],
      ['laptop dark', 'ko-1366-dark.png'],
      ['phone light', 'ko-390-light.png'],
      ['phone dark', 'ko-390-dark.png'],
    ]);
    for (const shot of shots) {
      const image = shot.querySelector('img');
      expect(image.getAttribute('src')).toBe(shot.getAttribute('href'));
      expect(image.getAttribute('loading')).toBe('lazy');
    }
    expect(shots[3].querySelector('img').alt).toBe('A ko: phone, dark');
  });

  it('leads to every game from the top, and has a box for each size and theme', () => {
    const top = read([chess, go]).querySelector('header');

    expect(all(top, 'nav a').map((a) => a.getAttribute('href'))).toEqual(['#chess', '#go']);
    expect(names(top, 'input')).toEqual(['show-laptop', 'show-phone', 'show-light', 'show-dark']);
  });

  it.each([
    ['a shot that is not there', ['ko-390-dark.png', 'mate-1366-light.png'], ['chess', 'go'], ['mate', 'ko'], 2],
    ['a game without any', ['mate-1366-light.png', 'mate-1366-dark.png'], ['chess'], ['mate'], 2],
    ['files of no moment', ['castling-1366-light.png', 'ko-390-light.png', 'index.html'], ['go'], ['ko'], 1],
  ])('leaves out %s', (_what, files, sections, moments, pictures) => {
    const html = read([chess, go], files);

    expect(names(html, 'section')).toEqual(sections);
    expect(all(html, 'nav a')).toHaveLength(sections.length);
    expect(names(html, 'figure')).toEqual(moments);
    expect(all(html, 'img')).toHaveLength(pictures);
  });

  it('shows captions as they are written, whatever signs they have', () => {
    const title = 'R&D <b>"bold"</b>';
    const html = read([{ id: 'go', title, moments: [moment('ko', title)] }]);

    expect(html.querySelector('h2').textContent).toBe(title);
    expect(html.querySelector('figcaption').textContent).toContain(title);
    expect(html.querySelector('img').alt).toBe(`${title}: laptop, light`);
    expect(html.querySelector('b')).toBeNull();
  });

  it('has a caption and a place of its own for every moment that is photographed', () => {
    const html = read(games);
    const moments = games.flatMap((game) => game.moments);

    expect(new Set(names(html, 'figure')).size).toBe(moments.length);
    expect(all(html, 'img')).toHaveLength(4 * moments.length);
    for (const { name, title } of moments) expect(title, name).toBeTruthy();
  });
});
