import { describe, expect, test } from 'vitest';
import { eventTypeStem } from '../theme/event-type-stem.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import { night } from './night.ts';

/* WCAG 2.2 contrast of every pair of tokens that the product puts together: text 4.5; bars, icons, markers, edges, focus 3. */

type Rgba = readonly [number, number, number, number];

function rgba(hex: string): Rgba {
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(hex)) throw new Error(`not a colour: ${hex}`);
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5), hex.length === 9 ? part(7) / 255 : 1];
}

/** A translucent colour on an opaque ground. */
function over(front: string, ground: string): string {
  const [r, g, b, alpha] = rgba(front);
  const below = rgba(ground);
  const mix = (value: number, at: 0 | 1 | 2): string =>
    Math.round(value * alpha + below[at] * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  return `#${mix(r, 0)}${mix(g, 1)}${mix(b, 2)}`;
}

function luminance(hex: string): number {
  const linear = (value: number): number => {
    const v = value / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = rgba(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function ratio(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

interface Pair {
  what: string;
  contrast: number;
  need: number;
}

/* Looked up by composed names, so a missing token is an error of the test, never a pair that is left out. */
function pairsOf(theme: string, tokens: Readonly<Record<string, string>>): Pair[] {
  const pairs: Pair[] = [];
  const token = (name: string): string => {
    const value = tokens[name];
    if (value === undefined) throw new Error(`${theme} has no token '${name}'`);
    return value;
  };
  const hovered = (ground: string): string => over(token('hover'), ground);
  const add = (what: string, front: string, ground: string, need: number): void => {
    pairs.push({ what: `${what} (${front} on ${ground})`, contrast: ratio(front, ground), need });
  };
  const text = (what: string, front: string, ground: string): void => add(what, token(front), token(ground), 4.5);
  const shape = (what: string, front: string, ground: string): void => add(what, token(front), token(ground), 3);

  for (const surface of ['surface-0', 'surface-1', 'surface-2', 'surface-3']) {
    for (const front of ['text-1', 'text-2', 'text-3']) {
      text(`${front} on ${surface}`, front, surface);
      if (surface !== 'surface-0') add(`${front} on hovered ${surface}`, token(front), hovered(token(surface)), 4.5);
    }
    for (const front of ['accent', 'danger', 'ok', 'warn']) text(`${front} on ${surface}`, front, surface);
    shape(`control edge on ${surface}`, 'border-3', surface);
    shape(`focus on ${surface}`, 'focus', surface);
  }
  shape('focus and its gap', 'focus', 'focus-gap');
  shape('focus gap on the red strip', 'focus-gap', 'strip-alarm-bg');
  text('primary button', 'accent-on', 'accent-fill');
  text('danger button', 'text-on-alarm', 'danger-fill');
  text('accent on accent tint', 'accent', 'accent-tint');
  text('text 1 on accent tint', 'text-1', 'accent-tint');
  shape('edge of a selected row', 'row-selected-edge', 'row-selected');

  for (const state of ['calm', 'stale', 'lost', 'alarm', 'exception', 'muted', 'blocked']) {
    text(`strip ${state}`, `strip-${state}-text`, `strip-${state}-bg`);
  }
  add('strip lost over its hatch', token('strip-lost-text'), over(token('hatch'), token('strip-lost-bg')), 4.5);
  for (const state of ['calm', 'stale', 'lost']) shape(`strip ${state} dot`, `strip-${state}-dot`, `strip-${state}-bg`);
  for (const state of ['alarm', 'exception']) shape(`strip ${state} edge`, `strip-${state}-edge`, `strip-${state}-bg`);

  for (const stem of Object.values(eventTypeStem)) {
    const tint = token(`ev-${stem}-tint`);
    const states = [
      ['normal', '', tint],
      ['hovered', '', hovered(tint)],
      ['selected', '-selected', tokens[`ev-${stem}-tint-selected`] ?? token('row-selected')],
      ['processed', '-processed', token('row-processed')],
    ] as const;
    for (const [state, suffix, ground] of states) {
      const part = (name: string): string => tokens[`ev-${stem}-${name}${suffix}`] ?? token(`ev-${stem}-${name}`);
      const rowText = state === 'processed' ? undefined : tokens[`ev-${stem}-row-text`];
      for (const name of ['text-1', 'text-2', 'text-3']) {
        add(`${stem} ${state} ${name}`, rowText ?? token(name), ground, 4.5);
      }
      add(`${stem} ${state} label`, part('text'), ground, 4.5);
      add(`${stem} ${state} icon`, part('icon'), ground, 3);
      add(`${stem} ${state} bar`, part('bar'), ground, 3);
    }
  }

  for (const state of ['active', 'inactive']) {
    text(`route ${state} status`, `route-${state}-text`, `route-${state}-tint`);
    shape(`route ${state} bar`, `route-${state}-bar`, `route-${state}-tint`);
    for (const front of ['text-1', 'text-2', 'text-3']) text(`route ${state} ${front}`, front, `route-${state}-tint`);
  }
  text('danger row label', 'danger-row-text', 'danger-row-tint');
  shape('danger row bar', 'danger-row-bar', 'danger-row-tint');
  for (const front of ['text-1', 'text-2']) text(`danger row ${front}`, front, 'danger-row-tint');
  for (const state of ['open', 'done', 'missed']) {
    text(`calendar ${state}`, `cal-${state}-text`, `cal-${state}-tint`);
    shape(`calendar ${state} bar`, `cal-${state}-bar`, `cal-${state}-tint`);
    text(`calendar ${state} text 2`, 'text-2', `cal-${state}-tint`);
  }

  for (const ground of ['land', 'block', 'park', 'water', 'road', 'road-major']) {
    for (const marker of ['guard', 'idle', 'lost', 'location', 'cluster', 'panic', 'exception']) {
      shape(`marker ${marker} on ${ground}`, `marker-${marker}`, `map-${ground}`);
    }
    for (const circle of ['tag-read', 'exception', 'panic', 'message', 'unknown-tag', 'unknown-location', 'other']) {
      /* A circle has a casing on both sides, so the white of 'other' stays visible on a light map. */
      const casing = token(theme === 'light' ? 'text-2' : 'marker-casing');
      const line = token(`circle-${circle}`);
      const contrast = Math.max(ratio(line, token(`map-${ground}`)), ratio(line, casing));
      pairs.push({ what: `circle ${circle} on ${ground}`, contrast, need: 3 });
    }
  }
  text('map label on its halo', 'map-label', 'map-halo');
  text('map label on land', 'map-label', 'map-land');
  text('marker name on its halo', 'text-1', 'map-halo');
  text('cluster count', 'marker-cluster-text', 'marker-cluster');
  for (const series of ['done', 'missed', 'late', 'rest']) shape(`chart ${series}`, `chart-${series}`, 'surface-1');
  for (let step = 0; step < 6; step++)
    text(`heat ${step}`, step < 4 ? 'heat-text-low' : 'heat-text-high', `heat-${step}`);

  /* What the grid adds: the stale line's edge, the ring on a filled red row, and its unticked box. */
  shape('edge of the stale line', 'warn', 'strip-stale-bg');
  for (const ground of ['ev-guard-panic-tint', 'ev-guard-panic-tint-selected']) {
    shape(`ring and box on ${ground}`, 'ev-guard-panic-row-text', ground);
  }
  return pairs;
}

describe('contrast', () => {
  test('the measure itself: black on white is 21, a colour on itself is 1', () => {
    expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(ratio('#7db4ec', '#7db4ec')).toBe(1);
    expect(ratio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(over('#ffffff80', '#000000')).toBe('#808080');
  });

  test.each([
    ['dark', dark],
    ['light', light],
    ['night', night],
  ])('every pair of the %s theme reaches what WCAG asks', (theme, tokens) => {
    const pairs = pairsOf(theme, tokens);
    expect(pairs.length).toBeGreaterThan(520);
    const tooWeak = pairs.filter((pair) => pair.contrast < pair.need);
    expect(tooWeak.map((pair) => `${pair.what}: ${pair.contrast.toFixed(2)} < ${pair.need}`)).toEqual([]);
  });
});
