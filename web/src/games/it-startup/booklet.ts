import { letItHappen, payTheCounter, sendTheGuard } from '../../art/it-startup/answers';
import { drawn, type GameBooklet } from '../booklets';
import Answers from './shown/Answers.svelte';
import ChipsOf from './shown/ChipsOf.svelte';
import Income from './shown/Income.svelte';
import Opening from './shown/Opening.svelte';
import Project from './shown/Project.svelte';
import Tired from './shown/Tired.svelte';

export { exhibit } from './exhibit';

export const pictures: GameBooklet['pictures'] = {
  'its-opening': drawn(Opening, {
    cards: ['bootcamp-graduate', 'tdd', 'people-partner', 'monster-bug', 'digital-nomad'],
    back: ['tdd', 'monster-bug'],
  }),
  'its-start': drawn(Income, { card: 'digital-nomad', resources: 3 }),
  'its-work': drawn(Tired, { card: 'digital-nomad', burnout: 0 }),
  'its-score': drawn(Project, { points: 26, coming: 12 }),
  'its-burn': drawn(Tired, { card: 'digital-nomad', burnout: 1, coming: 1 }),
  'its-desk': drawn(Tired, { card: 'full-stack-ninja', burnout: 1, knowledge: 'tdd' }),
  'its-rocket': drawn(Project, { points: 34 }),
  'its-chips': drawn(ChipsOf, { count: 7, cap: 12 }),
  'its-answer': drawn(Answers, {
    answers: [
      ['sabotage', letItHappen],
      ['dev', sendTheGuard],
      ['finance', payTheCounter],
    ],
  }),
};
