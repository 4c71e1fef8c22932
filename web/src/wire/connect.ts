import { me } from '../guest/guest.svelte';
import { Wire } from './wire.svelte';

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

/** The one socket of this page. */
export const wire = new Wire(
  () => new WebSocket(address()),
  () => me.token,
);

/** Minds the network: when it goes, when it returns, and when the page wakes up or comes back to the front. */
export function watchNetwork(): () => void {
  const look = () => {
    if (!document.hidden) wire.look();
  };
  const gone = () => wire.networkGone();
  addEventListener('offline', gone);
  addEventListener('online', look);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('resume', look);
  return () => {
    removeEventListener('offline', gone);
    removeEventListener('online', look);
    removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('resume', look);
  };
}
