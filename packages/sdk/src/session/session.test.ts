import { describe, expect, test } from 'vitest';
import { createSchedulerNews } from '../client/scheduler-news.ts';
import type { Session } from '../model/session.ts';
import { createMemorySessionStore } from './index.ts';
import { createLocalSessionStore } from './local-session-store.ts';
import { createLocalPreferences } from './preferences.ts';
import { connectSessionChannel } from './session-channel.ts';
import { createSessionKeeper } from './session-keeper.ts';

const session: Session = {
  token: 'secret',
  userId: 3,
  name: 'Ana Kovač',
  role: 'Administrator',
  language: 'hr',
  expiresAt: null,
  policies: ['dashboard.view'],
};

function storageOf(content: Record<string, string> = {}) {
  const kept = new Map(Object.entries(content));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const blocked = {
  getItem: (): never => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: (): never => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

describe('the session in local storage', () => {
  test('is kept under its fixed key and read back', () => {
    const storage = storageOf();
    createLocalSessionStore({ storage }).save(session);
    expect([...storage.kept.keys()]).toEqual(['patrolkit.session']);
    expect(createLocalSessionStore({ storage }).load()).toEqual(session);
    createLocalSessionStore({ storage }).save(null);
    expect(storage.kept.size).toBe(0);
  });

  test.each(['', '{', 'null', '7', '[]', '{"token":""}', '{"token":7,"userId":1}', '{"token":"t"}'])(
    'foreign content %j reads as no session',
    (content) => {
      expect(createLocalSessionStore({ storage: storageOf({ 'patrolkit.session': content }) }).load()).toBeNull();
    },
  );

  test('a blocked storage keeps the session in this page', () => {
    const store = createLocalSessionStore({ storage: blocked });
    expect(store.load()).toBeNull();
    store.save(session);
    expect(store.load()).toEqual(session);
    store.save(null);
    expect(store.load()).toBeNull();
  });
});

test('windows tell each other that somebody signed in or out, and never the token', async () => {
  const store = createMemorySessionStore();
  const [here, there] = [createSessionKeeper(store), createSessionKeeper(store)];
  const name = `patrolkit-test-${crypto.randomUUID()}`;
  const stops = [here, there].map((session) =>
    connectSessionChannel({ session, schedulerNews: createSchedulerNews() }, { name }),
  );
  const listener = new BroadcastChannel(name);
  const said: unknown[] = [];
  const heardBoth = new Promise<void>((resolve) => {
    listener.onmessage = ({ data }) => {
      if (said.push(data) === 2) resolve();
    };
  });
  const change = (): Promise<string> =>
    new Promise((resolve) => {
      const stop = there.subscribe((_, reason) => {
        stop();
        resolve(reason);
      });
    });

  let changed = change();
  here.start(session);
  expect(await changed).toBe('other-window');
  expect(there.current()).toEqual(session);
  changed = change();
  here.end('signed-out');
  expect(await changed).toBe('other-window');
  expect(there.current()).toBeNull();
  await heardBoth;
  expect(said).toEqual(['signed in', 'signed out']);
  listener.close();
  for (const stop of stops) stop();
});

describe('preferences', () => {
  test('are kept under the prefix and tell who listens', () => {
    const storage = storageOf();
    const preferences = createLocalPreferences({ storage });
    const changed: string[] = [];
    const stop = preferences.subscribe((name) => changed.push(name));
    preferences.set('muted', 'true');
    preferences.set('theme', 'light');
    preferences.set('theme', null);
    stop();
    preferences.set('muted', 'false');
    expect(changed).toEqual(['muted', 'theme', 'theme']);
    expect([...storage.kept]).toEqual([['patrolkit.muted', 'false']]);
  });

  test('stay in this page when the storage is blocked', () => {
    const preferences = createLocalPreferences({ storage: blocked });
    expect(preferences.get('theme')).toBeNull();
    preferences.set('theme', 'light');
    expect(preferences.get('theme')).toBe('light');
  });
});
