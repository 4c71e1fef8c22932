import { describe, expect, it } from 'vitest';
import type { ShipShapeBoard } from './board.svelte';
import { hintOf } from './hint';

const why = { key: 'hint.serves-later', args: {} };
const none = { tokens: { organic: 0, mineral: 0, technological: 0, specialty: 0 }, supplies: [], transports: [] };

function board(move: object, choices: object[] = []): ShipShapeBoard {
  const goodsArg = (tokens: Record<string, number>) =>
    Object.entries(tokens)
      .filter(([, n]) => n > 0)
      .map(([kind, n]) => ({ [kind]: n }));
  return { play: { own: { hint: { move, why } } }, choices, goodsArg } as unknown as ShipShapeBoard;
}

describe('a hint', () => {
  it('says the button of a move that has one', () => {
    const label = { key: 'choice.commission', args: {} };
    const said = hintOf(
      board({ type: 'commission', card: 'tide-mill' }, [{ move: { card: 'tide-mill', type: 'commission' }, label }]),
    );
    expect(said).toEqual({ key: 'board.hint.do', args: { label: { say: label }, why: { say: why } } });
  });

  it('says the terms of an offer', () => {
    const give = { ...none, tokens: { ...none.tokens, organic: 2 } };
    const said = hintOf(board({ type: 'offer', to: 1, give, want: { ...none, transports: ['hand-car'] } }));
    expect(said?.key).toBe('board.hint.offer');
    expect(said?.args).toMatchObject({ seat: { seat: 1 }, give: [{ organic: 2 }], want: [{ card: 'hand-car' }] });
  });

  it('is none where the table has none', () => {
    expect(hintOf({ play: { own: {} }, choices: [] } as unknown as ShipShapeBoard)).toBeNull();
  });
});
