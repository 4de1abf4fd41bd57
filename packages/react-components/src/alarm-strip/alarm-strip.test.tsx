import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import axe from 'axe-core';
import { Activity, type ReactElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json' with { type: 'json' };
import { PatrolProvider } from '../provider/index.ts';
import '../theme/themes.ts';
import { AlarmStrip } from './alarm-strip.tsx';
import type { AlarmStripProps } from './alarm-strip.types.ts';

const start = Date.UTC(2026, 10, 14, 20, 47, 36);
let now = start;
const clock = (): number => now;
const ticks = new Set<() => void>();
const subscribeTick = (listener: () => void): (() => void) => {
  ticks.add(listener);
  return () => ticks.delete(listener);
};

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  now = start;
  errors = vi.spyOn(console, 'error');
});
afterEach(() => {
  expect(errors.mock.calls).toEqual([]);
  errors.mockRestore();
  delete document.documentElement.dataset.pkTheme;
});

function alarm(eventId: number, type: AlarmType = 'GuardPanic', source = 'Petra Novak', ageSeconds = 12): AlarmEvent {
  return {
    eventId,
    type,
    source,
    occurredAt: start - ageSeconds * 1000,
    endedAt: null,
    readAt: null,
    receivedAt: null,
    description: '',
    comment: '',
    hasImage: false,
    commentCount: 0,
    unseenCommentCount: 0,
    confirmedAt: null,
    confirmedBy: null,
    guardId: 7,
    locationId: null,
    checkpointId: null,
    position: null,
    isDrill: false,
    version: 1,
  };
}

const calm: AlarmStripProps = {
  alarms: [],
  sound: 'on',
  link: { state: 'live', lastUpdateAt: start - 3000 },
  subscribeTick,
};

function Strip(props: Partial<AlarmStripProps>): ReactElement {
  return (
    <PatrolProvider language="en" messages={en} now={clock} timeZone="Europe/Zagreb">
      <AlarmStrip {...calm} {...props} />
    </PatrolProvider>
  );
}

const bar = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('.pk-AlarmStrip-bar');
  if (!found) throw new Error('no strip');
  return found;
};
// biome-ignore lint/performance/useDomNodeTextContent: what is hidden by the style sheet must not count as said
const words = (): string => bar().innerText.replace(/\s+/g, ' ');
const region = (role: string): string => document.querySelector(`.pk-AlarmStrip [role=${role}]`)?.textContent ?? '';

async function tick(seconds: number): Promise<void> {
  now += seconds * 1000;
  /* On a busy computer a frame may come before React draws what was set outside of an event. */
  flushSync(() => {
    for (const listener of ticks) listener();
  });
  await new Promise(requestAnimationFrame);
}

describe('who sees to an alarm', () => {
  const onClaim = vi.fn();
  beforeEach(() => onClaim.mockReset());

  test('nobody yet: one button and the key T say that one does', async () => {
    const open = alarm(2);
    const { getByRole } = await render(<Strip alarms={[open]} onClaim={onClaim} viewerId={5} />);
    expect(words()).not.toContain('on it 1');
    await getByRole('button', { name: 'I am on it' }).click();
    await userEvent.keyboard('t');
    expect(onClaim.mock.calls).toEqual([[open], [open]]);
  });

  test('another: his name stands beside the alarm, and it can be taken over', async () => {
    const taken = { ...alarm(2), claimedById: 3, claimedBy: 'Ana Kovač' };
    const { getByRole } = await render(<Strip alarms={[taken]} onClaim={onClaim} viewerId={5} />);
    expect(words()).toContain('12 s ago Ana Kovač is on it');
    await getByRole('button', { name: 'Take over' }).click();
    expect(onClaim).toHaveBeenCalledWith(taken);
  });

  test('oneself: it says so, and it can be given back', async () => {
    const own = { ...alarm(2), claimedById: 5, claimedBy: 'Ana Kovač' };
    const { getByRole } = await render(<Strip alarms={[own]} onClaim={onClaim} viewerId={5} />);
    expect(words()).toContain('You are on it');
    await expect.element(getByRole('button', { name: 'Give back' })).toBeVisible();
  });

  test('without a way to say so there is no button, and a name is shown all the same', async () => {
    await render(<Strip alarms={[{ ...alarm(2), claimedById: 3, claimedBy: 'Ana Kovač' }]} />);
    expect(words()).toContain('Ana Kovač is on it');
    expect(document.querySelectorAll('[data-answer="T"]')).toHaveLength(0);
  });
});

