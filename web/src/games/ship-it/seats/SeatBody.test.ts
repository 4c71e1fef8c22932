import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import OnBoard from '../testing/OnBoard.svelte';
import { company, engineer, playOf } from '../testing/play';
import SeatBody from './SeatBody.svelte';

const seen = (play: ReturnType<typeof playOf>, seat: number) =>
  render(OnBoard, { play, piece: SeatBody as never, given: { seat } }).container;

it.each([
  [true, 'choosing'],
  [false, 'has chosen'],
])('says of a company that is not founded yet whether it is still chosen (%s)', (decides, told) => {
  const play = playOf({ phase: 'corporation', companies: [company(0), company(1, { decides })] });
  expect(seen(play, 1).textContent).toContain(told);
});

it('tells how long an engineer has been with the company', () => {
  const roster = [engineer(1, 'Odile', { rounds: 2 })];
  const rival = company(1, { funding: 'vc-heavy', tech: 'ai-first', product: 'b2b-saas', roster });
  const play = playOf({ phase: 'draft', companies: [company(0), { ...rival, score: { total: 0 } as never }] });
  expect(seen(play, 1).querySelector('[role=img][title^=Odile]')?.getAttribute('title')).toBe(
    'Odile, 2 rounds with the company',
  );
});
