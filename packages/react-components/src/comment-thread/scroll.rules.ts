/** What of a scrolled element decides, CSS pixels. @internal */
export interface ScrollMetrics {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Nearer to the end than this counts as there: a line and a rounded pixel. */
const nearEnd = 24;

/** Whether the reader is at the newest comment, and so wants to follow. @internal */
export function isAtEnd({ scrollTop, clientHeight, scrollHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= nearEnd;
}