describe('states', () => {
  const everything = {
    onLocate: vi.fn(),
    onMessage: vi.fn(),
    onSilence: vi.fn(),
    onConfirm: vi.fn(),
    onUnlockSound: vi.fn(),
    onUnmute: vi.fn(),
    onTryNow: vi.fn(),
    onTestSound: vi.fn(),
    onShowAll: vi.fn(),
  };
  const lost = { state: 'lost', lastUpdateAt: start - 72_000, nextTryAt: start + 8000 } as const;
  const waiting = { state: 'waiting', lastUpdateAt: start - 19_000, nextTryAt: start + 4000 } as const;
  const cases: [string, Partial<AlarmStripProps>, string][] = [
    ['calm', { guardCount: 14 }, 'Live · 3 s ago No open alarms 14 guards Sound on Test sound 14/11/2026 21:47:36'],
    [
      'waiting',
      { link: waiting },
      'Last update 19 s ago Events may be late. Trying again in 4 s. No open alarms at 21:47:17 Try now Sound on 21:47:36',
    ],
    [
      'lost',
      { link: lost },
      'No update for 1 min 12 s Not monitoring. Last known state is from 21:46:24. Trying again in 8 s. Try now Sound on 21:47:36',
    ],
    [
      'blocked',
      { sound: 'blocked' },
      'Sound is blocked The browser needs one click before it plays alarms. Turn sound on Live · 3 s ago 21:47:36',
    ],
    [
      'muted',
      { sound: 'muted', mutedSince: start - 5_600_000 },
      'Sound is off since 20:14 No open alarms Turn sound on Live · 3 s ago 21:47:36',
    ],
    [
      'panic',
      { alarms: [alarm(2), alarm(1, 'Exception')] },
      'Guard panic Petra Novak 21:47 · 12 s ago 1 of 2 open Locate L Message M Silence S Confirm C Live · 3 s ago 21:47:36',
    ],
    [
      'panic',
      { alarms: [alarm(2)], sound: 'blocked' },
      'Guard panic Petra Novak 21:47 · 12 s ago 1 open Turn sound on Locate L Message M Confirm C Live · 3 s ago 21:47:36',
    ],
    [
      'panic',
      { alarms: [alarm(2)], silencedUntil: start + 31_000 },
      'Guard panic Petra Novak 21:47 · 12 s ago 1 open Silenced, sounds again in 31 s Locate L Message M Confirm C Live · 3 s ago 21:47:36',
    ],
    [
      'panic',
      { alarms: [alarm(2)], sound: 'muted', link: lost },
      'Guard panic Petra Novak 21:47 · 12 s ago 1 open Turn sound on Locate L Message M Confirm C No update for 1 min 12 s 21:47:36',
    ],
    [
      'exception',
      { alarms: [alarm(1, 'Exception', 'Stjepan Čović')] },
      'Exception Stjepan Čović 21:47 · 12 s ago 1 open Locate L Message M Silence S Confirm C Live · 3 s ago 21:47:36',
    ],
  ];
  test.each(cases)('%s says everything and keeps its height (%#)', async (state, props, expected) => {
    document.body.style.width = '1900px';
    await render(<Strip {...everything} {...props} />);
    expect(bar().dataset.state).toBe(state);
    expect(words()).toBe(expected);
    expect(bar().getBoundingClientRect().height).toBe(44);
    document.body.style.width = '';
  });

  test('more than five open alarms are one line with the way to all of them', async () => {
    const alarms = Array.from({ length: 50 }, (_, i) => alarm(100 - i, 'GuardPanic', 'Petra Novak', 2 + i * 5));
    document.body.style.width = '1900px';
    await render(<Strip {...everything} alarms={alarms} />);
    expect(words()).toBe(
      '50 open alarms Newest: Guard panic · Petra Novak · 21:47 · 2 s ago oldest 4 min Show all 50 A Silence S Live · 3 s ago 21:47:36',
    );
    document.body.style.width = '';
  });

  test('a button without a callback is not shown', async () => {
    await render(<Strip alarms={[alarm(1)]} sound="blocked" />);
    expect(bar().querySelectorAll('button')).toHaveLength(0);
    expect(words()).toContain('Sound is blocked');
  });

  test('in a narrow box an open alarm grows, everything else keeps one height', async () => {
    document.body.style.width = '390px';
    const screen = await render(<Strip {...everything} />);
    expect(bar().getBoundingClientRect().height).toBe(44);
    await screen.rerender(<Strip {...everything} alarms={[alarm(1)]} />);
    expect(bar().getBoundingClientRect().height).toBeGreaterThan(100);
    expect(bar().scrollWidth).toBeLessThanOrEqual(390);
    document.body.style.width = '';
  });

  test('names from outside stay text', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    await render(<Strip alarms={[alarm(1, 'GuardPanic', hostile)]} placeOf={() => hostile} />);
    expect(words()).toContain(`${hostile} · ${hostile}`);
    expect(document.querySelector('.pk-AlarmStrip img')).toBeNull();
  });
});

