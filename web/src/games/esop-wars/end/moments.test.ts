import { expect, it } from 'vitest';
import { marketPicture } from '../../../art/esop-wars/markets';
import { unicorn } from '../../../art/esop-wars/moments/unicorn';
import type { Play } from '../../board';
import { moments } from './moments';

const hire = (card: string, price: number, ...points: number[]) => ({ seat: 1, card, price, left: false, points });

const ended = (end: object, rounds: object[] = []) =>
  ({
    view: { rounds, end: { hires: [], whatIf: [], ranking: [0, 1], ...end } },
    box: { employees: [{ id: 'dev-malik', category: 'product' }] },
    words: { text: (say: { key: string }) => say.key },
  }) as unknown as Play;

it('tells nothing before the end', () => {
  expect(moments({ view: { rounds: [] } } as unknown as Play)).toEqual([]);
});

it('shows who was hired before the print of their category', () => {
  const hires = [hire('dev-malik', 25, 170), hire('rosa-delgado', 475, 60)];
  const told = moments(ended({ hires }, [{ round: 'seed', market: 'land-grab', teams: [] }]));

  expect(told.map(({ id }) => id)).toEqual(['bargain', 'dearest']);
  expect(told[0]).toMatchObject({ ground: 'product', picture: { box: '0 0 160 110' } });
});

it('tells of no bargain where no market has spoken', () => {
  expect(moments(ended({ ending: 'walkover', hires: [hire('dev-malik', 25)] }))).toEqual([]);
});

it('shows the market that never came', () => {
  const whatIf = [{ seat: 1, market: 'audit-season', total: 0, factor: 0, valuation: 9 }];

  expect(moments(ended({ whatIf }))).toMatchObject([{ id: 'what-if', picture: marketPicture('audit-season') }]);
  expect(moments(ended({ whatIf, ranking: [1, 0] }))).toMatchObject([{ id: 'same' }]);
});

it('shows a unicorn for the first company worth a billion', () => {
  const team = { seat: 2, before: 1, after: 2_000_000_000, employees: [{ card: 'dev-malik', adjusted: 300 }] };

  expect(moments(ended({}, [{ round: 2, market: 'land-grab', teams: [team] }]))).toMatchObject([
    { id: 'unicorn', seat: 2, picture: unicorn },
  ]);
});
