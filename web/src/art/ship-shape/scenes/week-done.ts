import type { Drawing } from '../../drawing';
import { boat } from '../boat';

/** A week that ended well: the boat comes home, nothing left aboard. `.arriving` is what may move. */
export const weekDoneScene = (firms: number): Drawing => ({
  box: '0 0 700 92',
  fit: 'xMidYMax slice',
  shapes: `<rect width="700" height="92" fill="#f7d58c"/><circle cx="546" cy="57" r="57" fill="#fbe6b0"/><circle cx="546" cy="57" r="33" fill="#fff3cf"/><g fill="#efe0c2"><circle cx="210" cy="28" r="8"/><circle cx="220" cy="24" r="11"/><rect x="200" y="27" width="36" height="9" rx="4"/></g><path d="M420 28q5-5 9 0q5-5 9 0M448 17q4-4 7 0q4-4 7 0" fill="none" stroke="#6b5a3c" stroke-width="1.8" stroke-linecap="round"/><g class="arriving"><g transform="translate(364 72) scale(1.22) rotate(1)">${boat(firms, 0)}</g></g><path d="M0 75q20-7 40 0${'t40 0'.repeat(18)}V92H0Z" fill="#2d8a86"/><path d="M0 83q18-6 36 0${'t36 0'.repeat(20)}V92H0Z" fill="#0f6664"/>`,
});
