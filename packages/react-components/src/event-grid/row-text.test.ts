import { expect, test } from 'vitest';
import type { MessageValues } from '../provider/index.ts';
import { createRowText } from './row-text.ts';

function counted(format: (values: MessageValues) => string): {
  text: (id: string, values?: MessageValues) => string;
  asked: string[];
} {
  const asked: string[] = [];
  return {
    asked,
    text: (id, values = {}) => {
      asked.push(id);
      return format(values);
    },
  };
}

test('a text is formatted once, each event has its own id in it wherever it stands', () => {
  const { text, asked } = counted(({ id }) => `Event ${id}: more about ${id}`);
  const rowText = createRowText(text);
  expect(rowText('eventGrid.more', 7)).toBe('Event 7: more about 7');
  expect(rowText('eventGrid.more', 48_271)).toBe('Event 48271: more about 48271');
  expect(asked).toEqual(['eventGrid.more']);
});

test('other values and other texts are formatted by themselves', () => {
  const { text, asked } = counted(({ id, count }) => `Event ${id}, ${count} comments`);
  const rowText = createRowText(text);
  expect(rowText('eventGrid.openComments', 7, { count: 1 })).toBe('Event 7, 1 comments');
  expect(rowText('eventGrid.openComments', 8, { count: 2 })).toBe('Event 8, 2 comments');
  expect(rowText('eventGrid.openComments', 9, { count: 1 })).toBe('Event 9, 1 comments');
  expect(rowText('eventGrid.more', 9, { count: 1 })).toBe('Event 9, 1 comments');
  expect(asked).toHaveLength(3);
});

test('a text that formats the id or leaves it out is formatted for each event', () => {
  const numbered = createRowText(counted(({ id }) => `Event ${Number(id).toFixed(1)}`).text);
  expect([numbered('eventGrid.more', 7), numbered('eventGrid.more', 8)]).toEqual(['Event 7.0', 'Event 8.0']);
  const silent = createRowText(counted(() => 'More').text);
  expect([silent('eventGrid.more', 7), silent('eventGrid.more', 8)]).toEqual(['More', 'More']);
});
