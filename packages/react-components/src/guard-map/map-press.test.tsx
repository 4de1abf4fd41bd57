import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import hostile from './hostile-names.json' with { type: 'json' };
import {
  all,
  center,
  event,
  fix,
  marks,
  names,
  pixel,
  place,
  pressAt,
  ready,
  stage,
  TestMap,
  watchMaps,
} from './map-testing.tsx';

watchMaps();
/* One pixel. */
const aPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const link = (latitude: number, longitude: number): string => `https://maps.example/${latitude}/${longitude}`;
const clipboard = () => vi.spyOn(navigator.clipboard, 'writeText');

describe('a press on a marker', () => {
  test('S2.55 copies a map link with the coordinates', async () => {
    const write = clipboard().mockResolvedValue();
    const screen = await render(<TestMap positions={[fix(1, 'Ana', 0.05)]} />);
    await ready();
    pressAt(pixel(marks('guard')[0]));
    const copied = new URL(write.mock.lastCall?.[0] ?? '');
    expect([copied.searchParams.get('mlat'), copied.searchParams.get('mlon')]).toEqual(['50.847600', '4.407200']);
    await expect.element(screen.getByText('Map link copied')).toBeInTheDocument();
  });

  test('S2.56 an event’s marker answers the event where it happened', async () => {
    clipboard().mockResolvedValue();
    const onRespond = vi.fn();
    const position = { ...center, latitude: 50.86 };
    const selected = { ...event, type: 'Exception' as const, eventId: 5, guardId: null, position };
    await render(<TestMap onRespond={onRespond} selectedEvent={selected} />);
    await ready();
    await vi.waitFor(() => {
      pressAt(pixel(marks('event')[0]));
      expect(onRespond).toHaveBeenLastCalledWith({ position, eventId: 5 });
    });
  });

  test('S2.56 a guard’s marker answers the guard, in alarm the alarm too, a place’s the place', async () => {
    clipboard().mockResolvedValue();
    const [onRespond, onGuardPress, onLocationPress] = [vi.fn(), vi.fn(), vi.fn()];
    const [ana, ivan] = [fix(1, 'Ana', 0.05), fix(2, 'Ivan', -0.05)];
    await render(
      <TestMap
        alarms={[{ ...event, eventId: 9, guardId: 2 }]}
        locations={[place(4, 'Savica')]}
        onGuardPress={onGuardPress}
        onLocationPress={onLocationPress}
        onRespond={onRespond}
        positions={[ana, ivan]}
      />,
    );
    await ready();
    pressAt(pixel(marks('guard').find(({ guard }) => guard.fix === ana)));
    expect(onRespond).toHaveBeenLastCalledWith({ position: ana.position, guardId: 1 });
    expect(onGuardPress).toHaveBeenCalledExactlyOnceWith(ana);
    pressAt(pixel(marks('guard').find(({ guard }) => guard.fix === ivan)));
    expect(onRespond).toHaveBeenLastCalledWith({ position: ivan.position, guardId: 2, eventId: 9 });
    pressAt(pixel(marks('location')[0]));
    expect(onRespond).toHaveBeenLastCalledWith({ position: center, locationId: 4 });
    expect(onLocationPress.mock.lastCall?.[0].locationId).toBe(4);
  });

  test('S8.11 a link that cannot be copied is said, and can be taken by hand', async () => {
    clipboard().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const screen = await render(<TestMap mapLink={link} positions={[fix(1, 'Ana')]} />);
    await ready();
    pressAt(pixel(marks('guard')[0]));
    await expect.element(screen.getByText('Error copying lat and lng')).toBeInTheDocument();
    await screen.getByRole('button', { name: 'Copy by hand' }).click();
    const field = screen.getByRole('textbox', { name: 'Map link' });
    await expect.element(field).toHaveValue('https://maps.example/50.8476/4.3572');
    await expect.element(field).toHaveFocus();
    await screen.getByRole('button', { name: 'Close' }).click();
    expect(all('.pk-GuardMap-said')).toEqual([]);
  });

  test('a host that has its own toasts hears of both, and the map says nothing', async () => {
    const write = clipboard().mockResolvedValue();
    const [onLinkCopied, onLinkFailed] = [vi.fn(), vi.fn()];
    await render(
      <TestMap mapLink={link} onLinkCopied={onLinkCopied} onLinkFailed={onLinkFailed} positions={[fix(1, 'Ana')]} />,
    );
    await ready();
    pressAt(pixel(marks('guard')[0]));
    await vi.waitFor(() => expect(onLinkCopied).toHaveBeenCalledExactlyOnceWith('https://maps.example/50.8476/4.3572'));
    write.mockRejectedValue(new Error('no'));
    pressAt(pixel(marks('guard')[0]));
    await vi.waitFor(() => expect(onLinkFailed).toHaveBeenCalledOnce());
    expect(all('.pk-GuardMap-said')).toEqual([]);
  });

  test('without links nothing is copied', async () => {
    const write = clipboard().mockResolvedValue();
    const onGuardPress = vi.fn();
    await render(<TestMap mapLink={null} onGuardPress={onGuardPress} positions={[fix(1, 'Ana')]} />);
    await ready();
    pressAt(pixel(marks('guard')[0]));
    expect(onGuardPress).toHaveBeenCalledOnce();
    expect(write).not.toHaveBeenCalled();
  });

  test('guards at one and the same spot are listed by a press on their group, others are parted', async () => {
    const screen = await render(
      <TestMap positions={[fix(1, 'Ana'), fix(2, 'Ivan'), fix(3, 'Petra', 0.05), fix(4, 'Luka', 0.052)]} />,
    );
    await ready();
    const [together, near] = marks('cluster').toSorted((a, b) => a.x - b.x);
    pressAt(pixel(near));
    await vi.waitFor(() => expect(marks('guard').map(({ guard }) => guard.fix.guardId)).toEqual([3, 4]));
    expect(screen.container.querySelectorAll('.pk-GuardMap-row')).toHaveLength(0);
    await screen.getByRole('button', { name: 'All guards' }).click();
    await vi.waitFor(() => expect(marks('cluster').length).toBeGreaterThan(0));
    expect(together?.group.count).toBe(2);
    pressAt(pixel(marks('cluster')[0]));
    await expect.element(screen.getByText('2 guards')).toBeInTheDocument();
    expect(all('.pk-GuardMap-rowName').map((name) => name.textContent)).toEqual(['Ana', 'Ivan']);
  });
});

