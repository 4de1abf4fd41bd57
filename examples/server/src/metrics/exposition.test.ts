import { expect, test } from 'vitest';
import { exposition } from './exposition.ts';
import { createCounter, createHistogram } from './instruments.ts';

test('numbers are written as Prometheus reads them, with labels, escapes and infinities', () => {
  const text = exposition([
    { name: 'a_total', help: 'Two\nlines \\', type: 'counter', samples: [{ labels: { x: 'a"b\\c\nd' }, value: 2 }] },
    { name: 'b', help: 'B.', type: 'gauge', samples: [{ value: Number.POSITIVE_INFINITY }, { value: Number.NaN }] },
    { name: 'empty', help: 'Nothing.', type: 'gauge', samples: [] },
  ]);
  expect(text).toBe(
    [
      '# HELP a_total Two\\nlines \\\\',
      '# TYPE a_total counter',
      'a_total{x="a\\"b\\\\c\\nd"} 2',
      '# HELP b B.',
      '# TYPE b gauge',
      'b +Inf',
      'b NaN',
      '',
    ].join('\n'),
  );
});

test('a histogram counts each value in every bucket that is large enough, and keeps sum and count', () => {
  const histogram = createHistogram({ name: 'h', help: 'H.' }, [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe({ op: 'x' }, seconds);
  const lines = exposition([histogram.read()]).split('\n');
  expect(lines.slice(2, -1)).toEqual([
    'h_bucket{op="x",le="0.1"} 2',
    'h_bucket{op="x",le="1"} 3',
    'h_bucket{op="x",le="+Inf"} 4',
    'h_sum{op="x"} 3.65',
    'h_count{op="x"} 4',
  ]);
});

test('a counter counts by its labels', () => {
  const counter = createCounter({ name: 'c', help: 'C.' });
  counter.add({ job: 'a' });
  counter.add({ job: 'a' });
  counter.add({ job: 'b' });
  expect(counter.read().samples).toEqual([
    { labels: { job: 'a' }, value: 2 },
    { labels: { job: 'b' }, value: 1 },
  ]);
});
