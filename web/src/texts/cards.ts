/** The names of everything in a box that has an id and a name, wherever it lies. */
export function namesIn(box: unknown): Map<string, string> {
  const names = new Map<string, string>();
  const look = (thing: unknown): void => {
    if (Array.isArray(thing)) thing.forEach(look);
    else if (thing && typeof thing === 'object') {
      const { id, name } = thing as { id?: unknown; name?: unknown };
      if (typeof id === 'string' && typeof name === 'string' && !names.has(id)) names.set(id, name);
      Object.values(thing).forEach(look);
    }
  };
  look(box);
  return names;
}
