import { expect, it } from 'vitest';
import { ApiError } from './api';
import { Attempt } from './attempt.svelte';

const fails = (error: Error) => () => Promise.reject(error);

it('asks nothing while something is under way', async () => {
  const attempt = new Attempt();
  let asked = 0;
  const ask = () => attempt.at(() => Promise.resolve(void asked++));

  const first = ask();
  expect(attempt.busy).toBe(true);
  await ask();
  await first;
  expect([asked, attempt.busy]).toEqual([1, false]);
});

it('tells why it did not come off until it is tried again', async () => {
  const attempt = new Attempt();
  await attempt.at(fails(new ApiError(409, null, 'The table is full.')));
  expect(attempt.problem).toBe('The table is full.');
  await attempt.at(fails(new TypeError('fetch')));
  expect(attempt.problem).toBe('The house does not answer.');
  await attempt.at(() => Promise.resolve());
  expect(attempt.problem).toBe('');
});
