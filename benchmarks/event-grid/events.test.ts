import { eventTypes } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { changedOf, eventsOf, filterWords, polled } from './events.ts';

test('events are the same in every run, newest first, of all 14 types', () => {
  const events = eventsOf(1000);
  expect(events).toEqual(eventsOf(1000));
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(eventTypes));
  const order = events.toSorted((a, b) => b.occurredAt - a.occurredAt || b.eventId - a.eventId);
  expect(events.map(({ eventId }) => eventId)).toEqual(order.map(({ eventId }) => eventId));
  expect(new Set(events.map(({ eventId }) => eventId)).size).toBe(1000);
});

test('each word to filter by leaves more than a page, and stands in sources only', () => {
  const events = eventsOf(1000);
  for (const word of filterWords) {
    expect(events.filter(({ source }) => source.includes(word)).length).toBeGreaterThan(50);
    expect(events.filter(({ description, confirmedBy }) => `${description} ${confirmedBy}`.includes(word))).toEqual([]);
  }
});

test('a poll brings ten new events and changes five, two of them on the first page; all others are the same objects', () => {
  const before = eventsOf(1000);
  const after = polled(before, 1);
  expect(after).toHaveLength(1010);
  const known = new Map(before.map((event) => [event.eventId, event]));
  expect(after.slice(0, 10).filter(({ eventId }) => known.has(eventId))).toEqual([]);
  const places = after.flatMap((event, at) => (at >= 10 && event !== known.get(event.eventId) ? [at] : []));
  expect(places).toHaveLength(5);
  expect(places.filter((at) => at < 25)).toHaveLength(2);
  expect(after.slice(10).map(({ eventId }) => eventId)).toEqual(before.map(({ eventId }) => eventId));
  expect(after.every(({ occurredAt }, at) => at === 0 || occurredAt < (after[at - 1]?.occurredAt ?? 0))).toBe(true);
});

test('every change of an event leaves another text, which does not grow', () => {
  const [event] = eventsOf(1);
  if (!event) throw new Error('There is no event');
  const [once, twice] = [changedOf(event, 1), changedOf(changedOf(event, 1), 2)];
  expect(new Set([event.description, once.description, twice.description]).size).toBe(3);
  expect(twice.description).toHaveLength(once.description.length);
  expect(twice.version).toBe(3);
});
