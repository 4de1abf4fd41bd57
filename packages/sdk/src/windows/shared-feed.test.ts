/* One story per subject, over one to six windows: longer than other tests. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveSnapshot } from '../live/live-feed.types.ts';
import { createTestBackend, type TestBackend } from '../testing/index.ts';
import { type TestWindow, WindowRoom } from './window-room.fixture.ts';

let backEnd: TestBackend;
let room: WindowRoom;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  backEnd = createTestBackend({ past: 'quiet', now: () => Date.now() });
  room = new WindowRoom(backEnd);
});
afterEach(() => {
  for (const window of room.windows) window.feed.stop();
  vi.useRealTimers();
});

const settle = async (ms = 0): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
  await vi.advanceTimersByTimeAsync(0);
};
async function open(count: number): Promise<TestWindow[]> {
  const windows: TestWindow[] = [];
  for (let index = 0; index < count; index += 1) {
    windows.push(room.open());
    await settle(50);
  }
  return windows;
}
const panic = (): number => backEnd.raise({ type: 'GuardPanic' });
const roles = (windows = room.windows): string[] => windows.map((window) => window.state.role);
const voices = (): TestWindow[] => room.windows.filter((window) => window.state.isVoice);
const connected = (): TestWindow[] => room.windows.filter((window) => window.hub.getState().status === 'connected');
const asked = (path: string): number => backEnd.requests().filter((line) => line.includes(path)).length;
const first = <Value>([value]: readonly Value[]): Value => {
  if (value === undefined) throw new Error('there is none');
  return value;
};

describe.each([1, 2, 3, 4, 5, 6])('R7 of %i windows', (count) => {
  test('one has the socket, the polls and the sound, and all show the same', async () => {
    const windows = await open(count);
    await settle(1000);
    expect(roles()).toEqual(['leader', ...Array.from({ length: count - 1 }, () => 'follower')]);
    expect(connected()).toEqual([windows[0]]);
    expect(voices()).toEqual([windows[0]]);
    const before = asked('GetLastEvents');
    const ids = [panic(), panic()];
    await settle();
    for (const window of windows) expect(window.open).toEqual(ids.toReversed());
    await settle(30_000);
    expect(asked('GetLastEvents') - before).toBe(3);
    expect(asked('GetRoutes')).toBe(1);
    for (const window of windows) expect(window.feed.getSnapshot()).toMatchObject({ link: 'live', status: 'ready' });
  });
});

describe('when the leading window', () => {
  test.each(['close', 'crash'] as const)(
    'does %s, another one leads at once, and no alarm is lost meanwhile',
    async (end) => {
      const [one, two, three] = await open(3);
      const id = panic();
      await settle(1000);
      const changes: number[] = [];
      three?.feed.subscribeChanges((change) => changes.push(change.seq));
      one?.[end]();
      const second = panic();
      expect(two?.open).toEqual([id]);
      await settle(100);
      expect(two?.state).toMatchObject({ role: 'leader', isVoice: true });
      expect(three?.state).toMatchObject({ role: 'follower', isVoice: false });
      for (const window of [two, three]) expect(window?.open).toEqual([second, id]);
      const third = panic();
      await settle();
      expect(three?.open).toEqual([third, second, id]);
      expect(changes).toEqual([2, 3]);
      expect(connected()).toEqual([two]);
    },
  );

  test('freezes, one other leads within 15 s; thawed again it follows', async () => {
    const windows = await open(6);
    await settle(1000);
    const id = panic();
    await settle();
    windows[0]?.freeze();
    const missed = panic();
    await settle(7000);
    expect(roles()).toEqual(['leader', ...Array.from({ length: 5 }, () => 'follower')]);
    await settle(7000);
    const leader = windows.slice(1).filter((window) => window.state.role === 'leader');
    expect(leader).toHaveLength(1);
    expect(voices().filter((window) => window !== windows[0])).toEqual(leader);
    for (const window of windows.slice(1)) expect(window.open).toEqual([missed, id]);
    await settle(60_000);
    expect(windows.slice(1).filter((window) => window.state.role === 'leader')).toEqual(leader);
    windows[0]?.thaw();
    await settle(1000);
    expect(windows[0]?.state).toMatchObject({ role: 'follower', isVoice: false });
    expect(windows[0]?.open).toEqual([missed, id]);
    expect(connected()).toEqual(leader);
    expect(voices()).toEqual(leader);
  });

  test('freezes, of windows that were opened in the same moment only one takes its place', async () => {
    const windows = Array.from({ length: 6 }, () => room.open());
    await settle(1000);
    room.latencyMs = 20;
    windows[0]?.freeze();
    await settle(15_000);
    expect(room.thefts).toBe(1);
    expect(roles(windows.slice(1)).filter((role) => role === 'leader')).toHaveLength(1);
  });

  test('and all others freeze one after the other, the last one leads', async () => {
    const windows = await open(3);
    await settle(1000);
    for (const window of windows.slice(0, 2)) {
      window.freeze();
      await settle(15_000);
    }
    expect(windows[2]?.state).toMatchObject({ role: 'leader', isVoice: true });
  });

  test('and all others sleep for twenty minutes, none takes the place of another', async () => {
    const windows = await open(3);
    await settle(1000);
    const id = panic();
    vi.setSystemTime(Date.now() + 20 * 60_000);
    await settle(3000);
    expect(roles()).toEqual(['leader', 'follower', 'follower']);
    for (const window of windows) expect(window.open).toEqual([id]);
  });
});

describe('sound', () => {
  test('is that of the leader, until it is blocked there and free in another window', async () => {
    const [one, two, three] = await open(3);
    one?.feed.windows.tellSound('blocked');
    two?.feed.windows.tellSound('blocked');
    await settle();
    expect(voices()).toEqual([three]);
    three?.feed.windows.tellSound('blocked');
    await settle();
    expect(voices()).toHaveLength(1);
    for (const window of room.windows) expect(window.state.sound).toBe('blocked');
    two?.feed.windows.tellSound('unlocked');
    await settle();
    expect(voices()).toEqual([two]);
    for (const window of room.windows) expect(window.state.sound).toBe('unlocked');
  });

  test('does not move when the leader may sound later, and moves when its window closes or freezes', async () => {
    const [one, two, three] = await open(3);
    one?.feed.windows.tellSound('blocked');
    for (const window of [two, three]) window?.feed.windows.tellSound('unlocked');
    await settle();
    const voice = first(voices());
    one?.feed.windows.tellSound('unlocked');
    await settle(2000);
    expect(voices()).toEqual([voice]);
    voice.close();
    await settle();
    expect(voices()).toEqual([one]);
    one?.feed.windows.tellSound('blocked');
    await settle();
    const other = first(voices());
    other.freeze();
    await settle(10_000);
    expect(voices().filter((window) => window !== other)).toEqual([one]);
  });

  test('stays where it is when another window begins to lead', async () => {
    const [one, two, three] = await open(3);
    one?.feed.windows.tellSound('blocked');
    three?.feed.windows.tellSound('unlocked');
    await settle(1000);
    expect(voices()).toEqual([three]);
    one?.close();
    await settle(1000);
    expect(two?.state.role).toBe('leader');
    expect(voices()).toEqual([three]);
  });

  test('a silence in one window is told to the others', async () => {
    const [one, two, three] = await open(3);
    const heard: string[] = [];
    for (const [name, window] of Object.entries({ one, two, three })) {
      window?.feed.windows.subscribeSilenced((eventId) => heard.push(`${name} ${eventId}`));
    }
    two?.feed.windows.tellSilenced(7);
    await settle();
    expect(heard.sort()).toEqual(['one 7', 'three 7']);
  });
});

describe('a follower', () => {
  test('confirms by itself and shows it at once, and everybody else does', async () => {
    const [one, two, three] = await open(3);
    const id = panic();
    await settle();
    one?.hub.loseNext();
    const answer = await two?.feed.confirm(id);
    expect(two?.open).toEqual([]);
    expect(two?.feed.getSnapshot().events).toMatchObject([{ confirmedBy: answer?.confirmedBy }]);
    await settle();
    for (const window of [one, two, three]) expect(window?.open).toEqual([]);
  });

  test('keeps its own confirmation also when the leader is frozen and another one takes over', async () => {
    const [one, two] = await open(2);
    const id = panic();
    await settle();
    one?.freeze();
    await two?.feed.confirm(id);
    await settle(15_000);
    expect(two?.state.role).toBe('leader');
    expect(two?.open).toEqual([]);
    one?.thaw();
    await settle(1000);
    expect(one?.open).toEqual([]);
  });

  test('keeps the same objects for what did not change', async () => {
    const [, two, three] = await open(3);
    const id = panic();
    await settle();
    const before = two?.feed.getSnapshot().events[0];
    const third = room.open();
    panic();
    await settle(11_000);
    expect(two?.feed.getSnapshot().events[1]).toBe(before);
    const { events } = two?.feed.getSnapshot() ?? {};
    await settle(30_000);
    expect(two?.feed.getSnapshot().events).toBe(events);
    expect(third.open).toContain(id);
    expect(three?.feed.getSnapshot().events).toEqual(events);
  });

  test('sees errors, staleness and what was missed, and can ask at once and take note of it', async () => {
    const [one, two] = await open(2);
    backEnd.offline(true);
    await settle(12_000);
    const last = two?.feed.getSnapshot();
    expect(last).toMatchObject({ status: 'error', error: { kind: 'network', action: 'event/getLastEvents' } });
    expect(last?.error).toBe(two?.feed.getSnapshot().error);
    const links = new Set<LiveSnapshot['link'] | undefined>();
    for (let second = 0; second < 40; second += 1) {
      await settle(1000);
      links.add(two?.feed.getSnapshot().link);
    }
    expect([...links]).toEqual(['live', 'waiting', 'lost'].filter((link) => links.has(link as LiveSnapshot['link'])));
    expect(links).toContain('lost');
    backEnd.offline(false);
    panic();
    panic();
    two?.feed.tryNow();
    await settle();
    for (const window of [one, two])
      expect(window?.feed.getSnapshot()).toMatchObject({ link: 'live', missed: { count: 2 } });
    two?.feed.acknowledgeMissed();
    await settle();
    for (const window of [one, two]) expect(window?.feed.getSnapshot().missed).toBeNull();
  });

  test('grows old by itself when the leader says nothing more', async () => {
    const [one, two] = await open(2);
    await settle(1000);
    one?.freeze();
    backEnd.offline(true);
    await settle(32_000);
    expect(two?.feed.getSnapshot().link).toBe('lost');
  });

  test('S9.10 tells the leader that the plan has changed', async () => {
    const [, two] = await open(2);
    await settle(10_000);
    expect(asked('GetRoutes')).toBe(1);
    two?.feed.tellSchedulersChanged();
    await settle(3000);
    expect(asked('GetRoutes')).toBe(2);
  });

  test('that comes later knows everything at once, without a call of its own', async () => {
    await open(1);
    const id = panic();
    await settle(1000);
    const before = backEnd.requests().length;
    const late = room.open();
    await settle(1000);
    expect(late.open).toEqual([id]);
    expect(late.feed.getSnapshot().status).toBe('ready');
    expect(
      backEnd
        .requests()
        .slice(before)
        .filter((line) => /Event|Location|Route/.test(line)),
    ).toEqual([]);
  });
});

describe('windows that do not belong together', () => {
  test('of another user do not meet: each user has his leader', async () => {
    const [ana] = await open(2);
    const operator = room.open({ email: 'operator@demo.example' });
    await settle(1000);
    expect(roles()).toEqual(['leader', 'follower', 'leader']);
    expect(voices()).toEqual([ana, operator]);
  });

  test('where somebody else signs in, the former user’s windows go on without this one, and nothing of his is shown', async () => {
    const [one, two] = await open(2);
    panic();
    await settle(1000);
    one?.client.session.start(backEnd.signIn('operator@demo.example'));
    expect(one?.open).toEqual([]);
    await settle(1000);
    expect(two?.state).toMatchObject({ role: 'leader', isVoice: true });
    expect(one?.state).toMatchObject({ role: 'leader', isVoice: true });
    one?.client.session.end('signed-out');
    await settle(1000);
    expect(one?.state.isVoice).toBe(false);
    expect(one?.hub.getState().status).toBe('stopped');
  });

  test('where the browser cannot share, each asks for itself, and says so', async () => {
    const windows = [room.open({ canShare: false }), room.open({ canShare: false })];
    const id = panic();
    await settle(1000);
    for (const window of windows) {
      expect(window.state).toMatchObject({ role: 'alone', isVoice: true });
      expect(window.open).toEqual([id]);
    }
    expect(connected()).toEqual(windows);
  });
});

test('nothing that is said between windows holds a token', async () => {
  const [one, two] = await open(2);
  panic();
  await settle(11_000);
  await two?.feed.confirm(first(two.open));
  one?.close();
  await settle(1000);
  const token = one?.client.session.current()?.token ?? 'none';
  expect(room.words.length).toBeGreaterThan(20);
  expect(JSON.stringify(room.words)).not.toContain(token);
});
