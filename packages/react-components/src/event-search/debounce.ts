/** A call that waits until it has been quiet for a while. @internal */
export interface Debounced {
  /** Asks for the call; asked for again in time, there is only one (S9.33). */
  request(): void;
  cancel(): void;
}

/** How long it must have been quiet, milliseconds (S9.33). @internal */
export const searchDelayMs = 300;

/** @internal */
export function debounced(delayMs: number, call: () => void): Debounced {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = (): void => clearTimeout(timer);
  return {
    request: () => {
      cancel();
      timer = setTimeout(call, delayMs);
    },
    cancel,
  };
}
