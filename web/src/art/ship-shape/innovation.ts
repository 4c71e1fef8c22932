import type { Drawing } from '../drawing';
import { gearPath } from './parts/machines';
import { shape } from '../pen';

/** The innovation token: a bulb on a brass cog. */
export const innovation: Drawing = {
  box: '-23 -23 46 48',
  shapes: `${shape('#7a5610', gearPath(12, 21, 17.5, 0, 2))}${shape('#f0c65a', gearPath(12, 21, 17.5))}<circle r="14" fill="#b58a2b"/><circle r="11.8" fill="#f7d98a"/><path d="M0-8c-4.6 0-7 3.2-6.5 6.5.4 2.6 2.7 3.5 2.9 6h7.2c.2-2.5 2.5-3.4 2.9-6C7-4.8 4.6-8 0-8Z" fill="#fffaf0"/><path d="M-3 6.2h6M-2.2 8.6h4.4" stroke="#4a3208" stroke-width="1.7" stroke-linecap="round"/><path d="M-1.6 4V-.4L-3.6-2.4M1.6 4V-.4l2-2" stroke="#a8571a" stroke-width="1.3" fill="none"/>`,
};
