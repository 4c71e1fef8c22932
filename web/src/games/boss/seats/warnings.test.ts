import { expect, test } from 'vitest';
import type { WarningView } from '../types';
import { warningsOf } from './warnings';

const warning = (kind: string, seat?: number): WarningView => ({ kind, seat, say: { key: `warning.${kind}` } });
const open = [warning('last-round'), warning('finishes', 1), warning('fails', 0)];

test('my own company is told what only I see, what all see of it, and what concerns all', () => {
  const kinds = warningsOf(open, [warning('unpaid', 0)], 0, 0).map(({ kind }) => kind);
  expect(kinds).toEqual(['unpaid', 'fails', 'last-round']);
});

test('a rival shows what lies open, and nothing of mine', () => {
  expect(warningsOf(open, [warning('unpaid', 0)], 1, 0).map(({ kind }) => kind)).toEqual(['finishes']);
});
