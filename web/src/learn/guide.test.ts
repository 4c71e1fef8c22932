import { beforeEach, describe, expect, it } from 'vitest';
import type { Guide as Script } from '../wire/types';
import { Guide } from './guide.svelte';
import { taught } from './remembered';

const script: Script = {
  opening: { seats: 3, seat: 0, bots: ['beginner', 'beginner'], options: {}, seed: 1 },
  steps: [
    { id: 'three-desks', at: ['my-desks', 'my-panel'] },
    { id: 'worth', at: ['worth'] },
    { id: 'you-lead', at: ['leader'] },
  ],
  later: [],
};
const texts = new Set(['guide.three-desks.after', 'guide.worth.after', 'guide.you-lead.after']);
const learn = (table = 't1') => new Guide(table, script, (key) => texts.has(key));
const shown = ({ slip }: Guide) => slip && `${slip.kind}: ${slip.id}`;

/** At a table where the first words were heard. */
function underWay(): Guide {
  const guide = learn();
  guide.gotIt();
  return guide;
}

beforeEach(() => localStorage.clear());

describe('what a first game had no place for', () => {
  const fuller = { ...script, later: [{ id: 'ideas', at: ['agenda'] }] };
  const later = () => new Guide('boss', fuller, () => false, false);

  it('is told without first words, once, at whatever table it comes up', () => {
    const guide = later();
    expect(shown(guide)).toBeNull();
    guide.due(['ideas']);
    expect([shown(guide), guide.idea, guide.ideas, guide.slip?.at]).toEqual(['step: ideas', 1, 1, ['agenda']]);
    guide.gotIt();
    const again = later();
    again.due(['ideas']);
    expect(shown(again)).toBeNull();
  });

  it('is for those who were at a guided table', () => {
    expect(taught()).toBe(false);
    later().noMore();
    expect(taught()).toBe(false);
    learn().gotIt();
    expect(taught()).toBe(true);
  });
});

describe('the guide of a first game', () => {
  it('begins with its first words, then tells one idea at a time in the order of the script', () => {
    const guide = learn();
    guide.due(['three-desks', 'worth']);
    expect(shown(guide)).toBe('opening: opening');
    guide.gotIt();
    expect([shown(guide), guide.idea, guide.ideas]).toEqual(['step: three-desks', 1, 3]);
    expect(guide.slip?.at).toEqual(['my-desks', 'my-panel']);
    guide.gotIt();
    expect([shown(guide), guide.idea]).toEqual(['step: worth', 2]);
    guide.gotIt();
    expect(shown(guide)).toBeNull();
  });

  it('lets the idea go when the player acts, and shows what it did until the next idea', () => {
    const guide = underWay();
    guide.due(['worth']);
    guide.acted(false);
    expect(shown(guide)).toBe('after: worth');
    guide.due(['worth']);
    expect(shown(guide)).toBe('after: worth');
    guide.due(['you-lead']);
    expect(shown(guide)).toBe('step: you-lead');
  });

  it('shows what it did also where the idea was said away before, once', () => {
    const guide = underWay();
    guide.due(['worth']);
    guide.gotIt();
    expect(shown(guide)).toBeNull();
    guide.acted(false);
    expect(shown(guide)).toBe('after: worth');
    guide.gotIt();
    guide.acted(false);
    guide.due([]);
    expect(shown(guide)).toBeNull();
  });

  it('shows what came of an idea with nothing to do, once it has come', () => {
    const guide = underWay();
    guide.due(['you-lead']);
    guide.gotIt();
    guide.due(['you-lead']);
    expect(shown(guide)).toBeNull();
    guide.due([]);
    expect(shown(guide)).toBe('after: you-lead');
  });

  it('keeps an idea until it is read, also when its moment is over', () => {
    const guide = underWay();
    guide.due(['you-lead']);
    guide.due([]);
    expect(shown(guide)).toBe('step: you-lead');
  });

  it('goes on at once where what came of a move was told before its answer', () => {
    const guide = underWay();
    guide.due(['worth']);
    guide.due(['worth', 'you-lead']);
    guide.acted(true);
    expect(shown(guide)).toBe('step: you-lead');
  });

  it('tells nothing twice, whenever one comes back to the table', () => {
    const guide = underWay();
    guide.due(['three-desks', 'worth']);
    guide.gotIt();
    const again = learn();
    again.due(['three-desks', 'worth']);
    expect([shown(again), again.idea]).toEqual(['step: worth', 2]);
    expect(shown(learn('t2'))).toBe('opening: opening');
  });

  it('is silent after “no more ideas”, until they are wanted again', () => {
    const guide = underWay();
    guide.due(['worth']);
    guide.noMore();
    expect([guide.off, shown(guide), learn().off]).toEqual([true, null, true]);
    guide.noMore(false);
    expect(shown(guide)).toBe('step: worth');
  });

  it('forgets tables of long ago', () => {
    for (let i = 0; i < 20; i++) learn(`t${i}`).gotIt();
    expect((JSON.parse(localStorage.getItem('boardroom.lessons') ?? '[]') as unknown[]).length).toBe(8);
    expect(shown(learn('t19'))).toBeNull();
  });
});