describe('the ground', () => {
  test('a press picks the place; a marker is no ground', async () => {
    clipboard().mockResolvedValue();
    const onPickPosition = vi.fn();
    await render(<TestMap onPickPosition={onPickPosition} positions={[fix(1, 'Ana', 0.05)]} />);
    await ready();
    pressAt([450, 250]);
    expect(onPickPosition).toHaveBeenCalledOnce();
    const picked = onPickPosition.mock.lastCall?.[0];
    expect(picked.latitude).toBeCloseTo(center.latitude, 3);
    expect(picked.longitude).toBeCloseTo(center.longitude, 3);
    pressAt(pixel(marks('guard')[0]));
    expect(onPickPosition).toHaveBeenCalledOnce();
  });

  test('the pointer shows who is there, in words, and leaves nothing behind', async () => {
    const name = 'Marija Kovačević-Babić';
    await render(<TestMap positions={[fix(1, name)]} />);
    await ready();
    pressAt(pixel(marks('guard')[0]), 'mousemove');
    await vi.waitFor(() => expect(all('.pk-GuardMap-tip')[0]?.textContent).toBe(`${name}on patrol · 0 s ago`));
    expect(stage().style.cursor).toBe('pointer');
    pressAt([100, 100], 'mousemove');
    await vi.waitFor(() => expect(all('.pk-GuardMap-tip')).toEqual([]));
    expect(stage().style.cursor).toBe('');
  });
});

test('60 hostile names stay text: on the canvas, in the list, under the pointer, in notices', async () => {
  expect(hostile.length).toBeGreaterThanOrEqual(60);
  const ran = vi.fn();
  vi.stubGlobal('ran', ran);
  clipboard().mockResolvedValue();
  const positions = hostile.map((name, index) => fix(index + 1, name, ((index % 10) - 5) * 0.03, 1000));
  const shown = { ...event, guardId: 1, source: hostile[0] ?? '' };
  await render(
    <TestMap
      alarms={[shown]}
      defaultListOpen
      locations={hostile.map((name, index) => place(index + 1, name, { ...center, latitude: 50.8 + index * 0.001 }))}
      positions={positions.map((known, index) => ({
        ...known,
        position: { ...known.position, latitude: 50.82 + Math.floor(index / 10) * 0.01 },
      }))}
      selectedEvent={shown}
      tiles={{ url: aPicture, attribution: hostile[1] ?? '', name: hostile[2] }}
    />,
  );
  await ready();
  await vi.waitFor(() => expect(names().length).toBeGreaterThan(0));
  for (const mark of marks('guard').slice(0, 20)) pressAt(pixel(mark), 'mousemove');
  const map = document.querySelector('.pk-GuardMap');
  const allowed = new Set(['leaflet-tile', 'leaflet-tile-loaded']);
  const foreign = [
    ...(map?.querySelectorAll('script, iframe, object, embed, base, link, meta, style, img, [onerror], [onload]') ??
      []),
  ];
  expect(foreign.filter((element) => ![...element.classList].some((name) => allowed.has(name)))).toEqual([]);
  expect(map?.querySelector('[href^="javascript:" i]')).toBeNull();
  expect(ran).not.toHaveBeenCalled();
  expect(document.querySelector('.pk-GuardMap-attribution')?.textContent).toBe(hostile[1]);
});
