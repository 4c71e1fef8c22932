import { describe, expect, it } from 'vitest';
import type { EsopBoard } from './board.svelte';
import { sealOf, type Picked } from './seal';

const board = { text: (key: string) => key, firstName: (card: string) => card } as unknown as EsopBoard;
const nothing: Picked = { one: null, sealed: null, lock: null, choices: [] };

describe('the button that seals a choice', () => {
  it('waits, with its reason, until something is picked', () => {
    expect(sealOf(board, 'drop', nothing)).toEqual({ move: null, label: 'drop.go-who', why: 'drop.first' });
    expect(sealOf(board, 'wildcard', nothing)).toMatchObject({ move: null, why: 'wildcard.first' });
  });

  it('does what is picked, and is gone once that is sealed', () => {
    const move = { type: 'drop', employee: 'omar' };
    expect(sealOf(board, 'drop', { ...nothing, one: 'omar' })).toMatchObject({ move });
    expect(sealOf(board, 'drop', { ...nothing, sealed: 'omar' })).toBeNull();
    expect(sealOf(board, 'drop', { ...nothing, one: 'dev', sealed: 'omar' })).toMatchObject({
      move: { employee: 'dev' },
    });
  });

  it('keeps a wildcard by a word of its own', () => {
    expect(sealOf(board, 'wildcard', { ...nothing, one: 'keep' })?.label).toBe('wildcard.keep');
    expect(sealOf(board, 'wildcard', { ...nothing, one: 'shield' })?.label).toBe('wildcard.play');
  });

  it('puts a card down only when one was drawn', () => {
    expect(sealOf(board, 'company-draft', { ...nothing, one: 'health' })).toBeNull();
    const choices = [{ move: { type: 'discard', card: 'health' } }] as unknown as Picked['choices'];
    expect(sealOf(board, 'company-draft', { ...nothing, one: 'health', choices })?.move).toEqual({
      type: 'discard',
      card: 'health',
    });
  });
});
