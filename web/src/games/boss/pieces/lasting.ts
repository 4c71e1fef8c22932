import { kindIcon, typeIcon } from '../../../art/boss/icons';
import { signs } from '../../../art/boss/signs';
import type { IconShapes } from '../../../pieces/icon';
import type { BossBoard } from '../board.svelte';
import type { Lasting, Project } from '../types';

function iconOf({ kind, issue, type }: Lasting): IconShapes {
  switch (kind) {
    case 'capacity':
    case 'recruit':
      return signs.time;
    case 'income':
    case 'overheadCut':
    case 'insurance':
      return signs.cash;
    case 'typeBonus':
      return typeIcon(type ?? '');
    case 'shield':
      return kindIcon(issue ?? '');
    case 'morale':
      return signs.happy;
  }
}

/** What a project leaves behind, a line for each: its R&D, and what lasts. */
export const lastings = (board: BossBoard, { research, lasting }: Project): { icon: IconShapes; text: string }[] => [
  ...(research > 0 ? [{ icon: signs.research, text: board.text('project.research', { research }) }] : []),
  ...lasting.map((each) => ({ icon: iconOf(each), text: each.text })),
];
