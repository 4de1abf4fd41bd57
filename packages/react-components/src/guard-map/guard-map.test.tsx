import type { GuardPosition, Location, PatrolEvent } from '@patrolkit/sdk/model';
import axe from 'axe-core';
import { Activity, type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';
import '../theme/themes.ts';
import { GuardMap } from './guard-map.tsx';
import type { GuardMapProps } from './guard-map.types.ts';

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  vi.restoreAllMocks();
  delete document.documentElement.dataset.pkTheme;
});

const center = { latitude: 50.8476, longitude: 4.3572 };
const fix = (guardId: number, name: string, east = 0, recordedAt = 1000): GuardPosition => ({
  guardId,
  name,
  position: { latitude: center.latitude, longitude: center.longitude + east },
  recordedAt,
  accuracyMeters: null,
  battery: null,
});
const place = (locationId: number, name: string, position: Location['position']): Location => ({
  locationId,
  name,
  position,
  companyId: null,
});
const event: PatrolEvent = {
  eventId: 1,
  type: 'GuardPanic',
  occurredAt: 0,
  endedAt: null,
  readAt: null,
  receivedAt: null,
  source: 'Ana Kovač',
  description: '',
  comment: '',
  hasImage: false,
  commentCount: 0,
  unseenCommentCount: 0,
  confirmedAt: null,
  confirmedBy: null,
  guardId: 1,
  locationId: null,
  checkpointId: null,
  position: center,
  isDrill: false,
  version: 1,
};

function TestMap(props: Partial<GuardMapProps>): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} timeZone="UTC">
      <div style={{ width: '900px', height: '500px' }}>
        <GuardMap positions={[]} {...props} />
      </div>
    </PatrolProvider>
  );
}

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const guards = (): HTMLElement[] => all('.pk-GuardMap-guard');
const middle = (element: Element | undefined): [x: number, y: number] => {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  const map = document.querySelector('.pk-GuardMap')?.getBoundingClientRect() ?? new DOMRect();
  return [Math.round(box.x - map.x + box.width / 2), Math.round(box.y - map.y + box.height / 2)];
};
const scale = (): string => document.querySelector('.pk-GuardMap-scale')?.textContent ?? '';
const ready = (): Promise<void> => vi.waitFor(() => expect(scale()).not.toBe(''), { timeout: 10_000 });
/* At zoom 12 one degree of longitude takes this many pixels. */
const degree = (256 * 2 ** 12) / 360;

describe('guards', () => {
  test('S1.03 two fixes of one guard are one marker at the newer, and a poll moves it', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana', 0.05, 2000), fix(1, 'Ana', 0, 1000)]} />);
    await ready();
    expect(guards()).toHaveLength(1);
    const [marker] = guards();
    expect(middle(marker)[0]).toBeCloseTo(450 + 0.05 * degree, -0.5);
    await screen.rerender(<TestMap positions={[fix(1, 'Ana', 0.02, 3000)]} />);
    await vi.waitFor(() => expect(middle(marker)[0]).toBeCloseTo(450 + 0.02 * degree, -0.5));
    expect(guards()).toEqual([marker]);
  });

  test('S2.50 as many markers as guards', async () => {
    await render(<TestMap positions={Array.from({ length: 12 }, (_, i) => fix(i, `Guard ${i}`, i * 0.01))} />);
    await ready();
    expect(guards()).toHaveLength(12);
  });

  test('a drop points where the guard goes, a disc stands where nobody knows', async () => {
    await render(<TestMap positions={[fix(1, 'Ana', 0, 1000), fix(1, 'Ana', 0.01, 2000), fix(2, 'Ivan', 0.03)]} />);
    await ready();
    const [ana, ivan] = guards();
    expect(ana?.querySelector('path')?.getAttribute('transform')).toBe('rotate(90)');
    expect(ivan?.querySelector('path')).toBeNull();
  });

  test('names are cut at 17 characters, but not the name of a guard in panic', async () => {
    const name = 'Marija Kovačević-Babić';
    await render(<TestMap alarmGuardIds={new Set([2])} positions={[fix(1, name), fix(2, name, 0.05)]} />);
    await ready();
    expect(guards().map((guard) => guard.textContent)).toEqual(['Marija Kovačević-…', name]);
    expect(guards().map((guard) => guard.ariaLabel)).toEqual([`Guard ${name}`, `Guard ${name}, open panic`]);
    expect(guards()[1]?.querySelector('.pk-GuardMap-pulse')).not.toBeNull();
  });

  test('a name that would be clipped at the right edge stands left', async () => {
    await render(<TestMap positions={[fix(1, 'Ana'), fix(2, 'Ivan', 420 / degree)]} />);
    await ready();
    expect(guards().map((guard) => guard.dataset.side)).toEqual(['right', 'left']);
  });

  test('hostile names stay text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await render(
      <TestMap
        alarmGuardIds={new Set([1])}
        locations={[place(1, hostile, center)]}
        positions={[fix(1, hostile)]}
        selectedEvent={{ ...event, source: hostile }}
        tiles={{ url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', attribution: hostile }}
      />,
    );
    await ready();
    expect(guards()[0]?.textContent).toBe(hostile);
    expect(document.querySelector('.pk-GuardMap-attribution')?.textContent).toBe(hostile);
    expect(all('.pk-GuardMap img[onerror], .pk-GuardMap img[src=x]')).toEqual([]);
  });
});

