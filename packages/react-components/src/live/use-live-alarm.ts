import type { PatrolClient } from '@patrolkit/sdk';
import type { LiveFeed, Preferences } from '@patrolkit/sdk/live';
import type { AlarmType } from '@patrolkit/sdk/model';
import { type AlarmView, alarmMachine, alarmView, openAlarms } from '@patrolkit/state-machines/alarm';
import { useEffect, useMemo, useState } from 'react';
import { type Actor, createActor } from 'xstate';
import type { PlayResult, SoundPlayer } from '../alarm-strip/index.ts';
import { createAlarmMemory } from './alarm-memory.ts';
import { isToneDue } from './link-tone.rules.ts';
import { useInstallationId } from './use-installation-id.ts';

/** The alarm of a feed and what a supervisor may do with it. @public */
export interface LiveAlarm extends AlarmView {
  /** Silences what is open now; nothing is confirmed. */
  silence(): void;
  /** A row was selected by checkbox or Space (S4.12). */
  selectRow(eventId: number): void;
  /** The user's click that lets the browser play. */
  unlockSound(): void;
  setMuted(isMuted: boolean): void;
}

/** What {@link useLiveAlarm} works with. @internal */
export interface LiveAlarmOptions {
  client: PatrolClient;
  feed: LiveFeed;
  preferences: Preferences;
  player: SoundPlayer;
  /** How long a silence lasts while an alarm stays open, milliseconds; 0 = until a newer alarm (SD3). */
  rearmAfterMs?: number | undefined;
}

/** Runs the alarm machine on the feed, with the player as its voice. @internal */
export function useLiveAlarm(options: LiveAlarmOptions): LiveAlarm {
  const { client, feed, preferences, player, rearmAfterMs } = options;
  const installationId = useInstallationId(client, preferences);
  const userId = client.session.current()?.userId ?? 0;
  const [actor, setActor] = useState<Actor<typeof alarmMachine> | null>(null);
  const [view, setView] = useState<AlarmView>(calm);

  useEffect(() => {
    let isRunning = true;
    const memory = createAlarmMemory(preferences, installationId, userId);
    let voice = feed.getSnapshot().windows;
    /** Says to the other windows whether this one may sound (R7). */
    const learnSound = (outcome: PlayResult): PlayResult => {
      if (isRunning) feed.windows.tellSound(outcome === 'blocked' ? 'blocked' : 'unlocked');
      return outcome;
    };
    /* One window of several sounds; in the others it is as if it were heard here. */
    const play = async (type: AlarmType): Promise<PlayResult> => {
      if (feed.getSnapshot().windows.isVoice) {
        const outcome = learnSound(await player.play(type));
        if (feed.getSnapshot().windows.isVoice) return outcome;
      }
      return feed.getSnapshot().windows.sound === 'blocked' ? 'blocked' : 'playing';
    };
    const running: Actor<typeof alarmMachine> = createActor(
      alarmMachine.provide({
        actions: {
          startSound: (_, { type }) => {
            void play(type).then((outcome) => {
              const answer = { playing: 'sound.started', blocked: 'sound.blocked', missing: 'sound.missing' } as const;
              if (isRunning) running.send({ type: answer[outcome], alarmType: type });
            });
          },
          stopSound: () => player.stop(),
          setMuted: (_, { isMuted }) => player.setMuted(isMuted),
          storeLastEventId: (_, { eventId }) => {
            memory.keepLastEventId(eventId);
            if (eventId > 0) feed.windows.tellSilenced(eventId);
          },
          log: (_, { message }) => client.logger.warn(message),
        },
      }),
      {
        input: {
          lastEventId: memory.readLastEventId(),
          isMuted: memory.readIsMuted(),
          now: client.timers.now,
          rearmAfterMs,
        },
      },
    );
    const evaluate = (): void => {
      const { openAlarms: listed, events, status } = feed.getSnapshot();
      running.send({ type: 'alarms.changed', open: openAlarms(listed, events) });
      const newest = [...events, ...listed].reduce((highest, event) => Math.max(highest, event.eventId), 0);
      if (status === 'ready') running.send({ type: 'newest.known', eventId: newest });
    };
    /* Another window sounds from now on, or this one does. */
    const followVoice = (): void => {
      const next = feed.getSnapshot().windows;
      if (next.isVoice === voice.isVoice && next.sound === voice.sound) return;
      voice = next;
      if (!next.isVoice) player.stop();
      running.send({ type: 'sound.unlock' });
      if (next.sound === 'blocked') running.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    };
    let lastToneAt: number | null = null;
    /* A feed that has stopped is never silent (R4). */
    const soundLostLink = (): void => {
      const { link } = feed.getSnapshot();
      if (link !== 'lost') lastToneAt = null;
      if (!isToneDue(link, lastToneAt, client.timers.now())) return;
      lastToneAt = client.timers.now();
      if (!feed.getSnapshot().windows.isVoice) return;
      void player.attend().then((outcome) => {
        if (isRunning && outcome === 'blocked') running.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
      });
    };
    const stops = [
      feed.subscribe(evaluate),
      feed.subscribe(followVoice),
      feed.windows.subscribeSilenced((eventId) => running.send({ type: 'alarm.silencedElsewhere', eventId })),
      feed.subscribeTick(() => {
        running.send({ type: 'clock.ticked' });
        soundLostLink();
      }),
      preferences.subscribe((name) => {
        if (name === 'muted') running.send({ type: 'mute.set', isMuted: memory.readIsMuted() });
      }),
    ];
    running.subscribe((snapshot) => setView((known) => sameOr(known, alarmView(snapshot))));
    running.start();
    /* A console that has not been clicked since it was loaded would be silent: say so before an alarm needs it (SD4). */
    const probe = async (): Promise<void> => {
      const outcome = learnSound(await player.probe());
      const { isVoice, sound } = feed.getSnapshot().windows;
      if (isRunning && outcome === 'blocked' && (isVoice || sound === 'blocked')) {
        running.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
      }
    };
    void probe();
    let isClicked = false;
    const unlock = (): void => {
      if (running.getSnapshot().context.isBlocked) running.send({ type: 'sound.unlock' });
      /* A window that the user has clicked in may sound for one that he has not. */
      if (!isClicked) void probe();
      isClicked = true;
    };
    for (const gesture of gestures) window.addEventListener(gesture, unlock);
    evaluate();
    setActor(running);
    return () => {
      isRunning = false;
      for (const stop of stops) stop();
      for (const gesture of gestures) window.removeEventListener(gesture, unlock);
      running.stop();
      player.stop();
    };
  }, [client, feed, preferences, player, rearmAfterMs, installationId, userId]);

  return useMemo(
    () => ({
      ...view,
      silence: () => actor?.send({ type: 'alarm.silence' }),
      selectRow: (eventId) => actor?.send({ type: 'row.selected', eventId }),
      unlockSound: () => actor?.send({ type: 'sound.unlock' }),
      setMuted: (isMuted) => preferences.set('muted', String(isMuted)),
    }),
    [view, actor, preferences],
  );
}

/** What browsers take as leave to play. */
const gestures = ['click', 'keyup'] as const;

const calm: AlarmView = { open: [], sound: 'on', isSounding: false, soundType: null, silencedUntil: null };

function sameOr(known: AlarmView, next: AlarmView): AlarmView {
  const keys = Object.keys(next) as (keyof AlarmView)[]; // a view's own keys
  return keys.every((key) => Object.is(known[key], next[key])) ? known : next;
}
