import { gt, isNotNull } from 'drizzle-orm';
import type { Clock, ComputerClocks } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../db/repository.ts';
import { contact, installation } from '../db/schema.ts';
import { aheadAfter, type ClockReading, devicesAgree, isJump, jumpBetween } from './clock-guard.ts';
import { acceptClock, holdClock } from './clock-hold.ts';
import { tellClockJump } from './tell-clock-jump.ts';

/** The time by which checks are missed and guards are silent. */
export interface BelievedTime {
  /** Milliseconds since 1970: the clock's, less what it has jumped ahead while that is not believed. */
  readonly now: number;
  /** Since when this process has run without a jump, by its clock. */
  readonly steadySince: number;
}

/** Compares the wall clock with the monotonic one. */
export interface ClockWatch {
  /** Looks at them now; to be called by each job that judges by the time, before it does. */
  tick(): Promise<BelievedTime>;
}

/** What the watch works on. */
export interface ClockWatchSurroundings {
  readonly db: Database;
  readonly store: Store;
  readonly clock: Clock;
  readonly computer: ComputerClocks;
}

/* Who looks this much later than ten seconds was asleep, or without a database, and has heard nobody. */
const asleepMs = 60_000;
/* Believed time is written down this often, in milliseconds, for the next start to compare with. */
const savedEveryMs = 60_000;

/** C4: tells jumps of the server's clock, once each, and holds back what only a jump ahead has made due. */
export function createClockWatch({ db, store, clock, computer }: ClockWatchSurroundings): ClockWatch {
  let last: ClockReading | null = null;
  let aheadMs = 0;
  let steadySince = clock.now();
  let work: Promise<unknown> = Promise.resolve();

  const onJump = async (jumpMs: number): Promise<void> => {
    const now = clock.now();
    const netMs = aheadMs + jumpMs;
    const nextMs = aheadAfter(aheadMs, jumpMs);
    /* What was measured by the clock as it was says nothing of the clock as it is. */
    await db.update(contact).set({ clockSkewMs: null }).where(isNotNull(contact.clockSkewMs));
    await db.update(contact).set({ lastContactAt: now }).where(gt(contact.lastContactAt, now));
    /* One hold is one event, whoever of several processes sees it first; back to where it was is no news. */
    const isNews = nextMs > 0 ? await holdClock(db, now) : isJump(netMs);
    if (nextMs === 0) await acceptClock(db);
    aheadMs = nextMs;
    steadySince = now;
    if (isNews) await tellClockJump(db, store, { jumpMs: netMs, at: now - aheadMs, receivedAt: now });
  };

  const isAgreed = async (): Promise<boolean> => {
    const rows = await db.select({ skew: contact.clockSkewMs }).from(contact).where(isNotNull(contact.clockSkewMs));
    return devicesAgree(rows.flatMap(({ skew }) => skew ?? []));
  };

  const look = async (): Promise<BelievedTime> => {
    const reading = { wall: computer.wall(), monotonic: computer.monotonic() };
    const [row] = await db.select().from(installation);
    const seenAt = row?.clockSeenAt ?? reading.wall;
    /* Nobody knows how long the server was down: only a clock that is behind where it has been was put. */
    const before = last ?? { wall: Math.max(seenAt, reading.wall), monotonic: reading.monotonic };
    if (reading.monotonic - before.monotonic > asleepMs) steadySince = clock.now();
    const jumpMs = jumpBetween(before, reading);
    if (jumpMs !== 0) await onJump(jumpMs);
    else if (!row?.clockHeldSince) aheadMs = 0;
    else if (await isAgreed()) {
      await acceptClock(db);
      aheadMs = 0;
    } else if (aheadMs === 0) aheadMs = Math.max(0, reading.wall - seenAt);
    last = reading;
    const believed = reading.wall - aheadMs;
    if (row?.clockSeenAt == null || Math.abs(believed - row.clockSeenAt) >= savedEveryMs) {
      await db.update(installation).set({ clockSeenAt: believed });
    }
    return { now: clock.now() - aheadMs, steadySince };
  };

  return {
    tick: () => {
      const next = work.catch(() => undefined).then(look);
      work = next;
      return next;
    },
  };
}
