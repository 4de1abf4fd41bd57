import { ApiError } from '../client/api-error.ts';
import { notify } from '../client/notify.ts';
import type { Change } from '../model/change.ts';
import { every } from '../timers/timers.ts';
import { ChangeCursor } from './change-cursor.ts';
import { EventState } from './event-state.ts';
import { linkState } from './link.ts';
import type { LiveFeed, LiveFeedOptions, LiveSnapshot } from './live-feed.types.ts';
import { createPoller } from './poller.ts';
import { PositionState } from './position-state.ts';
import { readChangesPush, readPositionsPush } from './push.ts';

const wakeJumpMs = 5000; /* part E: a clock jump over 5 s is a wake */

/**
 * Makes the live feed: pushes of the hub and the 10 s poll, merged so that nothing is missed and nothing comes twice.
 * Nothing is sent before `start()`.
 * @public
 */
export function createLiveFeed(options: LiveFeedOptions): LiveFeed {
  const { client, hub, pollIntervalMs = 10_000, eventHours = 500, eventCount = 500, positionCount = 5 } = options;
  const { timers, logger } = client;
  const listeners = new Set<() => void>();
  const changeListeners = new Set<(change: Change) => void>();
  const tickListeners = new Set<() => void>();
  const events = new EventState(eventCount);
  const positions = new PositionState();
  const cursor = new ChangeCursor();
  const stops: (() => void)[] = [];
  let startedAt = timers.now();
  let lastTickAt = startedAt;
  let known = { etag: null as string | null, isLoaded: false, error: null as ApiError | null };
  let seen = {
    lastUpdateAt: null as number | null,
    eventsAt: null as number | null,
    positionsAt: null as number | null,
  };
  let isFilling = false;
  let isFillWanted = false;

  const snapshotNow = (): LiveSnapshot => ({
    status: known.error ? 'error' : known.isLoaded ? 'ready' : 'loading',
    error: known.error,
    events: events.events,
    openAlarms: events.openAlarms,
    positions: positions.positions,
    link: linkState(startedAt, seen.lastUpdateAt, timers.now()),
    ...seen,
    nextTryAt: eventPoller.nextRunAt,
    hub: hub?.getState() ?? { status: 'stopped', nextTryAt: null },
  });
  const publish = (): void => {
    const next = snapshotNow();
    const keys = Object.keys(next) as (keyof LiveSnapshot)[]; // a snapshot's own keys
    if (keys.every((key) => Object.is(next[key], snapshot[key]))) return;
    snapshot = next;
    notify(listeners);
  };
  const sawLife = (part?: 'eventsAt' | 'positionsAt'): void => {
    const now = timers.now();
    seen = { ...seen, lastUpdateAt: now, ...(part ? { [part]: now } : {}) };
  };
  /** The clock was set back: what lies ahead of it would look fresh until it is reached again. */
  const forgetFuture = (now: number): void => {
    const before = (at: number | null): number | null => (at === null ? null : Math.min(at, now));
    startedAt = Math.min(startedAt, now);
    seen = {
      lastUpdateAt: before(seen.lastUpdateAt),
      eventsAt: before(seen.eventsAt),
      positionsAt: before(seen.positionsAt),
    };
  };
  const takeChanges = (changes: readonly Change[]): void => {
    for (const change of changes) {
      events.takeChange(change);
      notify(changeListeners, change);
    }
  };

  /** Asks for what is missing after the cursor, page by page. */
  const fillGap = async (): Promise<void> => {
    isFillWanted = true; // a hole that shows while another is being filled is filled after it
    if (isFilling || cursor.lastSeq === null) return;
    isFilling = true;
    try {
      for (let isMore = true; isMore; ) {
        isFillWanted = false;
        const after = cursor.lastSeq;
        const page = await client.changes.getAfter(after);
        sawLife();
        if (page.isReset) {
          known = { ...known, etag: null };
          cursor.startAt(page.lastSeq);
          eventPoller.runNow();
          break;
        }
        takeChanges(cursor.takePage(after, page));
        isMore = isFillWanted || (page.changes.length > 0 && (cursor.lastSeq ?? 0) < page.lastSeq);
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      /* A back end without the feed answers 404: the poll alone feeds then. */
      logger.warn('The feed could not be filled; the next poll tries again', { reason: error.message });
    } finally {
      isFilling = false;
      publish();
    }
  };

  const pollEvents = async (): Promise<void> => {
    try {
      const list = await client.event.getLast({
        numberOfHours: eventHours,
        numberOfEvents: eventCount,
        knownEtag: known.etag,
      });
      sawLife('eventsAt');
      known = { etag: list.etag, isLoaded: true, error: null };
      if (!list.isUnchanged) {
        events.takeList(list);
        publish();
        await pollOpenAlarms();
        if (list.changeSeq !== null) {
          if (cursor.lastSeq === null) cursor.startAt(list.changeSeq);
          else if (list.changeSeq > cursor.lastSeq) await fillGap();
        }
      }
    } catch (error) {
      known = { ...known, error: error instanceof ApiError ? error : unreadable(error) };
    }
    publish();
  };
  const pollOpenAlarms = async (): Promise<void> => {
    try {
      events.takeOpenAlarms(await client.event.getOpenAlarms());
    } catch (error) {
      known = { ...known, etag: null }; // ask again with the next poll, also when nothing else changes
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  };
  const pollPositions = async (): Promise<void> => {
    try {
      positions.take(await client.userLocation.getLast(positionCount));
      sawLife('positionsAt');
    } catch (error) {
      logger.warn('Positions could not be fetched', { reason: String(error) });
    }
    publish();
  };
  const eventPoller = createPoller(timers, pollIntervalMs, pollEvents);
  const positionPoller = createPoller(timers, pollIntervalMs, pollPositions);
  let snapshot = snapshotNow();

  const tryNow = (): void => {
    eventPoller.runNow();
    positionPoller.runNow();
    hub?.tryNow();
  };
  const tick = (): void => {
    const now = timers.now();
    const hasSlept = Math.abs(now - lastTickAt - 1000) > wakeJumpMs;
    if (now < lastTickAt) forgetFuture(now);
    lastTickAt = now;
    if (hasSlept) {
      tryNow();
      void fillGap();
    }
    publish();
    notify(tickListeners);
  };
  const onChanges = (payload: unknown): void => {
    sawLife('eventsAt');
    const push = readChangesPush(payload, client.eventTypes, logger);
    const fresh = push && cursor.take(push.from, push.to, push.changes);
    if (fresh) takeChanges(fresh);
    else {
      /* A hole before this push: show what it holds at once (a panic must not wait), then fetch all of it in order. */
      for (const change of push?.changes ?? []) events.takeChange(change);
      void fillGap();
    }
    publish();
  };
  const onHubState = (): void => {
    if (hub?.getState().status === 'connected') {
      sawLife();
      void fillGap();
    }
    publish();
  };
  const subscribeTo = <Listener>(set: Set<Listener>) => {
    return (listener: Listener): (() => void) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  };

  return {
    start: () => {
      if (stops.length > 0) return;
      startedAt = lastTickAt = timers.now();
      stops.push(every(timers, 1000, tick), eventPoller.stop, positionPoller.stop);
      if (hub) {
        const takePositions = (payload: unknown): void => {
          sawLife('positionsAt');
          positions.take(readPositionsPush(payload, logger));
          publish();
        };
        stops.push(hub.on('Changes', onChanges), hub.on('Positions', takePositions), hub.subscribe(onHubState));
        stops.push(hub.stop);
        hub.start();
      }
      eventPoller.start();
      positionPoller.start();
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
    getSnapshot: () => snapshot,
    subscribe: subscribeTo(listeners),
    subscribeChanges: subscribeTo(changeListeners),
    subscribeTick: subscribeTo(tickListeners),
    tryNow,
    confirm: async (eventId) => {
      const event = await client.event.confirm(eventId);
      events.takeAnswer(event);
      publish();
      return event;
    },
  };
}

function unreadable(cause: unknown): ApiError {
  return new ApiError({ kind: 'unreadable', action: 'event/getLastEvents', cause });
}
