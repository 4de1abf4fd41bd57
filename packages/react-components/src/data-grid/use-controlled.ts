import { useCallback, useState } from 'react';

/** A value that its owner holds (`value`) or that is kept here (`initial`). The setter only keeps; callers report. @internal */
export function useControlled<Value>(value: Value | undefined, initial: Value): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(initial);
  const keep = useCallback((next: Value) => setOwn(() => next), []);
  return [value === undefined ? own : value, keep];
}