describe('places and presses', () => {
  test('S2.52 a location without a place has no marker, nor has one at 0,0', async () => {
    const locations = [
      place(1, 'Savica', center),
      place(2, 'Nowhere', null),
      place(3, 'Zero', { latitude: 0, longitude: 0 }),
      place(4, 'Picker', { latitude: 0.01, longitude: 0.01 }),
    ];
    await render(<TestMap locations={locations} />);
    await ready();
    expect(all('.pk-GuardMap-location').map((marker) => marker.ariaLabel)).toEqual(['Location Savica']);
  });

  test('names of locations show with the focus and from zoom 15 on', async () => {
    const screen = await render(<TestMap defaultZoom={14} locations={[place(1, 'Savica', center)]} />);
    await ready();
    const name = document.querySelector('.pk-GuardMap-location > .pk-GuardMap-name');
    const visibility = (): string => getComputedStyle(name ?? document.body).visibility;
    expect(visibility()).toBe('hidden');
    document.querySelector<HTMLElement>('.pk-GuardMap-location')?.focus({ focusVisible: true } as FocusOptions);
    await vi.waitFor(() => expect(visibility()).toBe('visible'));
    document.querySelector<HTMLElement>('.pk-GuardMap-location')?.blur();
    expect(visibility()).toBe('hidden');
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await vi.waitFor(() => expect(visibility()).toBe('visible'));
  });

  test('a press tells the host and copies the map link', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const onGuardPress = vi.fn();
    const onLocationPress = vi.fn();
    const ana = fix(1, 'Ana', 0.05);
    const screen = await render(
      <TestMap
        locations={[place(4, 'Savica', center)]}
        mapLink={(latitude, longitude) => `https://maps.example/${latitude}/${longitude}`}
        onGuardPress={onGuardPress}
        onLocationPress={onLocationPress}
        positions={[ana]}
      />,
    );
    await ready();
    await screen.getByRole('button', { name: 'Guard Ana' }).click();
    expect(onGuardPress).toHaveBeenCalledExactlyOnceWith(ana);
    expect(write).toHaveBeenLastCalledWith(`https://maps.example/${center.latitude}/${center.longitude + 0.05}`);
    await expect.element(screen.getByText('Map link copied')).toBeInTheDocument();
    write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await screen.getByRole('button', { name: 'Location Savica' }).click();
    expect(onLocationPress.mock.lastCall?.[0].locationId).toBe(4);
    await expect
      .element(screen.getByText(/could not be copied: https:\/\/maps.example\/50.8476\/4.3572/))
      .toBeInTheDocument();
  });
});

