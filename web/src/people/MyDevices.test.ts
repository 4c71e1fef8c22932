import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { MyDevice } from '../generated/wire';
import { me } from '../guest/guest.svelte';
import { api } from '../wire/api';
import MyDevices from './MyDevices.svelte';

const device = (id: string, kind: MyDevice['kind'], here = false): MyDevice => ({
  id,
  kind,
  created: 0,
  used: 0,
  here,
});

async function shown(...devices: MyDevice[]) {
  me.token = 'mine';
  vi.spyOn(api, 'devices').mockResolvedValue(devices);
  render(MyDevices);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(devices.length));
}

const offers = () => screen.queryAllByRole('button').map((button) => button.textContent.trim());

test('every device but this one can be signed out, and all of them at once', async () => {
  await shown(device('a', 'computer', true), device('b', 'phone'), device('c', 'tablet'));

  expect(offers()).toEqual(['Sign out', 'Sign out', 'Sign out all others']);
  expect(screen.getByText('This computer')).toBeTruthy();
});

test('who is signed in nowhere else has nothing to sign out', async () => {
  await shown(device('a', 'phone', true));

  expect(offers()).toEqual([]);
  expect(screen.getByText('You are signed in nowhere else.')).toBeTruthy();
});

test('a press signs nothing out, only holding does', async () => {
  const signOut = vi.spyOn(api, 'signOut').mockResolvedValue(undefined);
  await shown(device('a', 'computer', true), device('b', 'phone'));

  screen.getByRole('button', { name: 'Sign out' }).click();

  expect(signOut).not.toHaveBeenCalled();
});
