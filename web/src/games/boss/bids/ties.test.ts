import { expect, test } from 'vitest';
import type { CompanyView } from '../types';
import { tieOrder } from './ties';

test('skill comes before the marker, and the marker before who sits after it', () => {
  const companies = [11, 9, 14, 14].map((skill) => ({ skill }) as CompanyView);
  expect(tieOrder({ companies, marker: 3 })).toEqual([3, 2, 0, 1]);
});
