import axe from 'axe-core';
import { Activity, type ReactElement, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { manyGuards, sampleBackdrop, sampleCenter } from './map-samples.ts';
import {
  all,
  center,
  colorAt,
  degree,
  event,
  fix,
  guardIds,
  marks,
  names,
  pixel,
  place,
  ready,
  scale,
  scene,
  stage,
  TestMap,
  watchMaps,
} from './map-testing.tsx';

watchMaps();
const rgb = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

describe('guards', () => {
  test('S1.03 two fixes of one guard are one marker at the newer, and a poll moves it', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana', 0.05, 2000), fix(1, 'Ana', 0, 1000)]} />);
    await ready();
    expect(guardIds()).toEqual([1]);
    expect(pixel(marks('guard')[0])[0]).toBeCloseTo(450 + 0.05 * degree, -0.5);
    await screen.rerender(<TestMap positions={[fix(1, 'Ana', 0.02, 3000)]} />);
    await vi.waitFor(() => expect(pixel(marks('guard')[0])[0]).toBeCloseTo(450 + 0.02 * degree, -0.5));
    expect(guardIds()).toEqual([1]);
  });

  test('S2.50 as many markers as guards', async () => {
    await render(<TestMap positions={Array.from({ length: 12 }, (_, i) => fix(i, `Guard ${i}`, (i - 6) * 0.02))} />);
    await ready();
    expect(guardIds()).toHaveLength(12);
  });

  test('each state is drawn in its own colour, and a marker glides to its place', async () => {
    const positions = [fix(1, 'Ana'), fix(2, 'Ivan', 0.05), fix(3, 'Petra', 0.1), fix(4, 'Luka', 0.15)];
    await render(
      <TestMap
        alarmGuardIds={new Set([4])}
        notConnectedGuardIds={new Set([3])}
        notMovingGuardIds={new Set([2])}
        positions={positions}
      />,
    );
    await ready();
    const at = (guardId: number, right: number, down = 0): number[] => {
      const [x, y] = pixel(marks('guard').find(({ guard }) => guard.fix.guardId === guardId));
      return colorAt([x + right, y + down]);
    };
    expect(at(1, 4)).toEqual(rgb(dark['marker-guard']));
    expect(at(2, 5)).toEqual(rgb(dark['marker-idle']));
    expect(at(4, -8)).toEqual(rgb(dark['marker-panic']));
    expect(at(3, 0)).toEqual(rgb(dark['marker-casing']));
  });

  test('who calls for help has a pulsing ring of 22 px and his whole name; nobody else has', async () => {
    const name = 'Marija Kovačević-Babić';
    const screen = await render(<TestMap alarmGuardIds={new Set([2])} positions={[fix(1, name), fix(2, name, 0.1)]} />);
    await ready();
    expect(names()).toEqual([name, 'Marija Kovačević-…']);
    const [ring, ...others] = all('.pk-GuardMap-pulse');
    expect(others).toEqual([]);
    const box = ring?.getBoundingClientRect();
    const map = stage().getBoundingClientRect();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    expect(Math.round((box?.x ?? 0) + 22 - map.x)).toBe(pixel(marks('guard')[1])[0]);
    await screen.rerender(<TestMap positions={[fix(1, name), fix(2, name, 0.1)]} />);
    await vi.waitFor(() => expect(all('.pk-GuardMap-pulse')).toEqual([]));
  });

  test('guards who would cover one another are counted; thousands are groups, an open panic never is', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana'), fix(2, 'Ivan', 0.001), fix(3, 'Petra', 0.1)]} />);
    await ready();
    expect(marks('cluster').map(({ group }) => group.count)).toEqual([2]);
    expect(guardIds()).toEqual([3]);
    await screen.rerender(
      <TestMap alarmGuardIds={new Set([36])} defaultCenter={sampleCenter} positions={manyGuards(2500)} key="many" />,
    );
    await vi.waitFor(() => expect(guardIds()).toContain(36));
    expect(scene().marks.length).toBeLessThan(200);
    expect(names().some((name) => name.endsWith(' 36'))).toBe(true);
  });

  test('a panic of somebody without a position is drawn where it came from', async () => {
    const alarms = [
      event,
      { ...event, eventId: 2, guardId: 77, source: 'Hrvoje', position: { ...center, longitude: 4.5 } },
    ];
    await render(<TestMap alarms={alarms} positions={[fix(1, 'Ana Kovač', 0.05)]} />);
    await ready();
    expect(marks('alarm').map((mark) => mark.event.source)).toEqual(['Hrvoje']);
    expect(marks('guard').map(({ rank }) => rank)).toEqual([3]);
    expect(names()).toEqual(['Ana Kovač', 'Hrvoje']);
  });

  test('an age grows without news', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    let time = 1_000_000;
    await render(<TestMap now={() => time} positions={[fix(1, 'Ana')]} />);
    await ready();
    expect(names()).toEqual(['Ana']);
    time += 6 * 60_000;
    vi.advanceTimersByTime(15_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(names()).toEqual(['Ana · 6 min']));
  });
});

