import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exception, panic, startAlarm } from './alarm.fixture.ts';
import type { AlarmMachineEvent } from './alarm.types.ts';
import { alarmView } from './index.ts';

/** One thing that happens: a machine event, or time that passes before a tick. */
type Happening = AlarmMachineEvent | { readonly type: 'wait'; readonly ms: number };

/** The decision K20 written down the slow way, apart from the machine. */
class Oracle {
  open: readonly AlarmEvent[] = [];
  lastEventId: number;
  silencedAt: number | null;
  now = 1_000_000;
  readonly rearmAfterMs: number;

  constructor(lastEventId: number, rearmAfterMs: number) {
    this.lastEventId = lastEventId;
    this.silencedAt = lastEventId > 0 ? this.now : null;
    this.rearmAfterMs = rearmAfterMs;
  }

  get hasSilenceEnded(): boolean {
    if (this.rearmAfterMs === 0) return false;
    return this.silencedAt === null || this.now >= this.silencedAt + this.rearmAfterMs;
  }

  /** Every alarm that has to be heard. */
  get unheard(): readonly AlarmEvent[] {
    if (this.hasSilenceEnded) return this.open;
    return this.open.filter((event) => event.eventId > this.lastEventId);
  }

  get sound(): AlarmType | null {
    if (this.unheard.some((event) => event.type === 'GuardPanic')) return 'GuardPanic';
    return this.unheard.length > 0 ? 'Exception' : null;
  }

  get state(): string {
    if (this.open.length === 0) return 'calm';
    return this.sound ? 'sounding' : 'silenced';
  }

  take(happening: Happening): void {
    const wasSounding = this.state === 'sounding';
    if (happening.type === 'wait') this.now += happening.ms;
    if (happening.type === 'alarms.changed') this.open = happening.open;
    if (happening.type === 'row.selected' && happening.eventId > this.lastEventId) {
      this.lastEventId = happening.eventId;
      if (wasSounding) this.silencedAt = this.now;
    }
    if (happening.type === 'alarm.silence' && wasSounding) {
      this.lastEventId = Math.max(this.lastEventId, ...this.open.map((event) => event.eventId));
      this.silencedAt = this.now;
    }
    if (happening.type === 'alarm.silencedElsewhere') {
      this.lastEventId = Math.max(this.lastEventId, happening.eventId);
      this.silencedAt = this.now;
    }
    const isReset =
      happening.type === 'user.changed' || (happening.type === 'newest.known' && this.lastEventId > happening.eventId);
    if (isReset) {
      this.lastEventId = 0;
      this.silencedAt = null;
    }
  }
}

const eventId = fc.integer({ min: 1, max: 8 });
const alarmType = fc.constantFrom<AlarmType>('GuardPanic', 'Exception');
/* An id keeps its type, as in a database: odd ones are panics. */
const open = fc
  .uniqueArray(eventId, { maxLength: 4 })
  .map((ids) => ids.sort((a, b) => b - a).map((id) => (id % 2 ? panic(id) : exception(id))));

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: open.map((list): Happening => ({ type: 'alarms.changed', open: list })) },
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 999, 1000, 5000).map((ms): Happening => ({ type: 'wait', ms })) },
  { weight: 2, arbitrary: eventId.map((id): Happening => ({ type: 'row.selected', eventId: id })) },
  { weight: 2, arbitrary: fc.constant<Happening>({ type: 'alarm.silence' }) },
  eventId.map((id): Happening => ({ type: 'alarm.silencedElsewhere', eventId: id })),
  fc.boolean().map((isMuted): Happening => ({ type: 'mute.set', isMuted })),
  alarmType.map((type): Happening => ({ type: 'sound.started', alarmType: type })),
  alarmType.map((type): Happening => ({ type: 'sound.blocked', alarmType: type })),
  alarmType.map((type): Happening => ({ type: 'sound.missing', alarmType: type })),
  fc.constant<Happening>({ type: 'sound.unlock' }),
  fc.integer({ min: 0, max: 9 }).map((id): Happening => ({ type: 'newest.known', eventId: id })),
  fc.constant<Happening>({ type: 'user.changed' }),
);

/** What a player that does as it is told would play. */
function playing(effects: readonly string[]): string | null {
  const last = effects.findLast((effect) => effect.startsWith('startSound') || effect === 'stopSound');
  return last?.startsWith('startSound') ? last.slice('startSound '.length) : null;
}

test('whatever happens, it sounds exactly while an open alarm is unheard or the silence has ended', () => {
  fc.assert(
    fc.property(
      fc.array(happening, { maxLength: 60 }),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom(0, 1, 1000, 5000),
      (happenings, lastEventId, rearmAfterMs) => {
        const oracle = new Oracle(lastEventId, rearmAfterMs);
        const bench = startAlarm({ lastEventId, rearmAfterMs });
        for (const next of happenings) {
          oracle.take(next);
          if (next.type === 'wait') bench.wait(next.ms);
          else bench.send(next);
          expect(bench.state()).toBe(oracle.state);
          expect(alarmView(bench.actor.getSnapshot()).soundType).toBe(oracle.sound);
          expect(playing(bench.effects)).toBe(oracle.sound);
          expect(bench.actor.getSnapshot().context.lastEventId).toBe(oracle.lastEventId);
        }
        bench.actor.stop();
      },
    ),
    { numRuns: 500 },
  );
});
