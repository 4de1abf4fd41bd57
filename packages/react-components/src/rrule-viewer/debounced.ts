/** How long typing must rest before rules are searched, milliseconds (S2.125, S9.34). @internal */
const searchDebounceMs = 300;

/** A function that waits for the calls to rest. @internal */
export interface Debounced<Value> {
  /** Puts off what was called before. */
  (value: Value): void;
  /** Nothing called before happens any more. */
  cancel(): void;
}

/** Runs once with the last value, `restMs` after the last call. @internal */
export function debounced<Value>(run: (value: Value) => void, restMs: number = searchDebounceMs): Debounced<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  const call = (value: Value): void => {
    cancel();
    timer = setTimeout(() => run(value), restMs);
  };
  return Object.assign(call, { cancel });
}
