import type { PatrolEvent } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvents } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid } from './grid-testing.tsx';

failOnConsoleErrors();

/** Events that count how often a row reads their description, which every drawing of a row does once. */
function counted(events: readonly PatrolEvent[], drawn: number[]): PatrolEvent[] {
  return events.map((event) =>
    Object.defineProperty({ ...event }, 'description', {
      /* Not enumerable: the development build of React reads all enumerable fields to explain a change. */
      enumerable: false,
      get: () => {
        drawn.push(event.eventId);
        return event.description;
      },
    }),
  );
}

test('a poll that changes 2 of 500 rows draws 2 rows', async () => {
  const drawn: number[] = [];
  const events = counted(sampleEvents(500), drawn);
  const { rerender } = await renderGrid(events, { onConfirm: () => {} });
  expect(drawn).toHaveLength(25);
  drawn.length = 0;
  const changed = counted(
    [{ ...sampleEvents(500)[3], commentCount: 4 }, sampleEvents(500)[20]] as PatrolEvent[],
    drawn,
  ); // indexes below 500 exist
  const polled = events.map((event) => changed.find((other) => other.eventId === event.eventId) ?? event);
  await rerender(<Framed events={polled} onConfirm={() => {}} onLocate={undefined} status="ready" />);
  expect(drawn.toSorted()).toEqual([48_251, 48_268]);
  drawn.length = 0;
  await rerender(<Framed events={[...polled]} onConfirm={() => {}} staleSeconds={3} status="ready" />);
  expect(drawn).toEqual([]);
});

test('a poll with 10 new rows and 5 changed ones draws those of the page and no others', async () => {
  const drawn: number[] = [];
  const events = counted(sampleEvents(500), drawn);
  /* Somebody has come to the third row: where Tab leads does not move with the first row. */
  const { rerender } = await renderGrid(events, { defaultActiveKey: 48_269 });
  /* The pointer lies wherever the test before left it. */
  await userEvent.hover(page.getByRole('heading', { name: 'Events' }));
  drawn.length = 0;
  const fresh = counted(sampleEvents(10, 48_281), drawn).map((event, at) =>
    Object.defineProperty(event, 'occurredAt', { value: (events[0]?.occurredAt ?? 0) + (10 - at) * 1000 }),
  );
  const changedIds = [48_271, 48_260, 48_200, 48_100, 48_000];
  const changed = new Map(counted(sampleEvents(500), drawn).map((event) => [event.eventId, event]));
  const polled = events.map((event) =>
    changedIds.includes(event.eventId) ? (changed.get(event.eventId) ?? event) : event,
  );
  await rerender(<Framed defaultActiveKey={48_269} events={[...fresh, ...polled]} status="ready" />);
  expect(new Set(drawn)).toEqual(new Set([...fresh.map((event) => event.eventId), 48_271, 48_260]));
  expect(find('[data-key="48269"]').getAttribute('aria-rowindex')).toBe('14');
});

test('selecting, activating and moving the focus draw the rows concerned and no others', async () => {
  const drawn: number[] = [];
  await renderGrid(counted(sampleEvents(500), drawn));
  drawn.length = 0;
  await userEvent.click(cell(48_260, 'source'));
  expect(new Set(drawn)).toEqual(new Set([48_271, 48_260]));
  drawn.length = 0;
  await userEvent.keyboard('{ArrowDown}');
  expect(new Set(drawn)).toEqual(new Set([48_260, 48_259]));
  drawn.length = 0;
  await userEvent.keyboard(' ');
  expect(new Set(drawn)).toEqual(new Set([48_259]));
});

test('100,000 events put one page into the table model', async () => {
  await renderGrid(sampleEvents(100_000, 200_000));
  expect(find('[role="grid"]').getAttribute('aria-rowcount')).toBe('100001');
  expect(document.querySelectorAll('[data-key]')).toHaveLength(25);
});
