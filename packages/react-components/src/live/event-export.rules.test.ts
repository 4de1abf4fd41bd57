import { expect, test } from 'vitest';
import { sampleEvent } from '../event-grid/event-samples.ts';
import en from '../messages/en.json';
import type { Patrol } from '../provider/index.ts';
import { eventExportColumns } from './event-export.rules.ts';

const text: Patrol['text'] = (id) => en[id as keyof typeof en]; // ids without arguments

test('U5 the file of the events tells names behind ids, times as instants, and who confirmed', () => {
  const confirmedAt = Date.UTC(2026, 10, 14, 20, 48);
  const event = sampleEvent(7, 'GuardPanic', {
    comment: 'false alarm',
    confirmedAt,
    confirmedBy: 'Ana Kovač',
    commentCount: 2,
    locationId: 3,
    checkpointId: 77,
  });
  const names = { location: () => 'Skladište Jankomir', checkpoint: () => undefined };
  const columns = eventExportColumns({ text }, names);
  const told = Object.fromEntries(columns.map(({ label, value }) => [label, value(event, 0)]));
  expect(told).toEqual({
    Id: 7,
    'Date and time': event.occurredAt,
    'Event type': 'Guard panic',
    Source: event.source,
    Description: event.description,
    Place: 'Skladište Jankomir',
    Checkpoint: '77',
    Remark: 'false alarm',
    Confirmed: confirmedAt,
    'Confirmed by': 'Ana Kovač',
    Comments: 2,
  });
  expect(columns.filter(({ kind }) => kind === 'instant').map(({ label }) => label)).toEqual([
    'Date and time',
    'Confirmed',
  ]);
});