describe('time', () => {
  test('ages, the time left and the clock go with each tick', async () => {
    await render(<Strip alarms={[alarm(1)]} silencedUntil={start + 31_000} />);
    await tick(1);
    expect(words()).toContain('13 s ago');
    expect(words()).toContain('sounds again in 30 s');
    expect(words()).toContain('21:47:37');
    await tick(60);
    expect(words()).not.toContain('Silenced');
  });

  test('without a clock of the host the page’s own timer ticks', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await render(<Strip subscribeTick={undefined} />);
    now += 5000;
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(words()).toContain('Live · 8 s ago'));
  });

  test('a strip that was hidden goes on with the right time, also in StrictMode', async () => {
    const view = (mode: 'visible' | 'hidden'): ReactElement => (
      <StrictMode>
        <Activity mode={mode}>
          <Strip />
        </Activity>
      </StrictMode>
    );
    const screen = await render(view('visible'));
    await screen.rerender(view('hidden'));
    expect(ticks.size).toBe(0);
    now += 10_000;
    await screen.rerender(view('visible'));
    await vi.waitFor(() => expect(words()).toContain('Live · 13 s ago'));
    expect(ticks.size).toBe(1);
  });
});

describe('screen readers', () => {
  test('an alarm is announced once by role=alert, and ticking changes nothing', async () => {
    const screen = await render(<Strip alarms={[]} />);
    expect(region('alert')).toBe('');
    expect(region('status')).toBe('No open alarms.');
    const changes: string[] = [];
    const live = document.querySelectorAll('.pk-AlarmStrip [role]');
    const watch = new MutationObserver(() => changes.push(region('alert')));
    await screen.rerender(<Strip alarms={[alarm(1)]} />);
    expect(region('alert')).toBe('Guard panic: Petra Novak, 21:47');
    for (const node of live) watch.observe(node, { childList: true, subtree: true, characterData: true });
    await tick(1);
    await screen.rerender(<Strip alarms={[{ ...alarm(1), version: 2 }]} />);
    await tick(1);
    expect(watch.takeRecords()).toEqual([]);
    expect(changes).toEqual([]);
    await screen.rerender(<Strip alarms={[alarm(2, 'GuardPanic', 'Ivan Horvat'), alarm(1)]} />);
    expect(region('alert')).toBe('Guard panic: Ivan Horvat, 21:47');
    watch.disconnect();
  });

  test('blocked sound and a lost link are said by role=status', async () => {
    await render(<Strip link={{ state: 'lost', lastUpdateAt: start - 40_000 }} sound="blocked" />);
    expect(region('status')).toBe(
      'Sound is blocked. The browser needs one click before it plays alarms. Not monitoring.',
    );
  });
});

