import { expect, it } from 'vitest';
import type { Change } from '../../../wire/types';
import { inMarkets } from './outcomes';

it('tells what a wildcard would do market by market, whatever else the preview says', () => {
  const changes: Change[] = [
    { what: { key: 'label.pool' }, before: { equity: 700 }, after: { equity: 350 } },
    {
      what: { key: 'label.in-market', args: { market: { card: 'winter' } } },
      before: { swing: -2 },
      after: { swing: 0 },
    },
  ];
  expect(inMarkets({ changes, sums: [] })).toEqual([{ market: 'winter', before: { swing: -2 }, after: { swing: 0 } }]);
  expect(inMarkets(undefined)).toEqual([]);
});
