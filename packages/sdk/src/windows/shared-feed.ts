import { Listeners } from '../client/listeners.ts';
import type { LiveFeed, LiveFeedOptions, LiveSnapshot } from '../live/live-feed.types.ts';
import { createOwnFeed } from '../live/own-feed.ts';
import type { OwnFeed } from '../live/own-feed.types.ts';
import { emptySnapshot, isSameSnapshot } from '../live/snapshot.ts';
import type { Change } from '../model/change.ts';
import { every } from '../timers/timers.ts';
import { Mirror } from './mirror.ts';
import { StateTeller } from './state-teller.ts';
import { type MeetingMeans, WindowGroup } from './window-group.ts';
import type { WindowMessage } from './window-message.ts';

/**
 * Makes the feed of one window among several of the same user: one of them asks the back end and the others show what it
 * knows, so that there is one socket, one poll and one sound whatever windows are open (quality R7). When the leading
 * window closes another one leads at once, when it freezes within 15 s. Where the browser cannot share
 * (`snapshot.windows.role` is 'alone') each window asks for itself.
 * @public
 */
export function createSharedFeed(options: LiveFeedOptions, means: MeetingMeans = {}): LiveFeed {
  const { client } = options;
  const { timers, session } = client;
  const listeners = new Listeners();
  const changeListeners = new Listeners<[Change]>();
  const tickListeners = new Listeners();
  const silencedListeners = new Listeners<[number]>();
  let mirror = new Mirror(timers.now(), null);
  let teller = new StateTeller();
  let own: OwnFeed | null = null;
  let isTelling = false;
  let userId: number | undefined;
  let isJoined = false;
  let stops: (() => void)[] = [];

  const group = new WindowGroup({
    ...means,
    now: timers.now,
    onLead: () => lead(),
    onFollow: () => follow(),
    onWord: (message) => hear(message),
    onChange: () => publish(),
  });
  let windows = group.state;
  let snapshot: LiveSnapshot = { ...emptySnapshot, windows };

  const publish = (): void => {
    const { role, isVoice, sound } = group.state;
    if (role !== windows.role || isVoice !== windows.isVoice || sound !== windows.sound) windows = group.state;
    const next = { ...(own?.getSnapshot() ?? mirror.snapshot), windows };
    if (isSameSnapshot(snapshot, next)) return;
    snapshot = next;
    listeners.tell();
  };
  const tell = (feed: OwnFeed, isFull = false): void => {
    group.post(teller.next({ snapshot: feed.getSnapshot(), lastSeq: feed.lastSeq() }, isFull));
  };
  /* What happens in one go is told in one message. */
  const tellSoon = (feed: OwnFeed): void => {
    if (isTelling) return;
    isTelling = true;
    queueMicrotask(() => {
      isTelling = false;
      if (feed === own) tell(feed);
    });
  };

  const lead = (): void => {
    const feed = createOwnFeed(options, mirror.seed());
    own = feed;
    teller = new StateTeller();
    feed.subscribe(() => {
      tellSoon(feed);
      publish();
    });
    feed.subscribeChanges((change) => {
      teller.note(change);
      tellSoon(feed);
      changeListeners.tell(change);
    });
    feed.start();
    tell(feed, true);
  };
  const follow = (): void => {
    if (!own) return;
    mirror = new Mirror(timers.now(), { snapshot: own.getSnapshot(), lastSeq: own.lastSeq() });
    const former = own;
    own = null;
    former.stop();
  };
  const hear = (message: WindowMessage): void => {
    if (message.kind === 'silenced') silencedListeners.tell(message.eventId);
    if (message.kind === 'state' && !own) {
      const changes = mirror.take(message, timers.now());
      if (!changes) group.post({ kind: 'join' });
      for (const change of changes ?? []) changeListeners.tell(change);
      publish();
    }
    if (!own) return;
    if (message.kind === 'join') tell(own, true);
    if (message.kind === 'answer') own.takeAnswer(message.event);
    if (message.kind === 'try-now') own.tryNow();
    if (message.kind === 'missed-noted') own.acknowledgeMissed();
    if (message.kind === 'schedulers-changed') client.schedulerNews.tell('other-window');
  };

  const tick = (): void => {
    group.tick();
    if (!own) mirror.tick(timers.now());
    publish();
    tickListeners.tell();
  };
  const join = (): void => {
    const signedIn = session.current()?.userId;
    if (isJoined || signedIn === undefined) return;
    isJoined = true;
    /* What one user was shown is not the next one's to see. */
    if (signedIn !== userId) mirror = new Mirror(timers.now(), null);
    userId = signedIn;
    group.join(nameOf(client.baseUrl, signedIn));
    publish();
  };
  const leave = (): void => {
    if (!isJoined) return;
    isJoined = false;
    follow();
    group.leave();
    publish();
  };
  const onSession = (): void => {
    if (session.current()?.userId !== userId) leave();
    join();
  };

  return {
    start: () => {
      if (stops.length > 0) return;
      stops = [
        every(timers, 1000, tick),
        session.subscribe(onSession),
        client.schedulerNews.subscribe((origin) => {
          if (origin === 'here') group.post({ kind: 'schedulers-changed' });
        }),
        onPageEvent('pagehide', leave),
        onPageEvent('pageshow', join),
      ];
      join();
    },
    stop: () => {
      for (const stop of stops) stop();
      stops = [];
      leave();
    },
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    subscribeChanges: changeListeners.subscribe,
    subscribeTick: tickListeners.subscribe,
    tryNow: () => {
      if (own) own.tryNow();
      else group.post({ kind: 'try-now' });
    },
    tellSchedulersChanged: () => client.schedulerNews.tell(),
    acknowledgeMissed: () => {
      if (own) own.acknowledgeMissed();
      else group.post({ kind: 'missed-noted' });
    },
    confirm: async (eventId) => {
      const event = await client.event.confirm(eventId);
      if (own) own.takeAnswer(event);
      else {
        mirror.takeAnswer(event, timers.now());
        group.post({ kind: 'answer', event });
      }
      publish();
      return event;
    },
    windows: {
      isLeader: () => group.isLeader,
      tellSound: (sound) => group.tellSound(sound),
      tellSilenced: (eventId) => group.post({ kind: 'silenced', eventId }),
      subscribeSilenced: silencedListeners.subscribe,
    },
  };
}

/* Windows of another user or another back end do not meet, nor those of a build that speaks otherwise. */
function nameOf(baseUrl: string, userId: number): string {
  return `patrolkit.live.1 ${baseUrl || (globalThis.location?.origin ?? '')} ${userId}`;
}

/* A page that the browser keeps for the way back must not lead meanwhile. */
function onPageEvent(name: 'pagehide' | 'pageshow', listener: () => void): () => void {
  globalThis.window?.addEventListener(name, listener);
  return () => globalThis.window?.removeEventListener(name, listener);
}
