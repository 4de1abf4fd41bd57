import { toAlarmContext } from './alarm.rules.ts';
import { alarmSetup } from './alarm.setup.ts';

/**
 * Decides when an alarm sounds, and which. It plays nothing, stores nothing and has no timer: the host provides the
 * effects ({@link AlarmEffects}) and sends what happens ({@link AlarmMachineEvent}).
 *
 * | State | Means | Left when |
 * |---|---|---|
 * | `calm` | no alarm is open | an alarm opens: to `sounding`, or to `silenced` when its id is not newer than the last seen one |
 * | `sounding` | an open alarm is newer than the last seen id, or the silence has lasted `rearmAfterMs` and an alarm is still open (K20) | everything is confirmed: to `calm`; a newer row is selected, `alarm.silence` here or in another window: to `silenced` |
 * | `silenced` | alarms are open, and all of them were silenced | a newer alarm opens or the silence ends: to `sounding`; everything is confirmed: to `calm` |
 *
 * Mute and a blocked sound change no state: `sounding` says that it should sound (S4.11), {@link alarmView} says
 * whether it can. A guard panic is heard before an exception (G14).
 *
 * @example
 * ```ts
 * const actor = createActor(
 *   alarmMachine.provide({
 *     actions: {
 *       startSound: (_, { type }) => player.start(type),
 *       stopSound: () => player.stop(),
 *       setMuted: (_, { isMuted }) => player.setMuted(isMuted),
 *       storeLastEventId: (_, { eventId }) => store.keep(eventId),
 *       log: (_, { message }) => console.warn(message),
 *     },
 *   }),
 *   { input: { lastEventId: store.read(), isMuted: false, now: () => Date.now() } },
 * );
 * actor.on('alarm.raised', ({ event }) => announce(event));
 * actor.start();
 * actor.send({ type: 'alarms.changed', open: openAlarms(openAlarmList, fetchedEvents) });
 * ```
 * @public
 */
export const alarmMachine = alarmSetup.createMachine({
  id: 'alarm',
  context: ({ input }) => toAlarmContext(input),
  entry: 'applyMute',
  initial: 'calm',
  on: {
    'alarms.changed': { actions: ['raiseNewAlarms', 'keepOpenAlarms'] },
    'row.selected': { guard: 'isRowNewer', actions: ['keepSelectedRow', 'storeLastEvent'] },
    'alarm.silencedElsewhere': { guard: 'isToldId', actions: ['keepToldEvent', 'beginSilence'] },
    'mute.set': { actions: ['keepMute', 'applyMute'] },
    'sound.started': { guard: 'isSoundCurrent', actions: 'clearBlocked' },
    'sound.blocked': { guard: 'isSoundCurrent', actions: 'keepBlocked' },
    'sound.missing': { guard: 'isMissingNew', actions: 'keepMissing' },
    'sound.unlock': { actions: ['clearBlocked', 'dropSound'] },
    'clock.ticked': { actions: 'limitSilence' },
    'newest.known': { guard: 'isLastEventUnknown', actions: ['dropLastEvent', 'forgetSeenAlarms', 'storeLastEvent'] },
    'user.changed': { actions: ['dropLastEvent', 'forgetSeenAlarms', 'storeLastEvent'] },
  },
  states: {
    calm: {
      always: [
        { guard: 'isSoundWanted', target: 'sounding' },
        { guard: 'isAlarmOpen', target: 'silenced' },
      ],
    },
    sounding: {
      exit: ['dropSound', 'stopSound'],
      always: [
        { guard: 'isNoAlarmOpen', target: 'calm' },
        { guard: 'isNoSoundWanted', target: 'silenced' },
        { guard: 'isAnotherSoundWanted', actions: 'askForSound' },
      ],
      on: {
        'row.selected': { guard: 'isRowNewer', actions: ['keepSelectedRow', 'beginSilence', 'storeLastEvent'] },
        'alarm.silence': { actions: ['keepNewestAlarm', 'beginSilence', 'storeLastEvent'] },
      },
    },
    silenced: {
      always: [
        { guard: 'isNoAlarmOpen', target: 'calm' },
        { guard: 'isSoundWanted', target: 'sounding' },
      ],
    },
  },
});
