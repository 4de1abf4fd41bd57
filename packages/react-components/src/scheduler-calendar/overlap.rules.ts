/** Something with a length, in slots from the top or the left. @internal */
export interface Span<Item> {
  readonly item: Item;
  readonly from: number;
  readonly to: number;
}

/** Where a span is drawn when several share the room. @internal */
export interface PlacedSpan<Item> extends Span<Item> {
  /** Lane, from 0. */
  readonly lane: number;
  /** Lanes that the spans around it need, at least 1. */
  readonly lanes: number;
  /** Lanes it may take, at least 1: those to its right that stay empty. */
  readonly width: number;
}

/** Spans for which no lane is left, one button for all that touch. @internal */
export interface HiddenSpans<Item> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Item[];
  readonly lanes: number;
}

/** A day laid out. @internal */
export interface SpanLayout<Item> {
  readonly placed: readonly PlacedSpan<Item>[];
  readonly hidden: readonly HiddenSpans<Item>[];
}

/** Options of {@link layoutSpans}. @internal */
export interface SpanLayoutOptions {
  /** Lanes there is room for; when more are needed, the last one tells how many are hidden. */
  readonly maximumLanes: number;
  /** Least length that can be drawn and pressed, in slots. */
  readonly minimumLength: number;
}

type Laned<Item> = Span<Item> & { readonly lane: number; readonly end: number };

/** Spans that touch directly or through others, in the order of their begin. */
function* groups<Item>(spans: readonly Span<Item>[], minimumLength: number): Generator<Laned<Item>[]> {
  let group: Laned<Item>[] = [];
  let ends: number[] = [];
  let groupEnd = Number.NEGATIVE_INFINITY;
  for (const span of spans.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (span.from >= groupEnd && group.length > 0) {
      yield group;
      [group, ends] = [[], []];
    }
    const end = Math.max(span.to, span.from + minimumLength);
    const free = ends.findIndex((taken) => taken <= span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = end;
    group.push({ ...span, lane, end });
    groupEnd = Math.max(groupEnd, end);
  }
  if (group.length > 0) yield group;
}

function widthOf<Item>(span: Laned<Item>, group: readonly Laned<Item>[], lanes: number): number {
  let next = lanes;
  for (const other of group) {
    if (other.lane > span.lane && other.lane < next && other.from < span.end && span.from < other.end)
      next = other.lane;
  }
  return next - span.lane;
}

/** Hidden spans that touch become one button. */
function hide<Item>(spans: readonly Laned<Item>[], lanes: number): HiddenSpans<Item>[] {
  const hidden: { from: number; to: number; items: Item[]; lanes: number }[] = [];
  for (const { from, end, item } of spans) {
    const last = hidden.at(-1);
    if (last && from < last.to) {
      last.to = Math.max(last.to, end);
      last.items.push(item);
    } else hidden.push({ from, to: end, items: [item], lanes });
  }
  return hidden;
}

/** Lays spans out side by side so that none covers another. @internal */
export function layoutSpans<Item>(
  spans: readonly Span<Item>[],
  { maximumLanes, minimumLength }: SpanLayoutOptions,
): SpanLayout<Item> {
  const placed: PlacedSpan<Item>[] = [];
  const hidden: HiddenSpans<Item>[] = [];
  for (const group of groups(spans, minimumLength)) {
    const needed = 1 + Math.max(...group.map(({ lane }) => lane));
    const lanes = Math.min(needed, Math.max(1, maximumLanes));
    /* The last lane belongs to the button, when there is one. */
    const free = needed > lanes ? lanes - 1 : lanes;
    const shown = group.filter(({ lane }) => lane < free);
    for (const span of shown) {
      const { item, from, end, lane } = span;
      placed.push({ item, from, to: end, lane, lanes, width: needed > lanes ? 1 : widthOf(span, group, lanes) });
    }
    hidden.push(
      ...hide(
        group.filter(({ lane }) => lane >= free),
        lanes,
      ),
    );
  }
  return { placed, hidden };
}
