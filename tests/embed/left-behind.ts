/** What a page holds that must be let go: read by {@link readLeft}. Each a count. */
export interface Left {
  readonly listeners: number;
  readonly intervals: number;
  readonly timeouts: number;
  readonly sockets: number;
  readonly workers: number;
  readonly channels: number;
  readonly observers: number;
}

/* Runs in the page before anything else: counts what is opened and closed. */
export function countWhatIsHeld(): void {
  const held = {
    listeners: new Map<EventTarget, Set<string>>(),
    intervals: new Set<unknown>(),
    timeouts: new Set<unknown>(),
    sockets: new Set<unknown>(),
    workers: new Set<unknown>(),
    channels: new Set<unknown>(),
    observers: new Set<unknown>(),
  };
  const page: Record<string, unknown> & typeof globalThis = Object.assign(globalThis, {});
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const ids = new WeakMap<object, number>();
  let nextId = 0;
  const keyOf = (type: string, listener: object, options: unknown): string => {
    const known = ids.get(listener) ?? ++nextId;
    ids.set(listener, known);
    const capture = typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${type} ${known} ${Boolean(capture)}`;
  };
  const isWatched = (target: EventTarget): boolean =>
    target === window || target === document || target === document.body || target === document.documentElement;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const isOnce = typeof options === 'object' && options.once;
    if (listener && !isOnce && isWatched(this ?? window)) {
      const target = this ?? window;
      const keys = held.listeners.get(target) ?? new Set();
      keys.add(keyOf(type, listener, options));
      held.listeners.set(target, keys);
    }
    addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    if (listener) held.listeners.get(this ?? window)?.delete(keyOf(type, listener, options));
    removeEventListener.call(this ?? window, type, listener, options);
  };
  const { setInterval, clearInterval, setTimeout, clearTimeout } = page;
  page.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    held.intervals.add(id);
    return id;
  }) as typeof setInterval; // without the promisified form of Node
  page.clearInterval = (id) => {
    held.intervals.delete(id);
    clearInterval(id);
  };
  page.setTimeout = ((work: () => void, ms?: number) => {
    const id: unknown = setTimeout(() => {
      held.timeouts.delete(id);
      work();
    }, ms);
    held.timeouts.add(id);
    return id;
  }) as typeof setTimeout; // as above
  page.clearTimeout = (id) => {
    held.timeouts.delete(id);
    clearTimeout(id);
  };
  const watchClass = (name: string, kind: 'sockets' | 'workers' | 'channels' | 'observers', ends: string): void => {
    const Original = Reflect.get(page, name) as new (...args: unknown[]) => object; // a constructor of the platform
    const Watched = class extends Original {
      constructor(...args: unknown[]) {
        super(...args);
        held[kind].add(this);
        if (kind === 'sockets' && this instanceof EventTarget) {
          addEventListener.call(this, 'close', () => held.sockets.delete(this));
        }
      }
    };
    const end = Reflect.get(Original.prototype, ends) as (...args: unknown[]) => unknown; // a method of the platform
    Object.defineProperty(Watched.prototype, ends, {
      value(...args: unknown[]) {
        held[kind].delete(this);
        return end.apply(this, args);
      },
    });
    Object.defineProperty(page, name, { value: Watched, configurable: true, writable: true });
  };
  watchClass('WebSocket', 'sockets', 'close');
  watchClass('EventSource', 'sockets', 'close');
  watchClass('Worker', 'workers', 'terminate');
  watchClass('BroadcastChannel', 'channels', 'close');
  watchClass('ResizeObserver', 'observers', 'disconnect');
  watchClass('MutationObserver', 'observers', 'disconnect');
  watchClass('IntersectionObserver', 'observers', 'disconnect');
  page.patrolkitLeft = () => ({
    listeners: [...held.listeners.values()].reduce((sum, keys) => sum + keys.size, 0),
    intervals: held.intervals.size,
    timeouts: held.timeouts.size,
    sockets: held.sockets.size,
    workers: held.workers.size,
    channels: held.channels.size,
    observers: held.observers.size,
  });
}
