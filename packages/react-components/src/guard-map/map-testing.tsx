import type { GuardPosition, Location, PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';
import '../theme/themes.ts';
import { GuardMap } from './guard-map.tsx';
import type { GuardMapProps } from './guard-map.types.ts';
import { MapCanvas } from './map-canvas.ts';
import { samplePanic } from './map-samples.ts';
import type { Mark, Scene } from './map-scene.types.ts';

/** Where the maps of the tests start: the product's own default. */
export const center = { latitude: 50.8476, longitude: 4.3572 };

/** At zoom 12 one degree of longitude takes this many pixels. */
export const degree = (256 * 2 ** 12) / 360;

/** Milliseconds since 1970. */
const testNow = 1_000_000;

let canvases: MapCanvas[] = [];

/** Call once in a file: keeps the maps' canvases at hand, and fails on console errors. */
export function watchMaps(): void {
  let errors: ReturnType<typeof vi.spyOn>;
  beforeEach(() => {
    canvases = [];
    errors = vi.spyOn(console, 'error');
    const { onAdd, onRemove } = MapCanvas.prototype;
    vi.spyOn(MapCanvas.prototype, 'onAdd').mockImplementation(function add(this: MapCanvas, map) {
      canvases.push(this);
      return onAdd.call(this, map);
    });
    vi.spyOn(MapCanvas.prototype, 'onRemove').mockImplementation(function remove(this: MapCanvas) {
      canvases = canvases.filter((canvas) => canvas !== this);
      return onRemove.call(this);
    });
  });
  afterEach(() => {
    expect(errors.mock.calls).toEqual([]);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    delete document.documentElement.dataset.pkTheme;
  });
}

/** What the first or another map of the page draws. */
export function scene(index = 0): Scene {
  return canvases[index]?.scene ?? { view: { scale: 1, left: 0, top: 0, width: 0, height: 0 }, marks: [], labels: [] };
}

/** The marks of one kind. */
export function marks<Kind extends Mark['kind']>(kind: Kind, index = 0): Extract<Mark, { kind: Kind }>[] {
  return scene(index).marks.filter((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind);
}

/** Ids of the guards drawn by themselves. */
export const guardIds = (index = 0): number[] => marks('guard', index).map(({ guard }) => guard.fix.guardId);

/** Names on the map. */
export const names = (): string[] => scene().labels.map(({ text }) => text);

/** Pixels of the map at which a mark is drawn. */
export function pixel(mark: Mark | undefined, index = 0): [x: number, y: number] {
  const { scale, left, top } = scene(index).view;
  return [Math.round((mark?.x ?? 0) * scale - left), Math.round((mark?.y ?? 0) * scale - top)];
}

/** Colour of the canvas at a pixel: red, green, blue, 0 to 255. */
export function colorAt([x, y]: [number, number]): number[] {
  const canvas = document.querySelector<HTMLCanvasElement>('.pk-GuardMap-drawing > canvas');
  const density = window.devicePixelRatio;
  return [...(canvas?.getContext('2d')?.getImageData(x * density, y * density, 1, 1).data ?? [])].slice(0, 3);
}

/** The element Leaflet lives in. */
export const stage = (): HTMLElement => document.querySelector<HTMLElement>('.pk-GuardMap-map') ?? document.body;

/** Presses the map at a pixel as a mouse does. */
export function pressAt([x, y]: [number, number], type = 'click'): void {
  const { left, top } = stage().getBoundingClientRect();
  const init = { bubbles: true, clientX: left + x, clientY: top + y, pointerType: 'mouse' };
  stage().dispatchEvent(type === 'click' ? new PointerEvent('click', init) : new MouseEvent(type, init));
}

export const scale = (): string => document.querySelector('.pk-GuardMap-scale')?.textContent ?? '';

/** Waits for the first picture of a map. */
export async function ready(): Promise<void> {
  await vi.waitFor(() => expect([scale() !== '', scene().view.width > 0]).toEqual([true, true]), { timeout: 10_000 });
}

/** All of a class in the page. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

/** A fix so many degrees east of the middle. */
export function fix(guardId: number, name: string, east = 0, recordedAt = testNow): GuardPosition {
  const position = { latitude: center.latitude, longitude: center.longitude + east };
  return { guardId, name, position, recordedAt, accuracyMeters: null, battery: null };
}

export function place(locationId: number, name: string, position: Location['position'] = center): Location {
  return {
    locationId,
    name,
    position,
    companyId: null,
    riskId: null,
    cityId: null,
    address: null,
    isActive: true,
    version: 1,
  };
}

export const event: PatrolEvent = { ...samplePanic, eventId: 1, source: 'Ana Kovač', occurredAt: 0, position: center };

/** A map of 900 x 500 pixels; the rail takes 32 of them. */
export function TestMap({ now, ...props }: Partial<GuardMapProps> & { now?: () => number }): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} now={now ?? (() => testNow)} timeZone="UTC">
      <div style={{ width: '932px', height: '500px' }}>
        <GuardMap positions={[]} {...props} />
      </div>
    </PatrolProvider>
  );
}
