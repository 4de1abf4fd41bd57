import type { SpanOfTime } from '../http/period.ts';

/** The same time as spans that neither overlap nor touch, in their order. @internal */
export function union(spans: readonly SpanOfTime[]): SpanOfTime[] {
  const merged: SpanOfTime[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** The time that both have, as union gives it. @internal */
export function intersection(a: readonly SpanOfTime[], b: readonly SpanOfTime[]): SpanOfTime[] {
  const shared = a.flatMap((one) =>
    b.map((other) => ({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })),
  );
  return union(shared);
}

/** The time of `whole` that `part` leaves out; both as union gives them. @internal */
export function gaps(whole: readonly SpanOfTime[], part: readonly SpanOfTime[]): SpanOfTime[] {
  const edges = [-Infinity, ...part.flatMap(({ from, to }) => [from, to]), Infinity];
  const outside = edges.flatMap((from, index) => (index % 2 === 0 ? [{ from, to: edges[index + 1] ?? Infinity }] : []));
  return intersection(whole, outside);
}

/** Milliseconds of spans that do not overlap. @internal */
export function lengthOf(spans: readonly SpanOfTime[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}
