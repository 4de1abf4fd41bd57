import type { ApiError } from '../client/api-error.ts';
import { asApiError } from '../client/as-api-error.ts';
import { Listeners } from '../client/listeners.ts';
import type { Change } from '../model/change.ts';
import type { EventList } from '../resources/event.types.ts';
import { every } from '../timers/timers.ts';
import { ChangeCursor } from './change-cursor.ts';
import { createClaimKeeper } from './claim-keeper.ts';
import { EventState } from './event-state.ts';
import { Freshness, type FreshPart } from './freshness.ts';
import { createGapFiller } from './gap-filler.ts';
import { type HubIntake, takeFromHub } from './hub-intake.ts';
import type { LiveFeedOptions, LiveSnapshot } from './live-feed.types.ts';
import { MissedEvents } from './missed-events.ts';
import { fetchOpenAlarms } from './open-alarms.ts';
import type { FeedSeed, OwnFeed } from './own-feed.types.ts';
import { createPoller } from './poller.ts';
import { createPositionPoller } from './position-poller.ts';
import { PositionState } from './position-state.ts';
import { readChangesPush, readPositionsPush } from './push.ts';
import { createRouteWatch } from './route-watch.ts';
import { emptySnapshot, isSameSnapshot } from './snapshot.ts';

const wakeJumpMs = 5000; /* part E: a clock jump over 5 s is a wake */
const shortestHintMs = 1000;

