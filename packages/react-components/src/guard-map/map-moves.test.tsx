import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { all, center, event, fix, marks, pixel, ready, scene, stage, TestMap, watchMaps } from './map-testing.tsx';

watchMaps();
const still = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
};
/* Where the view looks, in degrees east of the middle the maps start at. */
const east = (): number => {
  const { scale, left, width } = scene().view;
  return Number((((left + width / 2) / scale - 0.5) * 360 - center.longitude).toFixed(2));
};
const there = { ...event, position: { ...center, longitude: center.longitude + 1 } };
/* The supervisor drags the map a little. */
const drag = (end = true): void => {
  const { left, top } = stage().getBoundingClientRect();
  const send = (target: EventTarget, type: string, x: number): boolean =>
    target.dispatchEvent(
      new MouseEvent(type, {
        bubbles: true,
        cancelable: true,
        clientX: left + x,
        clientY: top + 400,
        button: 0,
        buttons: 1,
      }),
    );
  send(stage(), 'mousedown', 300);
  for (const x of [310, 320, 330]) send(document.body, 'mousemove', x);
  if (end) send(document.body, 'mouseup', 330);
};

describe('the way to the selected event', () => {
  test('a new copy of the same event does not pull the map back, a wish does', async () => {
    still();
    const screen = await render(<TestMap selectedEvent={there} />);
    await ready();
    await vi.waitFor(() => expect(east()).toBe(1));
    stage().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await vi.waitFor(() => expect(pixel(marks('event')[0])[0]).toBeLessThan(200));
    await screen.rerender(<TestMap selectedEvent={{ ...there, version: 2 }} />);
    expect(pixel(marks('event')[0])[0]).toBeLessThan(200);
    await screen.rerender(<TestMap recenterKey={1} selectedEvent={{ ...there, version: 2 }} />);
    await vi.waitFor(() => expect(pixel(marks('event')[0])[0]).toBe(450));
  });

  test('the map is not taken out of the hand that drags it, nor just after: the way is offered', async () => {
    still();
    let time = 1_000_000;
    const view = (eventId: number): ReactElement => <TestMap now={() => time} selectedEvent={{ ...there, eventId }} />;
    const screen = await render(<TestMap now={() => time} />);
    await ready();
    drag(false);
    const held = scene().view.left;
    await screen.rerender(view(2));
    expect(scene().view.left).toBe(held);
    document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    time += 3_000;
    await screen.rerender(view(3));
    expect(scene().view.left).toBe(held);
    await screen.getByRole('button', { name: 'Show Ana Kovač' }).click();
    await vi.waitFor(() => expect(east()).toBe(1));
    expect(all('.pk-GuardMap-chip')).toEqual([]);
  });

  test('after some seconds, or when the supervisor turned to another part of the page, the map goes again', async () => {
    still();
    let time = 1_000_000;
    const view = (eventId: number, longitude: number): ReactElement => (
      <TestMap now={() => time} selectedEvent={{ ...event, eventId, position: { ...center, longitude } }} />
    );
    const screen = await render(<TestMap now={() => time} />);
    await ready();
    drag();
    time += 6_000;
    await screen.rerender(view(2, center.longitude + 1));
    await vi.waitFor(() => expect(east()).toBe(1));
    drag();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await screen.rerender(view(3, center.longitude + 2));
    await vi.waitFor(() => expect(east()).toBe(2));
  });
});

describe('following', () => {
  test('the map goes along with a guard, pauses in the hand, and can be stopped', async () => {
    still();
    let time = 1_000_000;
    const onFollowedGuardChange = vi.fn();
    const view = (longitude: number): ReactElement => (
      <TestMap
        defaultFollowedGuardId={1}
        now={() => time}
        onFollowedGuardChange={onFollowedGuardChange}
        positions={[fix(1, 'Ana', longitude, 1000 + longitude)]}
      />
    );
    const screen = await render(view(1));
    await ready();
    await vi.waitFor(() => expect(east()).toBe(1));
    await screen.rerender(view(2));
    await vi.waitFor(() => expect(east()).toBe(2));
    drag();
    const held = scene().view.left;
    await screen.rerender(view(3));
    expect(scene().view.left).toBe(held);
    time += 6_000;
    await screen.rerender(view(4));
    await vi.waitFor(() => expect(east()).toBe(4));
    await screen.getByRole('button', { name: 'Stop following' }).click();
    expect(onFollowedGuardChange).toHaveBeenCalledExactlyOnceWith(null);
    await screen.rerender(view(5));
    expect(east()).toBe(4);
  });

  test('the host may hold who is followed', async () => {
    still();
    const onFollowedGuardChange = vi.fn();
    const positions = [fix(1, 'Ana', 1), fix(2, 'Ivan', 2)];
    const view = (followedGuardId: number | null): ReactElement => (
      <TestMap followedGuardId={followedGuardId} onFollowedGuardChange={onFollowedGuardChange} positions={positions} />
    );
    const screen = await render(view(2));
    await ready();
    await vi.waitFor(() => expect(east()).toBe(2));
    await screen.getByRole('button', { name: 'Stop following' }).click();
    expect(onFollowedGuardChange).toHaveBeenCalledExactlyOnceWith(null);
    await expect.element(screen.getByText('Following Ivan')).toBeInTheDocument();
    await screen.rerender(view(1));
    await vi.waitFor(() => expect(east()).toBe(1));
  });
});

test('the button for alarms goes from one open alarm to the next, and keeps its place while there is none', async () => {
  still();
  const alarms = [
    { ...event, eventId: 1, guardId: 1, occurredAt: 20 },
    { ...event, eventId: 2, guardId: null, occurredAt: 30, position: { ...center, longitude: center.longitude + 3 } },
  ];
  const screen = await render(<TestMap positions={[fix(1, 'Ana', 1)]} />);
  await ready();
  const button = screen.getByRole('button', { name: 'Next open alarm' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await screen.rerender(<TestMap alarms={alarms} positions={[fix(1, 'Ana', 1)]} />);
  await button.click();
  await vi.waitFor(() => expect(east()).toBe(1));
  await button.click();
  await vi.waitFor(() => expect(east()).toBe(3));
  await button.click();
  await vi.waitFor(() => expect(east()).toBe(1));
});