describe('places', () => {
  test('S2.52 a location without a place has no marker, nor has one at 0,0', async () => {
    const locations = [
      place(1, 'Savica'),
      place(2, 'Nowhere', null),
      place(3, 'Zero', { latitude: 0, longitude: 0 }),
      place(4, 'Picker', { latitude: 0.01, longitude: 0.01 }),
    ];
    await render(<TestMap defaultZoom={15} locations={locations} />);
    await ready();
    expect(marks('location').map(({ location }) => location.name)).toEqual(['Savica']);
    expect(names()).toEqual(['Savica']);
    expect(colorAt(pixel(marks('location')[0]))).toEqual(rgb(dark['marker-location']));
  });

  test('a place has its risk, and its tags when one is near', async () => {
    const risks = [{ riskId: 9, name: 'Fuel', level: 5, description: null, version: 1 }];
    const checkpoints = [
      {
        checkpointId: 1,
        locationId: 1,
        name: 'Gate',
        tag: '04A1',
        categoryId: null,
        position: center,
        radiusMeters: 30,
        version: 1,
      },
    ];
    const locations = [{ ...place(1, 'Savica', { ...center, longitude: 4.358 }), riskId: 9 }];
    await render(<TestMap checkpoints={checkpoints} defaultZoom={17} locations={locations} risks={risks} />);
    await ready();
    expect(marks('location').map(({ risk }) => risk)).toEqual([5]);
    expect(marks('tag').map(({ checkpoint }) => checkpoint.name)).toEqual(['Gate']);
    expect(names()).toEqual(['Gate', 'Savica']);
  });
});