/** Makes one; it begins with what the seed knew. @internal */
export function createOwnFeed(options: LiveFeedOptions, seed: FeedSeed | null = null): OwnFeed {
  const { client, hub, pollIntervalMs = 10_000, eventHours = 500, eventCount = 500, positionCount = 5 } = options;
  const { timers, logger } = client;
  const before = seed?.snapshot ?? emptySnapshot;
  const listeners = new Listeners();
  const changeListeners = new Listeners<[Change]>();
  const tickListeners = new Listeners();
  const positions = new PositionState();
  const cursor = new ChangeCursor();
  const missed = new MissedEvents();
  const events = new EventState(eventCount, before, (eventId) => missed.arrived(eventId));
  const keepClaims = createClaimKeeper(client);
  const freshness = new Freshness(timers.now(), before);
  const stops: (() => void)[] = [];
  let isHoled = false;
  let hintedAt = 0;
  let lastTickAt = timers.now();
  let known = { etag: null as string | null, isLoaded: before.eventsAt !== null, error: null as ApiError | null };

  const snapshotNow = (): LiveSnapshot => ({
    status: known.error ? 'error' : known.isLoaded ? 'ready' : 'loading',
    error: known.error,
    events: events.events,
    openAlarms: events.openAlarms,
    positions: positions.positions,
    routes: routeWatch.routes,
    routesError: routeWatch.error,
    link: freshness.link(timers.now()),
    ...freshness.seen,
    nextTryAt: eventPoller.nextRunAt,
    hub: hub?.getState() ?? emptySnapshot.hub,
    missed: missed.missed,
    windows: emptySnapshot.windows,
  });
  const publish = (): void => {
    const next = snapshotNow();
    if (isSameSnapshot(snapshot, next)) return;
    snapshot = next;
    listeners.tell();
  };
  /* What the hub brings is life only while nothing before it is missing: an alarm may be in the hole. */
  const sawAll = (part?: FreshPart): void => {
    if (part) freshness.sawPart(timers.now(), part);
    if (isHoled) return;
    const lostSince = freshness.sawAll(timers.now());
    if (lostSince !== null) missed.begin(lostSince);
  };
  const takeChanges = (changes: readonly Change[]): void => {
    events.takeChanges(changes);
    for (const change of changes) {
      if (change.kind === 'scheduler' || change.kind === 'route') routeWatch.changed();
      changeListeners.tell(change);
    }
  };
  const askGap = createGapFiller({
    client,
    cursor,
    onAnswer: () => {
      isHoled = false;
      sawAll();
    },
    onChanges: takeChanges,
    onReset: () => {
      known = { ...known, etag: null };
      eventPoller.runNow();
      routeWatch.runNow();
    },
  });
  const fillGap = async (): Promise<void> => {
    const wasHoled = isHoled;
    if (await askGap()) missed.end();
    else isHoled = wasHoled;
    publish();
  };

  const pollEvents = async (): Promise<void> => {
    try {
      const query = { numberOfHours: eventHours, numberOfEvents: eventCount, knownEtag: known.etag };
      const list = await client.event.getLast(query);
      isHoled = false;
      sawAll('eventsAt');
      known = { etag: list.etag, isLoaded: true, error: null };
      const { changeSeq } = list;
      if (!list.isUnchanged) {
        events.takeList(list);
        publish();
        await pollOpenAlarms(list);
      }
      if (changeSeq !== null && cursor.lastSeq === null) cursor.startAt(changeSeq);
      if (changeSeq !== null && changeSeq > (cursor.lastSeq ?? changeSeq)) await fillGap();
      else missed.end();
    } catch (error) {
      known = { ...known, error: asApiError(error, 'event/getLastEvents') };
    }
    publish();
  };
  const pollOpenAlarms = async (latest: EventList): Promise<void> => {
    try {
      const list = await fetchOpenAlarms(client);
      if (list) events.takeOpenAlarms(list);
      else events.dropAlarmsMissingIn(latest);
    } catch (error) {
      known = { ...known, etag: null }; // ask again with the next poll, also when nothing else changes
      throw error;
    }
  };
  const eventPoller = createPoller(timers, pollIntervalMs, pollEvents);
  const positionPoller = createPositionPoller({
    client,
    intervalMs: pollIntervalMs,
    count: positionCount,
    onAnswer: (found) => {
      positions.take(found);
      freshness.sawPart(timers.now(), 'positionsAt');
    },
    onEnd: publish,
  });
  const onRoutes = (isFresh: boolean): void => {
    if (isFresh) freshness.sawPart(timers.now(), 'routesAt');
    publish();
  };
  const routeWatch = createRouteWatch({ ...options, known: before.routes, onAnswer: onRoutes });

  const tryNow = (): void => {
    eventPoller.runNow();
    positionPoller.runNow();
    routeWatch.runNow();
    hub?.tryNow();
  };
  const tick = (): void => {
    const now = timers.now();
    const hasSlept = Math.abs(now - lastTickAt - 1000) > wakeJumpMs;
    if (now < lastTickAt) freshness.forgetFuture(now);
    lastTickAt = now;
    if (hasSlept) {
      tryNow();
      void fillGap();
    }
    publish();
    keepClaims(events.openAlarms);
    tickListeners.tell();
  };
  /* A back end without a feed of changes can only hint that there is something to ask for (part E). */
  const hint = (): void => {
    if (Math.abs(timers.now() - hintedAt) < shortestHintMs) return;
    hintedAt = timers.now();
    eventPoller.runNow();
  };
  const intake: HubIntake = {
    onChanges: (payload) => {
      const push = readChangesPush(payload, client.eventReader, cursor.lastSeq === null ? null : logger);
      const fresh = push && cursor.take(push.from, push.to, push.changes);
      isHoled ||= !fresh && cursor.lastSeq !== null;
      sawAll('eventsAt');
      if (fresh) takeChanges(fresh);
      else {
        /* A hole before this push: show what it holds at once (a panic must not wait), then fetch all of it in order. */
        events.takeChanges(push?.changes ?? []);
        if (cursor.lastSeq === null) hint();
        else void fillGap();
      }
      publish();
    },
    onPositions: (payload) => {
      sawAll('positionsAt');
      positions.take(readPositionsPush(payload, logger));
      publish();
    },
    /* The next answer tells what has become of the session. */
    onSessionRevoked: () => eventPoller.runNow(),
    onState: () => {
      if (hub?.getState().status === 'connected') {
        /* Nobody has told what came before it. */
        isHoled = cursor.lastSeq !== null;
        sawAll();
        void client.backEnd.load();
        void fillGap();
      }
      publish();
    },
  };

  positions.take(before.positions);
  missed.takeOver(before.missed);
  const lastSeq = seed?.lastSeq ?? null;
  if (lastSeq !== null) cursor.startAt(lastSeq);
  let snapshot = snapshotNow();

  return {
    start: () => {
      if (stops.length > 0) return;
      lastTickAt = timers.now();
      freshness.startAt(lastTickAt);
      stops.push(every(timers, 1000, tick), eventPoller.stop, positionPoller.stop, routeWatch.stop);
      stops.push(client.schedulerNews.subscribe(routeWatch.changed));
      if (hub) stops.push(takeFromHub(hub, intake, options.hubMethods));
      if (!client.backEnd.config()) void client.backEnd.load();
      eventPoller.start();
      positionPoller.start();
      routeWatch.start();
    },
    stop: () => {
      for (const stop of stops.splice(0)) stop();
    },
    getSnapshot: () => snapshot,
    lastSeq: () => cursor.lastSeq,
    subscribe: listeners.subscribe,
    subscribeChanges: changeListeners.subscribe,
    subscribeTick: tickListeners.subscribe,
    tryNow,
    takeAnswer: (event) => {
      events.takeAnswer(event);
      publish();
    },
    acknowledgeMissed: () => {
      missed.acknowledge();
      publish();
    },
  };
}
