import { letItHappen, payTheCounter, sendTheGuard } from '../../../art/it-startup/answers';
import type { Drawing } from '../../../art/drawing';
import type { StartupBoard, StartupChoice } from '../board.svelte';
import type { AttackView } from '../types';

/** One way to answer an attack, with what is left afterwards. */
export interface Answer {
  id: string;
  choice: StartupChoice | null;
  price: number;
  picture: Drawing;
  category: string;
  resources: number;
  points: number;
  /** Points next turn, or what else the card takes. */
  worse: boolean;
}

/** Every answer, the free one first; a watcher sees them without being able to choose. */
export function answersTo(board: StartupBoard, attack: AttackView): Answer[] {
  const choiceOf = (answer: string) =>
    board.choices.find((choice) => choice.move.type === 'respond' && choice.move.answer === answer) ?? null;
  const { hit } = attack;
  const losesPoints = hit.pointsAfter !== hit.pointsBefore;
  const pass: Answer = {
    id: 'pass',
    choice: choiceOf('pass'),
    price: 0,
    picture: letItHappen,
    category: 'sabotage',
    resources: hit.resourcesAfter,
    points: losesPoints ? hit.pointsAfter : hit.nextScoreAfter,
    worse: losesPoints || hit.nextScoreAfter < hit.nextScoreBefore,
  };
  const counters = attack.counters.map(({ answer, employee, price }): Answer => ({
    id: answer,
    choice: choiceOf(answer),
    price,
    picture: employee ? sendTheGuard : payTheCounter,
    category: employee ? 'dev' : 'finance',
    resources: hit.resourcesBefore - price,
    points: losesPoints ? hit.pointsBefore : hit.nextScoreBefore,
    worse: false,
  }));
  return [pass, ...counters.toSorted((a, b) => a.price - b.price)];
}
