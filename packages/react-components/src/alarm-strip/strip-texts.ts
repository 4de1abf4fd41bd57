import { type AlarmEvent, formatClock, formatClockSeconds } from '@patrolkit/sdk/model';
import type { Patrol } from '../provider/index.ts';
import type { AlarmStripProps, LinkStatus } from './alarm-strip.types.ts';
import { type DurationText, durationText, leftText } from './duration.rules.ts';

type Names = Pick<AlarmStripProps, 'nameOf' | 'placeOf'>;

/** 'Petra Novak · TC Branimir': who raised it and where. @internal */
export function whoText(alarm: AlarmEvent, { nameOf, placeOf }: Names): string {
  const name = (alarm.guardId === null ? null : nameOf?.(alarm.guardId)) ?? alarm.source;
  return [name, placeOf?.(alarm)].filter(Boolean).join(' · ');
}

/** Texts with a length of time inside. @internal */
export function createStripTexts(patrol: Patrol, now: number) {
  const { text, timeZone } = patrol;
  const say = ({ id, values }: DurationText): string => text(id, values);
  const ago = (at: number): string => text('alarmStrip.ago', { duration: say(durationText(now - at)) });
  return {
    ago,
    duration: (ms: number): string => say(durationText(ms)),
    left: (until: number): string => say(leftText(until, now)),
    clock: (at: number): string => formatClockSeconds(at, timeZone),
    /** '21:47 · 12 s ago' */
    when: (alarm: AlarmEvent): string => `${formatClock(alarm.occurredAt, timeZone)} · ${ago(alarm.occurredAt)}`,
    /** How old the picture is, in the words of its state. */
    link: ({ state, lastUpdateAt }: LinkStatus): string => {
      if (state === 'connecting') return text('alarmStrip.connecting');
      if (lastUpdateAt === null) return text(state === 'live' ? 'alarmStrip.live' : 'alarmStrip.noUpdate');
      if (state === 'live') return text('alarmStrip.liveAge', { age: ago(lastUpdateAt) });
      if (state === 'waiting') return text('alarmStrip.lastUpdate', { age: ago(lastUpdateAt) });
      return text('alarmStrip.noUpdateFor', { duration: say(durationText(now - lastUpdateAt, 'fine')) });
    },
  };
}

/** What {@link createStripTexts} makes. @internal */
export type StripTexts = ReturnType<typeof createStripTexts>;
