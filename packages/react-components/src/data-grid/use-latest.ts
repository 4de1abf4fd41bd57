import { type RefObject, useInsertionEffect, useRef } from 'react';

/** The newest value for handlers that must stay the same function, so that rows need not be drawn again. @internal */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useInsertionEffect(() => {
    ref.current = value;
  });
  return ref;
}
