import { type EventType, eventTypes } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { backdropPaint, drawnFeatures } from './backdrop.rules.ts';
import {
  circleTone,
  cutName,
  defaultMapCenter,
  defaultMapZoom,
  drawable,
  eventCircleMeters,
  pickerZoom,
  scaleFor,
} from './map.rules.ts';
import { metersPerPixel } from './mercator.ts';

describe('names', () => {
  test('S2.51 17 characters stay, 18 become 17 and an ellipsis', () => {
    expect(cutName('a'.repeat(17))).toBe('a'.repeat(17));
    expect(cutName('a'.repeat(18))).toBe(`${'a'.repeat(17)}…`);
  });

  test('S9.16 letters count, not code units or accents', () => {
    expect(cutName('Ђорђе Вељковић Јањ')).toBe('Ђорђе Вељковић Ја…');
    expect(cutName('č'.repeat(17))).toBe('č'.repeat(17));
    expect(cutName('c\u030c'.repeat(17))).toBe('č'.repeat(17));
    expect(cutName('👮'.repeat(18))).toBe(`${'👮'.repeat(17)}…`);
  });
});

describe('the circle of an event', () => {
  const tones: Record<EventType, string> = {
    Unknown: 'circle-other',
    System: 'circle-other',
    GpsLocation: 'circle-other',
    TagRead: 'circle-tag-read',
    UnknownTag: 'circle-unknown-tag',
    UnknownLocation: 'circle-unknown-location',
    GuardMessage: 'circle-message',
    GuardComment: 'circle-other',
    Start: 'circle-other',
    Stop: 'circle-other',
    NotMoving: 'circle-other',
    NotConnected: 'circle-other',
    GuardPanic: 'circle-panic',
    Exception: 'circle-exception',
  };
  test.each(eventTypes)('S2.54 the tone of %s', (type) => {
    expect(circleTone(type)).toBe(tones[type]);
  });

  const hsl = (hex: string): [hue: number, saturation: number, lightness: number] => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
    const [low, high] = [Math.min(r, g, b), Math.max(r, g, b)];
    const d = high - low;
    const turn = d === 0 ? 0 : high === r ? ((g - b) / d + 6) % 6 : high === g ? (b - r) / d + 2 : (r - g) / d + 4;
    return [turn * 60, d === 0 ? 0 : d / (1 - Math.abs(high + low - 1)), (high + low) / 2];
  };
  const isRed = (hue: number): boolean => hue < 20 || hue > 340;
  describe.each([
    ['dark', dark],
    ['light', light],
  ])('in the %s theme', (_, theme) => {
    const of = (type: EventType): [number, number, number] => hsl(theme[circleTone(type)]);
    test('S9.18 a tag read is green', () => {
      const [hue, saturation] = of('TagRead');
      expect(hue > 100 && hue < 170 && saturation > 0.3).toBe(true);
    });
    test('S9.19 an exception is light red, lighter than a panic', () => {
      expect(isRed(of('Exception')[0])).toBe(true);
      expect(of('Exception')[2]).toBeGreaterThan(of('GuardPanic')[2]);
    });
    test('S9.20 a panic is red, fuller than an exception', () => {
      expect(isRed(of('GuardPanic')[0])).toBe(true);
      expect(of('GuardPanic')[1]).toBeGreaterThan(of('Exception')[1]);
    });
    test('S9.21 a message is lime', () => {
      const [hue, saturation] = of('GuardMessage');
      expect(hue > 60 && hue < 90 && saturation > 0.5).toBe(true);
    });
    test('S9.22 an unknown tag is grey, lighter than an unknown location', () => {
      expect(of('UnknownTag')[1]).toBeLessThan(0.2);
      expect(of('UnknownTag')[2]).toBeGreaterThan(of('UnknownLocation')[2]);
    });
    test('S9.23 an unknown location is the darker grey', () => {
      expect(of('UnknownLocation')[1]).toBeLessThan(0.2);
      expect(of('UnknownLocation')[2]).toBeLessThan(of('UnknownTag')[2]);
    });
    test('S9.24 every other type is white, Unknown too', () => {
      const others = eventTypes.filter((type) => tones[type] === 'circle-other');
      expect(others).toHaveLength(8);
      for (const type of others) expect(theme[circleTone(type)]).toBe('#ffffff');
    });
  });
});

test('the map starts where and as the product description says', () => {
  expect(defaultMapCenter).toEqual({ latitude: 50.8476, longitude: 4.3572 });
  expect([defaultMapZoom, pickerZoom, eventCircleMeters]).toEqual([12, 14, 100]);
});

test('neither 0,0 nor the picker’s 0.01,0.01 is drawn', () => {
  expect(drawable({ latitude: 0, longitude: 0 })).toBeNull();
  expect(drawable({ latitude: 0.01, longitude: 0.01 })).toBeNull();
  expect(drawable(null)).toBeNull();
  expect(drawable({ latitude: 45.8, longitude: 15.9 })).toEqual({ latitude: 45.8, longitude: 15.9 });
});

test('the scale is the longest round length that fits', () => {
  expect(scaleFor(1.19, 100).meters).toBe(100);
  expect(scaleFor(7.25, 100)).toEqual({ meters: 500, pixels: 500 / 7.25 });
  expect(scaleFor(metersPerPixel(45.8, 5), 100).meters).toBe(200_000);
  for (let scale = 0.05; scale < 1e5; scale *= 1.7) {
    const { pixels } = scaleFor(scale, 100);
    expect(pixels).toBeLessThanOrEqual(100 + 1e-9);
    expect(pixels).toBeGreaterThan(39);
  }
});

describe('backdrop', () => {
  const feature = (kind: unknown, type: 'LineString' | 'Point' = 'LineString') =>
    ({
      type: 'Feature',
      properties: { kind },
      geometry: type === 'Point' ? { type, coordinates: [0, 0] } : { type, coordinates: [[0, 0]] },
    }) as const;

  test('areas lie under streets, major roads on top; what the map does not know is left out', () => {
    const features = [feature('road-major'), feature('rail'), feature('road', 'Point'), feature(null), feature('road')];
    const drawn = drawnFeatures({ type: 'FeatureCollection', features: [...features, feature('water')] });
    expect(drawn.features.map(({ properties }) => properties?.kind)).toEqual(['water', 'road', 'road-major']);
  });

  test('streets grow with the zoom and never vanish', () => {
    expect(backdropPaint(feature('road'), 1)?.width).toBe(9);
    expect(backdropPaint(feature('road'), 100)?.width).toBe(1);
    expect(backdropPaint(feature('castle'), 1)).toBeNull();
  });
});
