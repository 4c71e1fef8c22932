import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

const tabs = [
  { id: 'forecast', label: 'Forecast' },
  { id: 'next', label: 'To come', count: 10 },
  { id: 'log', label: 'Log' },
];
const open = () => render(Tabs, { tabs, selected: 'forecast', label: 'Beside the mat' });
const chosen = () => screen.getByRole('tab', { selected: true });

test('a press selects a tab', async () => {
  open();

  await fireEvent.click(screen.getByRole('tab', { name: /To come/ }));

  expect(chosen().textContent).toContain('To come');
});

test('arrows walk around, and only the selected tab is a stop of the Tab key', async () => {
  open();

  await fireEvent.keyDown(chosen(), { key: 'ArrowLeft' });
  expect(chosen().textContent?.trim()).toBe('Log');
  expect(document.activeElement).toBe(chosen());

  await fireEvent.keyDown(chosen(), { key: 'ArrowRight' });
  expect(chosen().textContent?.trim()).toBe('Forecast');
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toEqual([chosen()]);
});