describe('the selected event', () => {
  const far = { ...event, position: { latitude: 50.9, longitude: 4.4 } };
  const circle = (): Element | null => document.querySelector('.pk-GuardMap-circle');
  const middle = (element: Element | null): [x: number, y: number] => {
    const [box, map] = [element?.getBoundingClientRect() ?? new DOMRect(), stage().getBoundingClientRect()];
    return [Math.round(box.x - map.x + box.width / 2), Math.round(box.y - map.y + box.height / 2)];
  };

  test('S2.53 S9.17 a circle of 100 m lies around it and the map goes there', async () => {
    await render(<TestMap selectedEvent={far} />);
    await ready();
    await vi.waitFor(() => expect(middle(circle())).toEqual([450, 250]), { timeout: 10_000 });
    await vi.waitFor(() => expect(scale()).toBe('100 m'));
    /* 100 m at latitude 50.9 and zoom 16 are 66.4 pixels on the Web Mercator map. */
    const metersPerPixel = (Math.cos((50.9 * Math.PI) / 180) * 40_075_016.686) / (256 * 2 ** 16);
    const box = circle()?.getBoundingClientRect();
    expect(Math.abs((box?.width ?? 0) / 2 - 100 / metersPerPixel)).toBeLessThan(2);
    expect(document.querySelector('.pk-GuardMap-radius')?.textContent).toBe('100 m');
    expect(document.querySelector('.pk-GuardMap-event')?.ariaLabel).toBe('Guard panic, Ana Kovač');
  });

  test('in StrictMode, and hidden while it is on its way, the map still comes to the event', async () => {
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
    await vi.waitFor(() => expect(middle(circle())).toEqual([450, 250]), { timeout: 10_000 });
    expect(scale()).toBe('100 m');
  });

  test('with reduced motion the map is there at once', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    await render(<TestMap selectedEvent={far} />);
    await ready();
    await vi.waitFor(() => expect(circle()).not.toBeNull());
    expect(middle(circle())).toEqual([450, 250]);
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

  test('an event without a place is not drawn', async () => {
    await render(<TestMap selectedEvent={{ ...event, position: null }} />);
    await ready();
    expect(circle()).toBeNull();
  });
});

describe('the map', () => {
  const middleOfMap = () => pixel(marks('guard')[0]);

  test('S2.58 S9.25 starts at 50.8476, 4.3572', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    expect(middleOfMap()).toEqual([450, 250]);
  });

  test('S2.59 starts where the host says', async () => {
    await render(<TestMap defaultCenter={sampleCenter} positions={[{ ...fix(1, 'Ana'), position: sampleCenter }]} />);
    await ready();
    expect(middleOfMap()).toEqual([450, 250]);
  });

  test('S2.60 S9.26 starts at zoom 12', async () => {
    await render(<TestMap positions={[fix(1, 'Ana'), fix(2, 'Ivan', 0.1)]} />);
    await ready();
    expect(scene().view.scale).toBe(256 * 2 ** 12);
    const [[left], [right]] = [pixel(marks('guard')[0]), pixel(marks('guard')[1])];
    expect(right - left).toBeCloseTo(0.1 * degree, -0.5);
  });

  test('works without tiles and says so', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    expect(document.querySelector('.pk-GuardMap-attribution')?.textContent).toBe('Plain');
    expect(all('.leaflet-tile')).toEqual([]);
    expect(guardIds()).toHaveLength(1);
  });

  test('a backdrop lies under everything, in the colours of the theme, and names its streets', async () => {
    const screen = await render(<TestMap backdrop={sampleBackdrop} defaultCenter={sampleCenter} defaultZoom={15} />);
    await ready();
    const strokes = (): Set<string> =>
      new Set(all('.leaflet-pk-backdrop-pane path').map((path) => getComputedStyle(path).stroke));
    await vi.waitFor(() => expect(strokes()).toContain('rgb(55, 62, 70)'));
    expect(document.querySelector('.pk-GuardMap-attribution')?.textContent).toBe('Schematic map');
    await vi.waitFor(() => expect(names()).toContain('Ilica'));
    await screen.rerender(<TestMap backdrop={null} defaultCenter={sampleCenter} defaultZoom={15} />);
    await vi.waitFor(() => expect(all('.leaflet-pk-backdrop-pane path')).toEqual([]));
  });

  test('S2.49 follows the theme, the canvas too', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana')]} theme="dark" />);
    await ready();
    const ground = (): string =>
      getComputedStyle(document.querySelector('.pk-GuardMap') ?? document.body).backgroundColor;
    const body = (): number[] => {
      const [x, y] = middleOfMap();
      return colorAt([x + 4, y]);
    };
    expect([ground(), body()]).toEqual(['rgb(21, 24, 27)', rgb(dark['marker-guard'])]);
    await screen.rerender(<TestMap positions={[fix(1, 'Ana')]} theme="light" />);
    expect(ground()).toBe('rgb(236, 238, 238)');
    await vi.waitFor(() => expect(body()).toEqual(rgb(light['marker-guard'])));
  });

  test('buttons zoom and show all guards', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana', -3), fix(2, 'Ivan', 3)]} />);
    await ready();
    const before = scale();
    await screen.getByRole('button', { name: 'Zoom in' }).click();
    await vi.waitFor(() => expect(scale()).not.toBe(before));
    await screen.getByRole('button', { name: 'All guards' }).click();
    await vi.waitFor(() => expect(guardIds()).toEqual([1, 2]));
  });

  test('arrow keys move it, plus zooms', async () => {
    const screen = await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    await screen.getByRole('application').click({ position: { x: 300, y: 400 } });
    await userEvent.keyboard('{ArrowRight}');
    await vi.waitFor(() => expect(middleOfMap()[0]).toBeLessThan(400));
    const before = scale();
    await userEvent.keyboard('+');
    await vi.waitFor(() => expect(scale()).not.toBe(before));
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
    const drawn = (): number[] => [...guardIds(0), ...guardIds(1)].sort();
    const screen = await render(view('visible'));
    await vi.waitFor(() => expect(drawn()).toEqual([1, 2]), { timeout: 10_000 });
    await screen.getByRole('button', { name: 'Zoom in' }).first().click();
    await vi.waitFor(() => expect(scale()).toBe('1 km'));
    await screen.rerender(view('hidden'));
    await vi.waitFor(() => expect(drawn()).toEqual([2]));
    await screen.rerender(view('visible'));
    await vi.waitFor(() => expect(drawn()).toEqual([1, 2]));
    expect(scale()).toBe('1 km');
    const shown = [0, 1].map((index) => pixel(marks('guard', index)[0], index));
    for (const [x, y] of shown) expect(Math.hypot(x - 450, y - 250)).toBeLessThanOrEqual(2); // whole pixels
  });

  test('S2.57 shown again after its panel was hidden, it has its size and its middle', async () => {
    await render(<TestMap positions={[fix(1, 'Ana')]} />);
    await ready();
    const box = document.querySelector<HTMLElement>('.pk-GuardMap')?.parentElement;
    if (box) box.style.display = 'none';
    await vi.waitFor(() => expect(stage().clientWidth).toBe(0));
    if (box) box.style.cssText = 'width: 632px; height: 400px';
    await vi.waitFor(() => expect(middleOfMap()).toEqual([300, 200]));
    expect(document.querySelector<HTMLCanvasElement>('.pk-GuardMap-drawing > canvas')?.style.width).toBe('600px');
  });

  test('on a wall there are no controls, markers are larger, and everybody is in view', async () => {
    const positions = [fix(1, 'Ana', -2), fix(2, 'Ivan', 2)];
    const screen = await render(<TestMap display="wall" positions={positions} />);
    await vi.waitFor(() => expect(guardIds()).toEqual([1, 2]), { timeout: 10_000 });
    expect(all('.pk-GuardMap button')).toEqual([]);
    await screen.rerender(<TestMap display="wall" positions={[...positions, fix(3, 'Petra', 8)]} />);
    await vi.waitFor(() => expect(guardIds()).toEqual([1, 2, 3]));
    const [x, y] = pixel(marks('guard')[0]);
    await vi.waitFor(() => expect(colorAt([x + 8, y])).toEqual(rgb(dark['marker-guard']))); // 7 px x 1.5
  });

  test('on a wall the view holds everybody again when its room becomes another, while nobody moves', async () => {
    const positions = [fix(1, 'Ana', -4), fix(2, 'Ivan', 4)];
    await render(<TestMap display="wall" positions={positions} />);
    await vi.waitFor(() => expect(guardIds()).toEqual([1, 2]), { timeout: 10_000 });
    const box = document.querySelector<HTMLElement>('.pk-GuardMap')?.parentElement;
    const width = (): number => document.querySelector('.pk-GuardMap')?.clientWidth ?? 0;
    const before = width();
    if (box) box.style.width = '260px';
    await vi.waitFor(() => expect(width()).toBeLessThan(before));
    await vi.waitFor(() => {
      const places = marks('guard').map((mark) => pixel(mark)[0]);
      expect(Math.min(...places)).toBeGreaterThan(0);
      expect(Math.max(...places)).toBeLessThan(width());
      expect(Math.max(...places) - Math.min(...places)).toBeGreaterThan(20);
    });
  });
});

test.each(['dark', 'light'])('A1 no violations in the %s theme, the list open', async (theme) => {
  document.documentElement.dataset.pkTheme = theme;
  const { container } = await render(
    <TestMap
      alarms={[event]}
      defaultFollowedGuardId={2}
      defaultListOpen
      defaultZoom={15}
      locations={[place(1, 'Savica', { latitude: 50.8455, longitude: 4.35 })]}
      notMovingGuardIds={new Set([2])}
      onHide={() => {}}
      positions={[fix(1, 'Ana'), fix(2, 'Ivan', 0.01), fix(3, 'Petra', -0.01)]}
    />,
  );
  await ready();
  const { violations } = await axe.run(container);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});

test('A1 no violations on a narrow map either, where buttons show their drawing alone', async () => {
  await render(<TestMap onHide={() => {}} positions={[fix(1, 'Ana')]} />);
  await ready();
  const map = all('.pk-GuardMap')[0];
  if (!map) throw new Error('There is no map.');
  map.style.width = '360px';
  await vi.waitFor(() => expect(getComputedStyle(all('.pk-GuardMap-tool > span')[0] ?? map).display).toBe('none'));
  const { violations } = await axe.run(map);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
