/** What this browser keeps for us; a browser that keeps nothing is no error. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A private window may refuse: then it lasts as long as the page.
  }
}
