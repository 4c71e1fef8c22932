import type { BossBoard } from '../board.svelte';
import type { Desk } from './desk';

/** Somebody in the chart in one sentence, for ears. */
export function describe(board: BossBoard, desk: Desk): string {
  const { outputs, reports } = desk;
  const parts = [
    board.text(desk.ceo ? 'organisation.told.ceo' : desk.boss ? 'organisation.told.under' : 'organisation.told.top', {
      person: { card: desk.person },
      boss: desk.boss ? { card: desk.boss } : '',
    }),
    board.text('organisation.told.gives', {
      time: { time: outputs.productivity.amount ?? 0 },
      skill: outputs.skill.amount ?? 0,
      morale: desk.moraleAfter,
    }),
    reports > 0 ? board.text('organisation.told.leads', { reports, leadership: desk.leadership }) : '',
    board.text(desk.lit ? 'organisation.told.lit' : 'organisation.told.dark'),
    desk.tag ? board.text(`organisation.tag.${desk.tag}`) : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}.`;
}
