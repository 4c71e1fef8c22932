import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const json = (status: number, body: unknown) => Promise.resolve(new Response(JSON.stringify(body), { status }));
let calls: { path: string; method: string; body: unknown; auth: string | null }[];
let answer: (path: string, method: string) => Promise<Response>;

beforeEach(() => {
  calls = [];
  localStorage.clear();
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    calls.push({
      path,
      method: init.method ?? 'GET',
      body: init.body ? JSON.parse(String(init.body)) : null,
      auth: headers.get('Authorization'),
    });
    return answer(path, init.method ?? 'GET');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fresh = async () => (await import('./guest.svelte')).me;

describe('a guest', () => {
  it('is made silently under a friendly name and kept in the browser', async () => {
    answer = () => json(200, { id: 'g1', name: 'Calm Heron', token: 'secret' });
    const me = await fresh();
    expect(me.name).toMatch(/^\w+ \w+$/);
    await me.arrive();
    await me.arrive();
    expect(calls).toHaveLength(1);
    expect(JSON.parse(localStorage.getItem('boardroom.guest') ?? '')).toMatchObject({ token: 'secret', named: false });
  });

  it('is the same person when the page is opened again', async () => {
    localStorage.setItem('boardroom.guest', JSON.stringify({ id: 'g1', token: 'secret', name: 'Mira', named: true }));
    answer = () => json(200, { id: 'g1', name: 'Mira' });
    const me = await fresh();
    expect(me.name).toBe('Mira');
    await me.arrive();
    expect(calls).toMatchObject([{ path: '/api/me', auth: 'Bearer secret' }]);
  });

  it('is made anew, with the same name, where the server forgot it', async () => {
    localStorage.setItem('boardroom.guest', JSON.stringify({ id: 'g1', token: 'old', name: 'Mira', named: true }));
    answer = (path) =>
      path === '/api/me'
        ? json(401, { say: { key: 'guest.unknown' }, text: 'Who?' })
        : json(200, { id: 'g2', name: 'Mira', token: 'new' });
    const me = await fresh();
    await me.arrive();
    expect(calls[1]).toMatchObject({ path: '/api/guests', body: { name: 'Mira' } });
    expect(me.token).toBe('new');
    expect(me.named).toBe(true);
  });

  it('tries again after the server was not to be reached', async () => {
    answer = () => Promise.reject(new TypeError('offline'));
    const me = await fresh();
    await expect(me.arrive()).rejects.toMatchObject({ status: 0 });
    answer = () => json(200, { id: 'g1', name: 'Calm Heron', token: 'secret' });
    await me.arrive();
    expect(me.id).toBe('g1');
  });

  it('takes the name the person gives', async () => {
    answer = (_path, method) =>
      json(200, method === 'PATCH' ? { id: 'g1', name: 'Mira' } : { id: 'g1', name: 'Calm Heron', token: 'secret' });
    const me = await fresh();
    await me.rename('  Mira ');
    expect(calls[1]).toMatchObject({ method: 'PATCH', body: { name: 'Mira' } });
    expect(me.name).toBe('Mira');
    expect(me.named).toBe(true);
  });
});
