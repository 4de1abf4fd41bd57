/** Work that comes again by the clock. It catches up after downtime by itself: it looks at what is due, not at what it missed. */
export interface Job {
  /** Name in logs and of its lease. */
  readonly name: string;
  /** Milliseconds from the end of one run to the next. */
  readonly everyMs: number;
  /** Runs in every process at once, because its own rows tell who does what; otherwise one process has its lease. */
  readonly isShared?: boolean | undefined;
  /** @param signal fires when the server stops: what works in pieces ends after the one it is at */
  run(signal?: AbortSignal): Promise<void>;
}
