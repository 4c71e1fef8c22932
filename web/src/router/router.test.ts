import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { devicePath, joinPath, mePath, practicePath, replayPath, routeOf, tablePath } from './route';
import { router } from './router.svelte';

describe('routes', () => {
  it('knows home, a table and a code', () => {
    expect(routeOf('/')).toEqual({ page: 'home' });
    expect(routeOf(tablePath('ab12-X'))).toEqual({ page: 'table', table: 'ab12-X' });
    expect(routeOf(joinPath('k7r2m'))).toEqual({ page: 'join', code: 'K7R2M' });
    expect(routeOf(mePath)).toEqual({ page: 'me' });
    expect(routeOf(devicePath('aB-1'))).toEqual({ page: 'device', code: 'aB-1' });
    expect(routeOf('/t/ab12/')).toEqual({ page: 'table', table: 'ab12' });
  });

  it('knows the film of a table, at a moment and with somebody’s eyes', () => {
    expect(replayPath('ab12')).toBe('/t/ab12/replay');
    expect(replayPath('ab12', 40, 'open')).toBe('/t/ab12/replay?at=40&eyes=open');
    expect(routeOf('/t/ab12/replay')).toEqual({ page: 'table', table: 'ab12', replay: true });
    expect(routeOf('/t/ab12/replay/more')).toMatchObject({ page: 'lost' });
  });

  it('knows what can be practised, by level and name', () => {
    expect(routeOf(practicePath('ship-it'))).toEqual({ page: 'practice', game: 'ship-it' });
    expect(routeOf(practicePath('ship-it', 4))).toEqual({ page: 'practice', game: 'ship-it', level: 4 });
    expect(routeOf(practicePath('ship-it', 4, 0))).toEqual({ page: 'practice', game: 'ship-it', level: 4, seed: 0 });
  });

  it('is lost everywhere else', () => {
    for (const path of [
      '/nowhere',
      '/t',
      '/t/a/b',
      '/t/%3Cscript%3E',
      '/join/',
      '/practice',
      '/practice/ship-it/expert',
    ]) {
      expect(routeOf(path)).toEqual({ page: 'lost', path });
    }
  });
});

describe('the router', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = router.listen();
  });
  afterEach(() => {
    stop();
    router.go('/');
    document.body.innerHTML = '';
  });

  it('goes to a place', () => {
    router.go('/t/one');
    expect(router.route).toEqual({ page: 'table', table: 'one' });
    expect(location.pathname).toBe('/t/one');
  });

  it('follows links of this site without leaving the page', () => {
    document.body.innerHTML = '<a href="/join/K7R2M"><b>join</b></a>';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('b')?.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(router.route).toEqual({ page: 'join', code: 'K7R2M' });
  });

  it('keeps what a link asks for', () => {
    document.body.innerHTML = '<a href="/t/one/replay?at=3">then</a>';
    document.querySelector('a')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(router.route).toEqual({ page: 'table', table: 'one', replay: true });
    expect(location.search).toBe('?at=3');
  });

  it('leaves a click with a modifier to the browser', () => {
    document.body.innerHTML = '<a href="/t/one">open</a>';
    document.addEventListener('click', (e) => e.preventDefault(), { once: true });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector('a')?.dispatchEvent(click);
    expect(router.route).toEqual({ page: 'home' });
  });
});
