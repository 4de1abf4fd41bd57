import { beforeEach, describe, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../../index.ts';
import type { DeviceEvent, Occurrence, PatrolEvent } from '../../model/index.ts';
import { createTestBackend, type TestBackend } from '../index.ts';

const minute = 60_000;
const [guardId, locationId, checkpointId] = [3, 1, 1];
const slot = Date.parse('2026-11-20T21:00:00Z');

let backEnd: TestBackend;
let client: PatrolClient;
let phone: PatrolClient;

beforeEach(async () => {
  backEnd = createTestBackend({ past: 'quiet', now: slot - 60 * minute });
  client = createPatrolClient(backEnd.clientOptions());
  phone = createPatrolClient(backEnd.clientOptions('guard1@demo.example'));
});

/* By hand: its window is from its start to a minute after its end (C3). */
async function plan(startsAt: number, minutes = 30): Promise<Occurrence> {
  return client.scheduler.save({
    ...{ occurrenceId: 0, kind: 'manual', guardId, guardName: '', securityGuardId: guardId, locationId, checkpointId },
    ...{ locationName: '', checkpointName: '', title: 'Obilazak', startsAt, endsAt: startsAt + minutes * minute },
    ...{ readAt: null, isDraggable: true, isResizable: true, color: null, isMissReported: true, ruleId: null },
    ...{ state: null, version: 0 },
  });
}
let sent = 0;
async function report(event: Partial<DeviceEvent> & Pick<DeviceEvent, 'type'>) {
  sent += 1;
  const [outcome] = await phone.device.sendEvents([
    { clientEventId: `event-${sent}`, occurredAt: backEnd.now(), ...event },
  ]);
  return outcome;
}
const read = (occurredAt: number) => report({ type: 'TagRead', tag: '04a10101', occurredAt });
const goTo = (at: number): void => backEnd.advance(at - backEnd.now());
const states = async () =>
  (await client.scheduler.get({ from: slot, to: slot + 600 * minute })).rows.map(({ state }) => state);
const exceptions = async (): Promise<readonly PatrolEvent[]> =>
  (await client.event.getLast()).events.filter(({ type }) => type === 'Exception');

describe('a tag read', () => {
  test('goes to the check of the earliest deadline, and a double tap to none', async () => {
    await plan(slot);
    await plan(slot, 60);
    goTo(slot + 10 * minute);
    await read(backEnd.now());
    await read(backEnd.now() + 119_000);
    expect(await states()).toEqual(['done', 'open']);
    goTo(slot + 12 * minute);
    await read(slot + 12 * minute + 1);
    expect(await states()).toEqual(['done', 'done']);
  });

  test('counts from the first to the last moment of the window and for its own guard', async () => {
    await plan(slot);
    goTo(slot + 31 * minute);
    await read(slot - 1);
    await read(slot + 31 * minute);
    backEnd.raise({ type: 'TagRead', guardId: 4, checkpointId, occurredAt: slot });
    expect(await states()).toEqual(['missed']);
    await read(slot + 31 * minute - 1);
    expect(await states()).toEqual(['done']);
  });

  test('of a chip nobody knows, or of a place that is gone, is told as such', async () => {
    await report({ type: 'TagRead', tag: 'nobody' });
    const [event] = (await client.event.getLast()).events;
    expect(event).toMatchObject({ type: 'UnknownTag', comment: 'NOBODY', checkpointId: null });
  });
});

describe('a missed check', () => {
  test('is one exception at its deadline, after 30 s for the upload', async () => {
    await plan(slot);
    goTo(slot + 31 * minute + 29_999);
    expect(await exceptions()).toEqual([]);
    backEnd.advance(1);
    backEnd.advance(60 * minute);
    expect(await exceptions()).toMatchObject([
      { occurredAt: slot + 31 * minute, description: 'Obilazak: Ulaz A', guardId, locationId, confirmedAt: null },
    ]);
  });

  test('that was read in time and uploaded late confirms its exception', async () => {
    await plan(slot);
    goTo(slot + 60 * minute);
    await read(slot + minute);
    expect(await exceptions()).toMatchObject([
      { confirmedBy: 'System', confirmedAt: backEnd.now(), comment: 'Read in time, uploaded late' },
    ]);
    expect(await states()).toEqual(['done']);
  });

  test('that was read too late stays missed, and its exception tells when', async () => {
    await plan(slot);
    goTo(slot + 60 * minute);
    await read(slot + 40 * minute);
    const report = await client.event.report({ from: slot, to: slot + 60 * minute, guardId });
    const [row] = report.rows.filter(({ type }) => type === 'Exception');
    expect(row).toMatchObject({ readException: 'late', readAt: slot + 40 * minute });
    expect(await states()).toEqual(['missed']);
  });
});

describe('a phone', () => {
  test('is not believed when its clock is ahead, but for a panic', async () => {
    const occurredAt = backEnd.now() + 3 * minute;
    expect(await report({ type: 'GuardMessage', occurredAt })).toMatchObject({ status: 'rejected', eventId: null });
    expect(await report({ type: 'GuardPanic', occurredAt })).toMatchObject({ status: 'created' });
    expect((await client.event.getOpenAlarms()).events).toMatchObject([
      { occurredAt: backEnd.now(), comment: 'device time is 180 s ahead' },
    ]);
  });

  test('that sends the same twice has said it once', async () => {
    const event = { clientEventId: 'once', type: 'GuardMessage', occurredAt: backEnd.now() } as const;
    const [first] = await phone.device.sendEvents([event]);
    const [second] = await phone.device.sendEvents([event]);
    expect(second).toEqual({ ...first, status: 'duplicate' });
  });

  test('adds pictures to its own events alone, and they come back as they were sent', async () => {
    const own = await report({ type: 'GuardMessage' });
    const image = { clientImageId: 'one', jpegBase64: '/9j/4AAQ' };
    await phone.device.sendImage(own?.eventId ?? 0, image);
    expect(await client.event.getImages(own?.eventId ?? 0)).toMatchObject([{ jpegBase64: '/9j/4AAQ' }]);
    expect((await client.event.getLast()).events[0]?.hasImage).toBe(true);
    const others = backEnd.raise({ type: 'GuardMessage', guardId: 4 });
    await expect(phone.device.sendImage(others, image)).rejects.toMatchObject({ status: 404 });
  });

  test('is told of in the reports on machines', async () => {
    await phone.device.sendHeartbeat({ battery: 40, model: 'Fairphone' });
    backEnd.move(guardId, { latitude: 45.81, longitude: 15.97 });
    const ofGuard = async (type: 'ReportMachineStatus' | 'ReportMachineConsumption') => {
      const period = { from: backEnd.now() - minute, to: backEnd.now() + minute };
      const { rows } = await client.report.getMachineReport({ type, ...period, guardId });
      return rows;
    };
    expect(await ofGuard('ReportMachineStatus')).toMatchObject([
      { battery: 40, model: 'Fairphone', connected: true, lastPosition: '45.81,15.97' },
    ]);
    backEnd.advance(1);
    expect(await ofGuard('ReportMachineConsumption')).toMatchObject([{ guardDays: 1, positions: 1 }]);
  });
});
