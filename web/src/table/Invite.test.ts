import { render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import Invite from './Invite.svelte';
import { linkForOthers } from './reach';

const REACH = 'http://192.0.2.7:7070';

/** The page was opened at an address, and the house answers this when it is asked where others find it. */
function openedAt(address: string, house: () => Response) {
  const { origin, hostname, host } = new URL(address);
  vi.stubGlobal('location', { origin, hostname, host });
  const asked = vi.fn(() => Promise.resolve(house()));
  vi.stubGlobal('fetch', asked);
  return asked;
}
const tells = (reach: unknown) => () => new Response(JSON.stringify({ reach }), { status: 200 });
const knowsNothing = () => new Response('', { status: 404 });

describe('an invitation', () => {
  it.each(['http://localhost:7070', 'http://127.0.0.1:7070', 'http://[::1]:7070'])(
    'from %s leads where others reach the house, if it says so',
    async (address) => {
      openedAt(address, tells(REACH));
      render(Invite, { code: 'K7R2M', game: 'ESOP Wars' });
      expect(await screen.findByText('192.0.2.7:7070/join/K7R2M')).toBeTruthy();
      expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeTruthy();
      expect(screen.getByText(/type the code at 192\.0\.2\.7:7070/)).toBeTruthy();
    },
  );

  it.each([
    ['says that nobody does', tells(null)],
    ['cannot say', knowsNothing],
  ])('from this machine alone has no code to point at, when the house %s', async (_, house) => {
    openedAt('http://localhost:7070', house);
    render(Invite, { code: 'K7R2M', game: 'ESOP Wars' });
    expect(await screen.findByText(/No phone can open this address/)).toBeTruthy();
    expect(screen.getByText('localhost:7070/join/K7R2M')).toBeTruthy();
    expect(screen.queryByRole('img', { name: 'QR code of the invite link' })).toBeNull();
  });

  it('from an address that others know leads there, and nobody is asked', async () => {
    const asked = openedAt('https://play.example', tells(REACH));
    render(Invite, { code: 'K7R2M', game: 'ESOP Wars' });
    expect(await screen.findByRole('img', { name: 'QR code of the invite link' })).toBeTruthy();
    expect(screen.getByText('play.example/join/K7R2M')).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});

it('copies of other links lead there too', async () => {
  openedAt('http://localhost:7070', tells(REACH));
  expect(await linkForOthers('/t/abc')).toBe(`${REACH}/t/abc`);
  openedAt('http://localhost:7070', knowsNothing);
  expect(await linkForOthers('/t/abc')).toBe('http://localhost:7070/t/abc');
});
