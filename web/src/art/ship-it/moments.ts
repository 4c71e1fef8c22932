import { at } from '../at';
import type { Drawing } from '../drawing';
import { print } from '../print';
import { milestonePicture } from './milestones';
import { heads } from './moments/heads';
import { tails } from './moments/tails';
import { tie } from './moments/tie';
import { collection } from './scene';

/** What happened to everybody's talk afterwards: the coin of going viral, a tie. */
export const { picture: momentPicture, ground: momentGround } = collection({ heads, tails, tie });

/** A medal in a window of 5:3, for the wall of an end screen. */
export const medalPicture = (milestone: string): Drawing => ({
  box: '0 0 160 96',
  fit: 'xMidYMid slice',
  shapes: `${print('finance', 160, 96, 0.5)}<circle fill="var(--halo)" cx="80" cy="50" r="42"/>${at(29, -2, 0.85, milestonePicture(milestone).shapes)}`,
});

export const medalGround = 'finance';
