import { assertEvent, setup } from 'xstate';
import { missingAlarmEffects } from './alarm.effects.ts';
import { lastEventIdOf, newAlarms, wantedSound, withSeen } from './alarm.rules.ts';
import type { AlarmContext, AlarmEmitted, AlarmInput, AlarmMachineEvent } from './alarm.types.ts';

const base = setup({
  types: {
    /* `as`: how xstate takes types; the values are never read. */
    context: {} as AlarmContext,
    events: {} as AlarmMachineEvent,
    emitted: {} as AlarmEmitted,
    input: {} as AlarmInput,
  },
  actions: missingAlarmEffects,
  guards: {
    isAlarmOpen: ({ context }) => context.open.length > 0,
    isNoAlarmOpen: ({ context }) => context.open.length === 0,
    isSoundWanted: ({ context }) => wantedSound(context, context.now()) !== null,
    isNoSoundWanted: ({ context }) => wantedSound(context, context.now()) === null,
    isAnotherSoundWanted: ({ context }) => {
      const wanted = wantedSound(context, context.now());
      return wanted !== null && wanted !== context.soundType;
    },
    isRowNewer: ({ context, event }) => {
      assertEvent(event, 'row.selected');
      return Number.isSafeInteger(event.eventId) && event.eventId > context.lastEventId;
    },
    isToldId: ({ event }) => {
      assertEvent(event, 'alarm.silencedElsewhere');
      return Number.isSafeInteger(event.eventId);
    },
    /* A late report about a sound that was replaced says nothing about the one that plays. */
    isSoundCurrent: ({ context, event }) => {
      assertEvent(event, ['sound.started', 'sound.blocked']);
      return context.soundType === null || context.soundType === event.alarmType;
    },
    isMissingNew: ({ context, event }) => {
      assertEvent(event, 'sound.missing');
      return !context.missingTypes.includes(event.alarmType);
    },
    isLastEventUnknown: ({ context, event }) => {
      assertEvent(event, 'newest.known');
      return context.lastEventId > event.eventId;
    },
  },
});

/** Every function of the alarm machine by its name. @internal */
export const alarmSetup = base.extend({
  actions: {
    raiseNewAlarms: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'alarms.changed');
      for (const alarm of newAlarms(event.open, context.seenEventIds)) {
        enqueue.emit({ type: 'alarm.raised', event: alarm });
      }
    }),
    keepOpenAlarms: base.assign(({ context, event }) => {
      assertEvent(event, 'alarms.changed');
      const seenEventIds = withSeen(context.seenEventIds, event.open);
      const isRetry = context.isBlocked && seenEventIds !== context.seenEventIds; /* SD4: the next alarm tries again */
      return { open: event.open, seenEventIds, soundType: isRetry ? null : context.soundType };
    }),
    keepSelectedRow: base.assign(({ event }) => {
      assertEvent(event, 'row.selected');
      return { lastEventId: event.eventId };
    }),
    keepNewestAlarm: base.assign({ lastEventId: ({ context }) => lastEventIdOf(context.open, context.lastEventId) }),
    keepToldEvent: base.assign(({ context, event }) => {
      assertEvent(event, 'alarm.silencedElsewhere');
      return { lastEventId: Math.max(context.lastEventId, event.eventId) };
    }),
    beginSilence: base.assign({ silencedAt: ({ context }) => context.now() }),
    /* A clock that was set back must not make a silence longer than it was meant to be. */
    limitSilence: base.assign({
      silencedAt: ({ context }) => (context.silencedAt === null ? null : Math.min(context.silencedAt, context.now())),
    }),
    dropLastEvent: base.assign({ lastEventId: 0, silencedAt: null }),
    forgetSeenAlarms: base.assign({ seenEventIds: new Set<number>() }),
    storeLastEvent: base.enqueueActions(({ context, enqueue }) => {
      enqueue({ type: 'storeLastEventId', params: { eventId: context.lastEventId } });
    }),
    keepMute: base.assign(({ event }) => {
      assertEvent(event, 'mute.set');
      return { isMuted: event.isMuted };
    }),
    applyMute: base.enqueueActions(({ context, enqueue }) => {
      enqueue({ type: 'setMuted', params: { isMuted: context.isMuted } });
    }),
    askForSound: base.enqueueActions(({ context, enqueue }) => {
      const type = wantedSound(context, context.now());
      if (type === null) return;
      enqueue.assign({ soundType: type });
      enqueue({ type: 'startSound', params: { type } });
    }),
    dropSound: base.assign({ soundType: null }),
    keepBlocked: base.assign({ isBlocked: true }),
    clearBlocked: base.assign({ isBlocked: false }),
    keepMissing: base.enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'sound.missing');
      const { alarmType } = event;
      enqueue.assign({ missingTypes: [...context.missingTypes, alarmType] });
      enqueue({ type: 'log', params: { message: `There is no sound for ${alarmType}: these alarms are shown only.` } });
    }),
  },
});
