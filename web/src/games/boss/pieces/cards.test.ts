import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import box from '../../../../../games/src/main/resources/boxes/boss/box.json';
import { readTexts } from '../../../texts/sources';
import { Speaker } from '../../../texts/speaker';
import type { BossPlay } from '../board.svelte';
import CardPeek from '../CardPeek.svelte';
import texts from '../en.json';

const play = { box, words: new Speaker(readTexts(texts)), seat: null, order: [] } as unknown as BossPlay;
const { workers, projects, events, issues } = box;

test.each(Object.entries({ workers, projects, events, issues }))('every card of the %s has its name', (_, cards) => {
  for (const { id, name } of cards) {
    const { container, unmount } = render(CardPeek, { play, card: id });
    expect(container.textContent).toContain(name);
    unmount();
  }
});

test('somebody looking for work shows base and bonus apart', () => {
  const { container } = render(CardPeek, { play, card: 'boris' });
  expect(container.textContent).toContain('2+2');
});

test('a project says what it takes, what it brings and what it leaves behind', () => {
  const { container } = render(CardPeek, { play, card: 'self-buttering-toast' });
  expect(container.textContent).toContain('Skill 5+');
  expect(container.textContent).toContain('R&D +3');
  expect(screen.getByRole('img', { name: '3 rounds' })).toBeTruthy();
});
