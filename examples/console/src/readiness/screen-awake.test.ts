import { expect, test, vi } from 'vitest';
import { createScreenAwake } from './screen-awake.ts';

/* A browser's lock: released by the page, or by the browser when the page is hidden. */
function browserWithLocks(isAllowed = true) {
  const held = new Set<EventTarget>();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const end = (lock: EventTarget): void => {
    if (held.delete(lock)) lock.dispatchEvent(new Event('release'));
  };
  const request = async () => {
    if (!isAllowed) throw new Error('battery');
    const lock = Object.assign(new EventTarget(), { release: async () => end(lock) });
    held.add(lock);
    return lock;
  };
  const show = (visibilityState: DocumentVisibilityState): void => {
    page.visibilityState = visibilityState;
    if (visibilityState === 'hidden') for (const lock of [...held]) end(lock);
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { held, show, options: { request, page: page as unknown as Document } };
}

test('the screen is kept awake while it is wanted, again after the page was hidden, and no longer afterwards', async () => {
  const { held, show, options } = browserWithLocks();
  const awake = createScreenAwake(options);
  awake.want(true);
  await vi.waitFor(() => expect(awake.isHeld()).toBe(true));
  show('hidden');
  expect([awake.isHeld(), held.size]).toEqual([false, 0]);
  show('visible');
  await vi.waitFor(() => expect(awake.isHeld()).toBe(true));
  awake.want(false);
  await vi.waitFor(() => expect([awake.isHeld(), held.size]).toEqual([false, 0]));
});

test('what is no longer wanted when the browser answers is given back', async () => {
  const { held, options } = browserWithLocks();
  const awake = createScreenAwake(options);
  awake.want(true);
  awake.want(false);
  await vi.waitFor(() => expect([awake.isHeld(), held.size]).toEqual([false, 0]));
});

test('a browser that refuses, or knows no locks, is told by its state', async () => {
  const { options } = browserWithLocks(false);
  for (const one of [options, { ...options, request: null }]) {
    const awake = createScreenAwake(one);
    awake.want(true);
    await Promise.resolve();
    expect(awake.isHeld()).toBe(false);
  }
});
