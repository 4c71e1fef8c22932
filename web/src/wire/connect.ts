import { me } from '../guest/guest.svelte';
import { Wire } from './wire.svelte';

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The one socket of this page. */
export const wire = new Wire(
  () => new WebSocket(address()),
  () => me.token,
);

/** Looks at once whether the line still stands when the page comes back to the front or the network returns. */
export function watchNetwork(): () => void {
  const look = () => {
    if (!document.hidden && wire.nextTry !== null) wire.tryNow();
  };
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
  };
}