describe('the selected event', () => {
  const circle = (): Element | null => document.querySelector('.pk-GuardMap-circle');

  test('S2.53 a circle of 100 m lies around it and the map goes there', async () => {
    await render(<TestMap selectedEvent={{ ...event, position: { latitude: 50.9, longitude: 4.4 } }} />);
    await ready();
    await vi.waitFor(() => expect(middle(circle() ?? undefined)).toEqual([450, 250]), { timeout: 10_000 });
    await vi.waitFor(() => expect(scale()).toBe('100 m'));
    /* 100 m at latitude 50.9 and zoom 16 are 66.4 pixels on the Web Mercator map. */
    const metersPerPixel = (Math.cos((50.9 * Math.PI) / 180) * 40_075_016.686) / (256 * 2 ** 16);
    const box = circle()?.getBoundingClientRect();
    expect(Math.abs((box?.width ?? 0) / 2 - 100 / metersPerPixel)).toBeLessThan(2);
    expect(document.querySelector('.pk-GuardMap-radius')?.textContent).toBe('100 m');
    expect(document.querySelector('.pk-GuardMap-event')?.ariaLabel).toBe('Guard panic, Ana Kovač');
  });

  test('in StrictMode, and hidden while it is on its way, the map still comes to the event', async () => {
    const far = { ...event, position: { latitude: 50.9, longitude: 4.4 } };
    const view = (mode: 'visible' | 'hidden'): ReactElement => (
      <StrictMode>
        <Activity mode={mode}>
          <TestMap selectedEvent={far} />
        </Activity>
      </StrictMode>
    );
    const screen = await render(view('visible'));
    await ready();
    await screen.rerender(view('hidden'));
    await screen.rerender(view('visible'));
    await vi.waitFor(() => expect(middle(circle() ?? undefined)).toEqual([450, 250]), { timeout: 10_000 });
    expect(scale()).toBe('100 m');
  });

  test('with reduced motion the map is there at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await render(<TestMap selectedEvent={{ ...event, position: { latitude: 50.9, longitude: 4.4 } }} />);
    await ready();
    expect(middle(circle() ?? undefined)).toEqual([450, 250]);
    vi.unstubAllGlobals();
  });

  test('its colour is the type’s, between dark casings', async () => {
    const screen = await render(<TestMap selectedEvent={{ ...event, type: 'TagRead' }} />);
    await ready();
    await vi.waitFor(() => expect(circle()).not.toBeNull());
    const stroke = (): string => getComputedStyle(circle() ?? document.body).stroke;
    expect(stroke()).toBe('rgb(87, 189, 128)');
    const casing = circle()?.previousElementSibling;
    expect(getComputedStyle(casing ?? document.body).stroke).toBe('rgb(11, 13, 15)');
    expect(Number(casing?.getAttribute('stroke-width'))).toBeGreaterThan(
      Number(circle()?.getAttribute('stroke-width')),
    );
    await screen.rerender(<TestMap selectedEvent={{ ...event, eventId: 2, type: 'System' }} />);
    await vi.waitFor(() => expect(stroke()).toBe('rgb(255, 255, 255)'));
  });

  test('a new copy of the same event does not pull the map back', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const screen = await render(<TestMap selectedEvent={event} />);
    await ready();
    await vi.waitFor(() => expect(middle(circle() ?? undefined)).toEqual([450, 250]));
    await screen.getByRole('application').click({ position: { x: 300, y: 400 } });
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(middle(circle() ?? undefined)[0]).toBeLessThan(400));
    await screen.rerender(<TestMap selectedEvent={{ ...event, version: 2 }} />);
    expect(middle(circle() ?? undefined)[0]).toBeLessThan(400);
    await screen.rerender(<TestMap recenterKey={1} selectedEvent={{ ...event, version: 2 }} />);
    await vi.waitFor(() => expect(middle(circle() ?? undefined)[0]).toBe(450));
    vi.unstubAllGlobals();
  });

  test('an event without a place is not drawn', async () => {
    await render(<TestMap selectedEvent={{ ...event, position: null }} />);
    await ready();
    expect(circle()).toBeNull();
  });
});

