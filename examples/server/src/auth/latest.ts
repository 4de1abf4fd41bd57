/** Remembers values by their keys, the newest so many of them. */
export interface Latest<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

/** Makes it. @param most how many values it keeps */
export function createLatest<Value>(most: number): Latest<Value> {
  const values = new Map<string, Value>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const oldest = values.keys().next();
      if (values.size > most && !oldest.done) values.delete(oldest.value);
    },
  };
}
