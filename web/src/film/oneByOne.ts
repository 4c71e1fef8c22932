/** Asks one thing after the other, whatever comes of the one before. */
export function oneByOne(): <T>(ask: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (ask) => {
    const asked = last.then(ask);
    last = asked.catch(() => undefined);
    return asked;
  };
}