describe('keys and buttons', () => {
  const spies = () => ({ onLocate: vi.fn(), onMessage: vi.fn(), onSilence: vi.fn(), onConfirm: vi.fn() });

  test('L, M, S and C answer the shown alarm', async () => {
    const on = spies();
    await render(<Strip alarms={[alarm(5)]} {...on} />);
    await userEvent.keyboard('lmsc');
    expect(on.onLocate).toHaveBeenCalledExactlyOnceWith(alarm(5));
    expect(on.onMessage).toHaveBeenCalledExactlyOnceWith(alarm(5));
    expect(on.onSilence).toHaveBeenCalledOnce();
    expect(on.onConfirm).toHaveBeenCalledExactlyOnceWith(alarm(5));
  });

  test('not while somebody types, but while a checkbox has the focus', async () => {
    const on = spies();
    const screen = await render(
      <>
        <Strip alarms={[alarm(5)]} {...on} />
        <input aria-label="text" />
        <input aria-label="box" type="checkbox" />
      </>,
    );
    await screen.getByLabelText('text').click();
    await userEvent.keyboard('c');
    expect(on.onConfirm).not.toHaveBeenCalled();
    await screen.getByLabelText('box').click();
    await userEvent.keyboard('c');
    expect(on.onConfirm).toHaveBeenCalledOnce();
  });

  test('not when keys are switched off', async () => {
    const on = spies();
    await render(<Strip alarms={[alarm(5)]} shortcuts={false} {...on} />);
    await userEvent.keyboard('lmsc');
    expect(on.onConfirm).not.toHaveBeenCalled();
    expect(document.querySelector('[aria-keyshortcuts]')).toBeNull();
  });

  test('previous and next go through the open alarms, and answers mean the one that is shown', async () => {
    const on = spies();
    const screen = await render(<Strip alarms={[alarm(5), alarm(4, 'GuardPanic', 'Ivan Horvat')]} {...on} />);
    await screen.getByRole('button', { name: 'Next alarm' }).click();
    expect(words()).toContain('Ivan Horvat');
    expect(words()).toContain('2 of 2 open');
    await screen.getByRole('button', { name: 'Confirm' }).click();
    expect(on.onConfirm.mock.lastCall?.[0].eventId).toBe(4);
  });

  test('a press right after another alarm took the place is not taken for it', async () => {
    const on = spies();
    const screen = await render(<Strip alarms={[alarm(5), alarm(4)]} {...on} />);
    await userEvent.keyboard('c');
    await screen.rerender(<Strip alarms={[alarm(4)]} {...on} />);
    await userEvent.keyboard('c');
    expect(on.onConfirm.mock.calls.map(([event]) => event.eventId)).toEqual([5]);
    now += 600;
    await userEvent.keyboard('c');
    expect(on.onConfirm.mock.calls.map(([event]) => event.eventId)).toEqual([5, 4]);
  });
});

describe.each(['dark', 'light'])('%s', (theme) => {
  const shown: [string, Partial<AlarmStripProps>][] = [
    ['calm', { guardCount: 14, onTestSound: vi.fn() }],
    ['waiting', { link: { state: 'waiting', lastUpdateAt: start - 19_000 }, onTryNow: vi.fn() }],
    ['lost', { link: { state: 'lost', lastUpdateAt: start - 72_000 }, onTryNow: vi.fn() }],
    ['blocked', { sound: 'blocked', onUnlockSound: vi.fn() }],
    ['muted', { sound: 'muted', onUnmute: vi.fn() }],
    ['exception', { alarms: [alarm(1, 'Exception')], onConfirm: vi.fn(), onLocate: vi.fn() }],
    ['panic', { alarms: [alarm(2), alarm(1)], onConfirm: vi.fn(), onLocate: vi.fn() }],
  ];
  test.each(shown)('%s has no violations', async (_, props) => {
    document.documentElement.dataset.pkTheme = theme;
    const { container } = await render(<Strip {...props} />);
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
