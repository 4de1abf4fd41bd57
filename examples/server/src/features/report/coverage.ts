/** A stretch of time, milliseconds since 1970: from, included, to, not included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The same time as spans that neither overlap nor touch, in their order; empty ones are dropped. */
export function union(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return merged;
}

/** The time that both have; each of the two as `union` gives it. */
export function intersection(a: readonly Span[], b: readonly Span[]): Span[] {
  const shared: Span[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const [one, other] = [a[i], b[j]];
    if (!one || !other) break;
    const span = { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
    if (span.from < span.to) shared.push(span);
    if (one.to < other.to) i += 1;
    else j += 1;
  }
  return shared;
}

/** The time of `whole` that `part` leaves out; each of the two as `union` gives it. */
export function gaps(whole: readonly Span[], part: readonly Span[]): Span[] {
  const first = whole[0]?.from ?? 0;
  const last = whole.at(-1)?.to ?? 0;
  const edges = [first, ...part.flatMap(({ from, to }) => [from, to]), last];
  const outside: Span[] = [];
  for (let index = 0; index < edges.length; index += 2) {
    outside.push({ from: edges[index] ?? first, to: edges[index + 1] ?? last });
  }
  return intersection(whole, union(outside));
}

/** Milliseconds of spans that do not overlap. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0);
}

/** How much of his routes a guard was connected. */
export interface Coverage {
  /** Elapsed milliseconds: nine hours in the long night of autumn. */
  readonly routeMs: number;
  readonly connectedMs: number;
  /** 0 to 1; null without a route. */
  readonly availability: number | null;
  /** Stretches of a route without contact, those at its begin and end too. */
  readonly disconnections: number;
  readonly longestGapMs: number;
}

/** C9: the union of what contacts cover, within the routes. @param contacts from each contact to where it stops counting */
export function coverageOf(routes: readonly Span[], contacts: readonly Span[]): Coverage {
  const onRoute = union(routes);
  const connected = intersection(onRoute, union(contacts));
  const lost = gaps(onRoute, connected);
  const routeMs = lengthOf(onRoute);
  const connectedMs = lengthOf(connected);
  return {
    routeMs,
    connectedMs,
    availability: routeMs === 0 ? null : connectedMs / routeMs,
    disconnections: lost.length,
    longestGapMs: Math.max(0, ...lost.map(({ from, to }) => to - from)),
  };
}
