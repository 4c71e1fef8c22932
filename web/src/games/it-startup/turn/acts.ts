import type { StartupBoard } from '../board.svelte';
import type { Act } from '../../../play/Acts.svelte';
import type { Intent } from './intent.svelte';

const say = (board: StartupBoard, choice: { label: Parameters<StartupBoard['play']['words']['text']>[0] }) =>
  board.play.words.text(choice.label);

/** What the bar offers while nothing is in hand: a card from the deck, and the end. */
function idle(board: StartupBoard, intent: Intent): Act[] {
  const { buy, end } = intent;
  const acts: Act[] = [];
  if (buy)
    acts.push({
      id: 'buy',
      label: say(board, buy),
      why: buy.refusal ? board.play.words.text(buy.refusal) : null,
      move: buy.move,
      do: () => void intent.send(buy),
    });
  if (end) acts.push({ id: 'end', label: say(board, end), kind: 'main', move: end.move, do: intent.endTurn });
  return acts;
}

/** What can be done with what is in hand. */
function inHand(board: StartupBoard, intent: Intent): Act[] {
  const { chosen, sell, plan, whyNot, thing } = intent;
  const acts: Act[] = [{ id: 'cancel', label: board.text('act.cancel'), kind: 'quiet', do: intent.drop }];
  const loss = intent.risked?.loss;
  if (loss) {
    acts.push(
      {
        id: 'go',
        label: board.text('act.anyway'),
        sub: loss,
        move: chosen?.move,
        do: () => void intent.send(intent.chosen),
      },
      { id: 'another', kind: 'main', label: board.text('act.another'), do: intent.thinkAgain },
    );
    return acts;
  }
  if (sell)
    acts.push({
      id: 'sell',
      label: board.text('act.sell', { price: board.view.salePrice }),
      move: sell.move,
      do: () => void intent.send(sell),
    });
  if (plan) acts.push({ id: 'plan', label: board.text('act.plan'), move: plan.move, do: () => void intent.send(plan) });
  acts.push({
    id: 'go',
    kind: 'main',
    label: chosen ? mainLabel(board, intent) : board.text('act.go', { card: { card: thing ?? '' } }),
    why: chosen ? null : whyNot ? board.play.words.text(whyNot) : board.text('act.aim-first'),
    move: chosen?.move,
    do: () => void intent.send(intent.chosen),
  });
  return acts;
}

/** Short enough for a button: the sentence above names the rest. */
function mainLabel(board: StartupBoard, intent: Intent): string {
  const { chosen, card } = intent;
  const args = chosen?.label.args ?? {};
  const price = typeof args.price === 'number' ? args.price : (card?.price ?? 0);
  switch (chosen?.move.type) {
    case 'play-employee':
      return board.text('act.hire', { price });
    case 'attach-knowledge':
      return board.text('act.attach', { price });
    case 'transfer-knowledge':
      return board.text('act.transfer', { price });
    case 'use-ability':
      return board.text('act.flip', { price });
    default:
      return board.text('act.play', { price });
  }
}

export const turnActs = (board: StartupBoard, intent: Intent): Act[] =>
  intent.thing === null ? idle(board, intent) : inHand(board, intent);

/** Who sheds a burnout point: picked on the board, or left. */
export function bonusActs(board: StartupBoard, intent: Intent): Act[] {
  const nobody = board.choices.find((c) => c.move.type === 'planning-bonus' && !c.move.employee) ?? null;
  const { chosen } = intent;
  const needy = board.choices.filter((c) => c.move.type === 'planning-bonus' && c.move.employee);
  const only = needy.length === 1 ? (needy[0] ?? null) : null;
  const picked = chosen?.move.type === 'planning-bonus' && chosen.move.employee ? chosen : only;
  return [
    {
      id: 'nobody',
      label: board.text('act.no-bonus'),
      kind: 'quiet',
      move: nobody?.move,
      do: () => void intent.send(nobody),
    },
    {
      id: 'rest',
      kind: 'main',
      label: picked ? say(board, picked) : board.text('act.rest'),
      why: picked ? null : board.text('act.rest-first'),
      move: picked?.move,
      do: () => void intent.send(picked),
    },
  ];
}
