import type { Preview, Prompt, Say } from '../../../wire/types';
import type { Answer } from '../answer/answers';
import type { StartupBoard } from '../board.svelte';
import type { AttackView } from '../types';
import type { Intent } from './intent.svelte';

export interface Said {
  sentence: Say;
  detail?: Say;
  preview?: Preview;
}

const MOST = 4;

/** The consequences that fit into the bar; many small ones become one. */
export function inShort(preview: Preview | undefined, mostTired = 2): Preview | undefined {
  if (!preview) return undefined;
  const burnout = preview.changes.filter((change) => change.what.key === 'change.burnout-of');
  const rest = preview.changes.filter((change) => change.what.key !== 'change.burnout-of');
  const shown = burnout.length <= mostTired && rest.length + burnout.length <= MOST ? [...rest, ...burnout] : rest;
  // What may go wrong takes a line of its own.
  return { ...preview, changes: shown.slice(0, preview.risks?.length ? 2 : MOST) };
}

const onlyCard = (card: string): Say['args'] => ({ card: { card } });

/** The sentence about what is in hand. */
export function turnSaid(board: StartupBoard, intent: Intent): Said | null {
  const { thing, chosen, pointed } = intent;
  if (pointed) {
    const ends = pointed.move.type === 'end-turn';
    const preview = inShort(pointed.preview, ends ? 0 : undefined);
    const prompt = board.play.prompt;
    return prompt
      ? {
          sentence: prompt.sentence,
          preview,
          detail: preview?.changes.length ? undefined : (prompt.detail ?? undefined),
        }
      : null;
  }
  if (thing === null) return null;
  const title = board.card(thing);
  const args = onlyCard(thing);
  if (intent.moves.length === 0)
    return {
      sentence: { key: 'board.said.cannot', args },
      detail: intent.whyNot ? { key: 'board.said.because', args: { why: { say: intent.whyNot } } } : undefined,
    };
  const preview = inShort(chosen?.preview);
  const aimed = chosen !== null && intent.targets.size > 0;
  const sentence = ((): Say => {
    if (chosen && aimed) return { key: 'board.said.this', args: { what: { say: chosen.label } } };
    if (title.type === 'knowledge') return { key: intent.card ? 'board.said.attach' : 'board.said.transfer', args };
    if (intent.targets.size === 0) return { key: `board.said.${title.type === 'employee' ? 'hire' : 'play'}`, args };
    const key = `board.said.aim.${title.id}`;
    if (board.play.words.has(key)) return { key, args };
    return { key: 'board.said.aim-any', args };
  })();
  return { sentence, preview };
}

/** The opening hand: which cards go back. */
export function mulliganSaid(back: readonly string[]): Said | null {
  if (back.length === 0) return null;
  return {
    sentence: { key: 'prompt.mulligan' },
    detail: {
      key: 'board.said.swap',
      args: { cards: back.map((card) => ({ card })), n: back.length },
    },
  };
}

/** An attack: the answer that is picked, and what it leaves. */
export function answerSaid(attack: AttackView, answer: Answer | null): Said {
  const args: Say['args'] = { card: { card: attack.card }, seat: { seat: attack.attacker } };
  if (!answer || answer.id === 'pass')
    return { sentence: { key: 'board.said.let', args }, preview: inShort(answer?.choice?.preview) };
  const key = answer.id === 'pay' ? 'board.said.pay' : 'board.said.block';
  return {
    sentence: { key, args: { ...args, price: answer.price, employee: { card: answer.id } } },
    preview: inShort(answer.choice?.preview),
    detail: { key: 'board.said.stays' },
  };
}

/** The top of the deck: which card is taken. */
export function lookSaid(prompt: Prompt | null, card: string | null): Said | null {
  if (!prompt || card === null) return null;
  return { sentence: { key: 'board.said.take', args: { card: { card } } }, detail: prompt.detail ?? undefined };
}
