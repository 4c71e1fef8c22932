import { expect, test } from 'vitest';
import { tree } from './tree';

test('a boss stands over the middle of the team, and nobody over somebody else', () => {
  const { nodes, columns, rows } = tree([
    { person: 'founder' },
    { person: 'celia', boss: 'founder' },
    { person: 'ned', boss: 'celia' },
    { person: 'pip', boss: 'celia' },
    { person: 'imani', boss: 'founder' },
  ]);
  expect({ columns, rows }).toEqual({ columns: 3, rows: 3 });
  expect(nodes.map(({ of, x, y }) => [of.person, x, y])).toEqual([
    ['founder', 1.25, 0],
    ['celia', 0.5, 1],
    ['ned', 0, 2],
    ['pip', 1, 2],
    ['imani', 2, 1],
  ]);
});

test('without a CEO the top people stand side by side', () => {
  expect(tree([{ person: 'ned' }, { person: 'pip' }])).toMatchObject({ columns: 2, rows: 1 });
});
