import { createPatrolClient, type PatrolClient } from '../index.ts';
import type { LiveFeed } from '../live/live-feed.types.ts';
import type { SessionStore } from '../session/index.ts';
import type { TestBackend, TestHub } from '../testing/index.ts';
import { platformTimers } from '../timers/timers.ts';
import type { Locks } from './leader-lock.ts';
import { createSharedFeed } from './shared-feed.ts';
import type { WindowMessage } from './window-message.ts';

interface Claim {
  readonly window: TestWindow;
  readonly signal: AbortSignal | undefined;
  readonly grant: () => Promise<unknown>;
  readonly refuse: (error: Error) => void;
}

interface TestWindowOptions {
  readonly email?: string;
  readonly canShare?: boolean;
  readonly store?: SessionStore;
}

/** A browser with windows of one origin: their locks and channels, and what a window that is frozen does not do. @internal */
export class WindowRoom {
  readonly windows: TestWindow[] = [];
  readonly words: WindowMessage[] = [];
  /** How long a word is on its way, milliseconds; 0 = no time at all. */
  latencyMs = 0;
  /** How often a lock was taken from its holder. */
  thefts = 0;
  readonly #held = new Map<string, Claim>();
  readonly #waiting = new Map<string, Claim[]>();
  readonly #channels = new Set<{ name: string; window: TestWindow; hear: (message: WindowMessage) => void }>();
  readonly backEnd: TestBackend;

  constructor(backEnd: TestBackend) {
    this.backEnd = backEnd;
  }

  /** Opens a window of somebody; it shares unless its browser cannot. */
  open(options: TestWindowOptions = {}): TestWindow {
    const window = new TestWindow(this, options);
    this.windows.push(window);
    return window;
  }

  locksOf(window: TestWindow): Locks {
    const request = (name: string, options: LockOptions, work: () => Promise<unknown>): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const refuse = (error: Error): void => window.act(() => reject(error));
        const grant = (): Promise<unknown> => work() ?? Promise.resolve();
        const claim: Claim = { window, signal: options.signal, grant, refuse };
        const settle = (): void => resolve(undefined);
        if (options.steal) {
          this.thefts += 1;
          const robbed = this.#held.get(name);
          this.#hold(name, claim, settle);
          robbed?.refuse(new DOMException('stolen', 'AbortError'));
          return;
        }
        options.signal?.addEventListener('abort', () => {
          this.#waiting.set(
            name,
            this.#queue(name).filter((other) => other !== claim),
          );
          refuse(new DOMException('given up', 'AbortError'));
        });
        if (this.#held.has(name)) this.#queue(name).push({ ...claim, grant: () => this.#run(name, claim, settle) });
        else this.#hold(name, claim, settle);
      });
    return { request: request as Locks['request'] }; // the calls made here, out of its overloads
  }

  openChannelOf(window: TestWindow) {
    return (name: string, onMessage: (message: WindowMessage) => void) => {
      const channel = { name, window, hear: onMessage };
      this.#channels.add(channel);
      return {
        post: (message: WindowMessage): void => {
          this.words.push(message);
          const others = [...this.#channels].filter((other) => other.name === name && other !== channel);
          for (const other of others) {
            const copy = structuredClone(message);
            const deliver = (): void => other.window.act(() => this.#channels.has(other) && other.hear(copy));
            if (this.latencyMs === 0) queueMicrotask(deliver);
            else platformTimers.after(this.latencyMs, deliver);
          }
        },
        close: () => this.#channels.delete(channel),
      };
    };
  }

  /** What the browser does when a window is closed without a word. */
  forget(window: TestWindow): void {
    for (const channel of this.#channels) if (channel.window === window) this.#channels.delete(channel);
    for (const [name, queue] of this.#waiting)
      this.#waiting.set(
        name,
        queue.filter((claim) => claim.window !== window),
      );
    for (const [name, claim] of this.#held) if (claim.window === window) this.#release(name, claim);
  }

  #queue(name: string): Claim[] {
    const queue = this.#waiting.get(name) ?? [];
    this.#waiting.set(name, queue);
    return queue;
  }

  #hold(name: string, claim: Claim, settle: () => void): void {
    this.#held.set(name, claim);
    queueMicrotask(() => void this.#run(name, claim, settle));
  }

  async #run(name: string, claim: Claim, settle: () => void): Promise<void> {
    this.#held.set(name, claim);
    await claim.grant();
    settle();
    this.#release(name, claim);
  }

  #release(name: string, claim: Claim): void {
    if (this.#held.get(name) !== claim) return;
    this.#held.delete(name);
    const next = this.#queue(name).shift();
    if (next) void next.grant();
  }
}

/** One window with its client, hub and feed. @internal */
export class TestWindow {
  readonly client: PatrolClient;
  readonly hub: TestHub;
  readonly feed: LiveFeed;
  readonly room: WindowRoom;
  #isFrozen = false;
  #isClosed = false;
  readonly #asleep: (() => void)[] = [];

  constructor(room: WindowRoom, { email, canShare = true, store }: TestWindowOptions) {
    this.room = room;
    this.client = createPatrolClient({
      ...room.backEnd.clientOptions(email),
      ...(store ? { sessionStore: store } : {}),
      logger: { warn: () => {} },
      timers: {
        now: platformTimers.now,
        after: (delayMs, callback) => platformTimers.after(delayMs, () => this.act(callback)),
      },
    });
    this.hub = room.backEnd.createHub({ client: this.client });
    const means = canShare
      ? { locks: room.locksOf(this), openChannel: room.openChannelOf(this) }
      : { openChannel: () => null };
    this.feed = createSharedFeed({ client: this.client, hub: this.hub }, means);
    this.feed.start();
  }

  get state() {
    return this.feed.getSnapshot().windows;
  }

  get open(): number[] {
    return this.feed.getSnapshot().openAlarms.map((event) => event.eventId);
  }

  /** Does something of this window's; later when it is frozen, never when it is closed. */
  act(work: () => void): void {
    if (this.#isClosed) return;
    if (this.#isFrozen) this.#asleep.push(work);
    else work();
  }

  freeze(): void {
    this.#isFrozen = true;
  }

  thaw(): void {
    this.#isFrozen = false;
    for (const work of this.#asleep.splice(0)) work();
  }

  /** Closes as a user does it: the page can say so. */
  close(): void {
    this.feed.stop();
    this.crash();
  }

  /** Is gone without a word. */
  crash(): void {
    this.#isClosed = true;
    this.hub.stop();
    this.room.forget(this);
  }
}
