import why from 'icon:action/circle-question-mark';
import type { Screen } from '../screen';
import { Answering } from './answering.svelte';
import IssueMat from './IssueMat.svelte';
import WhyIssues from './WhyIssues.svelte';

export const issue: Screen<Answering> = {
  decides: (board) => new Answering(board),
  Mat: IssueMat,
  beside: [{ id: 'why-issues', icon: why, Panel: WhyIssues }],
};
