import { routeOf, type Route } from './route';

class Router {
  #path = $state(location.pathname);
  readonly route: Route = $derived(routeOf(this.#path));

  go(path: string, replace = false): void {
    if (path !== location.pathname + location.search) history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.#path = location.pathname;
    scrollTo(0, 0);
  }

  /** Listens to the browser's own back and forward, and to links of this site. */
  listen(): () => void {
    const back = () => (this.#path = location.pathname);
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      const ours = link instanceof HTMLAnchorElement && link.origin === location.origin && !link.target;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!ours || !plain || event.defaultPrevented || link.hasAttribute('download')) return;
      if (link.hash && link.pathname === location.pathname) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    };
    addEventListener('popstate', back);
    document.addEventListener('click', click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', click);
    };
  }
}

export const router = new Router();
