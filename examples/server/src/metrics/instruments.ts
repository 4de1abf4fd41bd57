import type { Metric, MetricSample } from './exposition.ts';

type Labels = Readonly<Record<string, string>>;
type Heading = Pick<Metric, 'name' | 'help'>;

/** Counts by labels. Whoever counts must have few different labels: each is kept for good. */
export interface Counter {
  add(labels: Labels): void;
  read(): Metric;
}

/** Makes a counter. */
export function createCounter(heading: Heading): Counter {
  const counts = new Map<string, { readonly labels: Labels; value: number }>();
  return {
    add: (labels) => {
      const key = JSON.stringify(labels);
      const count = counts.get(key);
      if (count) count.value += 1;
      else counts.set(key, { labels, value: 1 });
    },
    read: () => ({ ...heading, type: 'counter', samples: [...counts.values()].map((count) => ({ ...count })) }),
  };
}

/** Counts durations by labels, in buckets. Labels as of a counter. */
export interface Histogram {
  /** @param seconds a duration */
  observe(labels: Labels, seconds: number): void;
  read(): Metric;
}

interface Series {
  readonly labels: Labels;
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Makes a histogram. @param bounds upper ends of its buckets in seconds, rising; the one without an end comes by itself */
export function createHistogram(heading: Heading, bounds: readonly number[]): Histogram {
  const all = new Map<string, Series>();
  const seriesOf = (labels: Labels): Series => {
    const key = JSON.stringify(labels);
    const found = all.get(key) ?? { labels, buckets: bounds.map(() => 0), sum: 0, count: 0 };
    all.set(key, found);
    return found;
  };
  const samplesOf = ({ labels, buckets, sum, count }: Series): MetricSample[] => [
    ...bounds.map((le, index) => ({
      suffix: '_bucket',
      labels: { ...labels, le: String(le) },
      value: buckets[index] ?? 0,
    })),
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ];
  return {
    observe: (labels, seconds) => {
      const series = seriesOf(labels);
      series.sum += seconds;
      series.count += 1;
      for (const [index, le] of bounds.entries()) {
        if (seconds <= le) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
      }
    },
    read: () => ({ ...heading, type: 'histogram', samples: [...all.values()].flatMap(samplesOf) }),
  };
}