describe('the map', () => {
  test('S9.25 starts at 50.8476, 4.3572', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    expect(middle(guards()[0])).toEqual([450, 250]);
  });

  test('S9.26 starts at zoom 12', async () => {
    await render(<TestMap positions={[fix(1, 'Ana'), fix(2, 'Ivan', 0.1)]} />);
    await ready();
    const [[left], [right]] = [middle(guards()[0]), middle(guards()[1])];
    expect(right - left).toBeCloseTo(0.1 * degree, -0.5);
  });

  test('works without tiles and says so', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    expect(document.querySelector('.pk-GuardMap-attribution')?.textContent).toBe('Schematic map');
    expect(all('.leaflet-tile')).toEqual([]);
    expect(guards()).toHaveLength(1);
  });

  test('S2.49 follows the theme, and a theme’s own tiles', async () => {
    const tiles = (name: string) => ({
      url: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}/{z}/{x}/{y}`,
      attribution: name,
    });
    const screen = await render(<TestMap theme="dark" tiles={tiles('dark')} />);
    await ready();
    const ground = (): string =>
      getComputedStyle(document.querySelector('.pk-GuardMap') ?? document.body).backgroundColor;
    const sources = (): string[] =>
      all('.leaflet-tile').map((tile) => tile.getAttribute('src')?.split(/[#/]/)[2] ?? '');
    expect(ground()).toBe('rgb(21, 24, 27)');
    await vi.waitFor(() => expect(new Set(sources())).toEqual(new Set(['dark'])));
    await screen.rerender(<TestMap theme="light" tiles={tiles('light')} />);
    expect(ground()).toBe('rgb(236, 238, 238)');
    await vi.waitFor(() => expect(new Set(sources())).toEqual(new Set(['light'])));
  });

  test('a backdrop lies under everything, in the colours of the theme', async () => {
    const backdrop = {
      type: 'FeatureCollection' as const,
      features: [
        {
          type: 'Feature' as const,
          properties: { kind: 'road-major' },
          geometry: {
            type: 'LineString' as const,
            coordinates: [
              [4.3, 50.84],
              [4.4, 50.85],
            ],
          },
        },
      ],
    };
    const screen = await render(<TestMap backdrop={backdrop} />);
    await ready();
    const line = document.querySelector('.leaflet-pk-backdrop-pane path');
    expect(getComputedStyle(line ?? document.body).stroke).toBe('rgb(55, 62, 70)');
    await screen.rerender(<TestMap backdrop={null} />);
    await vi.waitFor(() => expect(document.querySelector('.leaflet-pk-backdrop-pane path')).toBeNull());
  });

  test('buttons zoom and show all guards', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana', -3), fix(2, 'Ivan', 3)]} />);
    await ready();
    const before = scale();
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await vi.waitFor(() => expect(scale()).not.toBe(before));
    await screen.getByRole('button', { name: 'All guards' }).click();
    await vi.waitFor(() => {
      for (const guard of guards()) {
        const [x] = middle(guard);
        expect(x > 0 && x < 900).toBe(true);
      }
    });
  });

  test('arrow keys move it, plus zooms', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    await screen.getByRole('application').click({ position: { x: 300, y: 400 } });
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(middle(guards()[0])[0]).toBeLessThan(400));
    const before = scale();
    await userEvent.keyboard('+');
    await vi.waitFor(() => expect(scale()).not.toBe(before));
  });

  test('a marker that takes the focus comes into view', async () => {
    await render(<TestMap positions={[fix(1, 'Ana', 1)]} />);
    await ready();
    guards()[0]?.focus();
    await vi.waitFor(() => expect(middle(guards()[0])[0]).toBeLessThan(900));
  });

  test('lives in StrictMode and through Activity, twice on a page, and looks where it looked', async () => {
    const view = (mode: 'visible' | 'hidden'): ReactElement => (
      <StrictMode>
        <Activity mode={mode}>
          <TestMap positions={[fix(1, 'Ana')]} />
        </Activity>
        <TestMap positions={[fix(2, 'Ivan')]} />
      </StrictMode>
    );
    const screen = await render(view('visible'));
    await vi.waitFor(() => expect(guards()).toHaveLength(2), { timeout: 10_000 });
    await screen.getByRole('button', { name: 'Zoom in' }).first().click();
    await vi.waitFor(() => expect(scale()).toBe('1 km'));
    const before = scale();
    await screen.rerender(view('hidden'));
    await screen.rerender(view('visible'));
    await vi.waitFor(() => expect(guards()).toHaveLength(2));
    expect(scale()).toBe(before);
    const [x, y] = middle(guards()[0]);
    expect(Math.hypot(x - 450, y - 250)).toBeLessThanOrEqual(2); // whole pixels
  });

  test('keeps its middle when its box grows', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    const box = document.querySelector<HTMLElement>('.pk-GuardMap')?.parentElement;
    if (box) box.style.width = '600px';
    await vi.waitFor(() => expect(middle(guards()[0])).toEqual([300, 250]));
  });
});

test.each(['dark', 'light'])('no violations in the %s theme', async (theme) => {
  document.documentElement.dataset.pkTheme = theme;
  const { container } = await render(
    <TestMap
      alarmGuardIds={new Set([1])}
      defaultZoom={15}
      locations={[place(1, 'Savica', { latitude: 50.8455, longitude: 4.35 })]}
      notMovingGuardIds={new Set([2])}
      positions={[fix(1, 'Ana'), fix(2, 'Ivan', 0.01), fix(3, 'Petra', -0.01)]}
    />,
  );
  await ready();
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
