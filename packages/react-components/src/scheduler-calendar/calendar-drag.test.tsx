import type { Occurrence } from '@patrolkit/sdk/model';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleItem, sampleRule } from './calendar-samples.ts';
import {
  cellOn,
  createBench,
  Framed,
  failOnConsoleErrors,
  find,
  itemWith,
  renderCalendar,
  textsOf,
} from './calendar-testing.tsx';

failOnConsoleErrors();

/* Winter in Zagreb is an hour ahead of UTC, summer two. */
const item = (start: string, end: string): Occurrence =>
  sampleItem({ startsAt: Date.parse(start), endsAt: Date.parse(end) });
const hour = item('2026-11-23T08:00+01:00', '2026-11-23T09:00+01:00');
const longItem = item('2026-11-23T08:00+01:00', '2026-11-24T10:00+01:00');

const firstButton = (id: number): HTMLElement => {
  const button = document.querySelector<HTMLElement>(`[data-item="${id}"]`);
  if (!button) throw new Error(`No item ${id}`);
  return button;
};

/** Edge and middle of a check in a month, in pixels from the corner inside of its bar. */
function grips(id: number): { end: { x: number; y: number }; middle: { x: number; y: number } } {
  const { clientWidth: width, clientHeight: height } = firstButton(id);
  return { end: { x: width - 2, y: height / 2 }, middle: { x: width / 2, y: height / 2 } };
}
/** Takes a check by its end or its body with the real mouse and puts it down on a day. */
async function drag(id: number, grip: 'end' | 'middle', date: string): Promise<void> {
  const { width, height } = cellOn(date).getBoundingClientRect();
  await userEvent.dragAndDrop(firstButton(id), cellOn(date), {
    sourcePosition: grips(id)[grip],
    targetPosition: { x: width / 2, y: height - 8 },
    steps: 6,
  });
}

/** Chooses from a check's menu, presses keys, and puts it down. */
async function byKeys(id: number, action: string, keys: string): Promise<void> {
  firstButton(id).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: action, exact: true }));
  await userEvent.keyboard(`${keys}{Enter}`);
}

test('S4.29 D1 an hour whose end is pulled over three days with the mouse is copied to each of them, one save and one notice each', async () => {
  const bench = createBench();
  await renderCalendar([hour], bench.props);
  await drag(50, 'end', '2026-11-26');
  await expect.poll(() => bench.notices).toEqual(['Event saved', 'Event saved', 'Event saved', 'events updated']);
  expect(bench.saved).toEqual([
    '0 2026-11-24T07:00 2026-11-24T08:00',
    '0 2026-11-25T07:00 2026-11-25T08:00',
    '0 2026-11-26T07:00 2026-11-26T08:00',
  ]);
  expect(new Set(bench.keys).size).toBe(3);
  expect(new Set(bench.reasons)).toEqual(new Set(['resizeEnd']));
  expect(bench.reloads.count).toBe(1);
  /* They are seen before the reload brings them. */
  for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']) {
    expect(cellOn(date).querySelectorAll('[data-item]')).toHaveLength(1);
  }
});

test('S4.29 D7 26 hours moved by two days with the mouse are saved on the new day and copied to the next', async () => {
  const bench = createBench();
  await renderCalendar([longItem], bench.props);
  await drag(50, 'middle', '2026-11-25');
  await expect.poll(() => bench.reloads.count).toBe(1);
  expect(bench.saved).toEqual(['50 2026-11-25T07:00 2026-11-25T09:00', '0 2026-11-26T07:00 2026-11-26T09:00']);
  expect(cellOn('2026-11-23').querySelectorAll('[data-item]')).toHaveLength(0);
});

test('S4.32 D8 an hour that is moved with the mouse saves nothing, stays where it was, and says why', async () => {
  const bench = createBench();
  await renderCalendar([hour], bench.props);
  await drag(50, 'middle', '2026-11-30');
  await expect.element(page.getByText('Shorter than 24 hours: nothing is saved.')).toBeVisible();
  expect(bench.saved).toEqual([]);
  expect(cellOn('2026-11-23').querySelector('[data-item="50"]')).not.toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByText('Shorter than 24 hours')).not.toBeInTheDocument();
});

test("D8 with shortMove 'move' it is saved where it was put", async () => {
  const bench = createBench();
  await renderCalendar([hour], { ...bench.props, shortMove: 'move' });
  await drag(50, 'middle', '2026-11-30');
  await expect.poll(() => bench.saved).toEqual(['50 2026-11-30T07:00 2026-11-30T08:00']);
  expect(bench.reasons).toEqual(['move']);
});

const byKeysRows: readonly [string, Occurrence, string, string, string[]][] = [
  [
    'S4.32 D2 a quarter of an hour less than 24 hours saves nothing',
    hour,
    'Change length',
    `{ArrowRight}${'{ArrowUp}'.repeat(5)}`,
    [],
  ],
  [
    'S4.29 D3 24 hours make one copy',
    hour,
    'Change length',
    `{ArrowRight}${'{Shift>}{ArrowUp}{/Shift}'}`,
    ['0 2026-11-24T07:00 2026-11-24T08:00'],
  ],
  [
    'S4.29 D4 a day on the wall is a day in the short night',
    item('2027-03-27T22:00+01:00', '2027-03-27T23:00+01:00'),
    'Copy to following days',
    '',
    ['0 2027-03-28T20:00 2027-03-28T21:00'],
  ],
  [
    'S4.29 D5 a day on the wall is a day in the long night',
    item('2026-10-24T22:00+02:00', '2026-10-24T23:00+02:00'),
    'Copy to following days',
    '',
    ['0 2026-10-25T21:00 2026-10-25T22:00'],
  ],
  [
    'S4.29 D9 24 hours moved by a day stay 24 hours each',
    item('2026-11-23T08:00+01:00', '2026-11-24T08:00+01:00'),
    'Move',
    '{ArrowRight}',
    ['50 2026-11-24T07:00 2026-11-25T07:00', '0 2026-11-25T07:00 2026-11-26T07:00'],
  ],
  [
    'S4.29 D10 32 hours moved by a day: till the next 06:00, and a copy',
    item('2026-11-23T22:00+01:00', '2026-11-25T06:00+01:00'),
    'Move',
    '{ArrowRight}',
    ['50 2026-11-24T21:00 2026-11-25T05:00', '0 2026-11-25T21:00 2026-11-26T05:00'],
  ],
];
test.each(byKeysRows)('%s, by menu and keys', async (_, dragged, action, keys, saves) => {
  const bench = createBench();
  const day = new Date(dragged.startsAt + 2 * 3_600_000).toISOString().slice(0, 10);
  await renderCalendar([dragged], { ...bench.props, defaultDate: day, defaultView: 'week' });
  await byKeys(50, action, keys);
  const isIgnored = saves.length === 0;
  await expect
    .poll(() => (isIgnored ? textsOf('.pk-GestureBar')[0] : bench.reloads.count))
    .toEqual(isIgnored ? expect.stringContaining('Shorter than 24 hours') : 1);
  expect(bench.saved).toEqual(saves);
});

test('D6 of three copies the second fails: two are saved, what is not is named, offered again, and not made twice', async () => {
  const bench = createBench();
  await renderCalendar([hour], bench.props);
  bench.failing.add('2026-11-25T07:00');
  await drag(50, 'end', '2026-11-26');
  await expect.poll(() => bench.notices).toEqual(['Event saved', 'Event failed', 'Event saved', 'events updated']);
  await expect.element(page.getByText('1 not saved: 25/11/2026.')).toBeVisible();
  await expect.element(page.getByText('2 saved: 24/11/2026, 26/11/2026.')).toBeVisible();
  expect(cellOn('2026-11-24').querySelectorAll('[data-item]')).toHaveLength(1);
  expect(cellOn('2026-11-25').querySelectorAll('[data-item]')).toHaveLength(0);

  bench.failing.clear();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByText('3 saved: 24/11/2026, 26/11/2026, 25/11/2026.')).toBeVisible();
  expect(bench.saved).toHaveLength(4);
  expect(bench.keys[3]).toBe(bench.keys[1]);
  expect(find('.pk-GestureBar').textContent).not.toContain('not saved');
});

test('while a failure waits for an answer no other check can be taken up', async () => {
  const bench = createBench();
  await renderCalendar([hour], bench.props);
  bench.failing.add('2026-11-24T07:00');
  await drag(50, 'end', '2026-11-24');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await drag(50, 'end', '2026-11-27');
  expect(bench.saved).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  bench.failing.clear();
  await drag(50, 'end', '2026-11-24');
  await expect.poll(() => bench.saved).toHaveLength(2);
});

test('undo deletes the copies, newest first, and gives what was moved its old times back', async () => {
  const bench = createBench();
  await renderCalendar([longItem], bench.props);
  await drag(50, 'middle', '2026-11-25');
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('Undone.')).toBeVisible();
  expect(bench.deleted).toEqual([1002]);
  expect(bench.saved.at(-1)).toBe('50 2026-11-23T07:00 2026-11-24T09:00');
  expect(bench.reasons.at(-1)).toBe('undo');
  expect(bench.notices).toEqual([
    'Event saved',
    'Event saved',
    'events updated',
    'Item deleted',
    'Event saved',
    'events updated',
  ]);
  expect(cellOn('2026-11-23').querySelector('[data-item="50"]')).not.toBeNull();
  expect(cellOn('2026-11-26').querySelector('[data-item]')).toBeNull();
});

test('copies are not offered to be undone where the host deletes nothing', async () => {
  const bench = createBench();
  await renderCalendar([hour], { ...bench.props, onDelete: undefined });
  await drag(50, 'end', '2026-11-24');
  await expect.element(page.getByText('1 saved: 24/11/2026.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('S3.116 a check that is not draggable cannot be dragged, nor moved by its menu', async () => {
  const bench = createBench();
  await renderCalendar([{ ...longItem, isDraggable: false }], bench.props);
  expect(firstButton(50).dataset.draggable).toBeUndefined();
  await drag(50, 'middle', '2026-11-27');
  firstButton(50).focus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('menuitem', { name: 'Move', exact: true }))
    .toHaveAttribute('aria-disabled', 'true');
  expect(bench.saved).toEqual([]);
  expect(textsOf('.pk-GestureBar')[0]).toBe('');
});

test('S3.117 a check that is not resizable shows no handle, and its edge moves it', async () => {
  const bench = createBench();
  const { rerender } = await renderCalendar([hour], bench.props);
  await userEvent.hover(itemWith(50));
  expect(getComputedStyle(itemWith(50), '::after').cursor).toBe('ew-resize');
  await rerender(<Framed {...bench.props} items={[{ ...hour, isResizable: false }]} shortMove="move" />);
  expect(getComputedStyle(itemWith(50), '::after').content).toBe('none');
  await drag(50, 'end', '2026-11-24');
  await expect.poll(() => bench.saved).toEqual(['50 2026-11-24T07:00 2026-11-24T08:00']);
});

test('nothing can be dragged where the host saves nothing', async () => {
  await renderCalendar([hour]);
  expect(itemWith(50).dataset.draggable).toBeUndefined();
  expect(itemWith(50).dataset.resizable).toBeUndefined();
});

const pointer = (type: string, target: EventTarget, x: number, y: number, pointerType = 'mouse'): void => {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      button: 0,
      pointerId: 7,
      pointerType,
      clientX: x,
      clientY: y,
    }),
  );
};
const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
const endOf = (element: Element): [number, number] => {
  const { right, top, height } = element.getBoundingClientRect();
  return [right - 2, top + height / 2];
};

test('while it is dragged the check is faded, a ghost at 60 % or outlines with their dates show what will be, and Esc ends it', async () => {
  const bench = createBench();
  await renderCalendar([longItem], bench.props);
  const button = firstButton(50);
  pointer('pointerdown', button, ...centre(button));
  pointer('pointermove', window, ...centre(cellOn('2026-11-25')));
  await expect.poll(() => document.querySelectorAll('[data-preview]').length).toBe(2);
  const ghost = cellOn('2026-11-25').querySelector('[data-preview="ghost"]');
  const copy = cellOn('2026-11-26').querySelector('[data-preview="copy"]');
  expect(ghost && getComputedStyle(ghost).opacity).toBe('0.6');
  expect(copy && getComputedStyle(copy).outlineStyle).toBe('dashed');
  expect(copy?.textContent).toContain('26 08:00 Horvat');
  expect(getComputedStyle(button).opacity).toBe('0.35');
  await expect.element(page.getByText('Wednesday 25/11/2026 08:00 – 26/11/2026 10:00.')).toBeVisible();
  await expect.element(page.getByText('1 copy: 26/11/2026.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelectorAll('[data-preview]').length).toBe(0);
  pointer('pointerup', window, ...centre(cellOn('2026-11-25')));
  expect(bench.saved).toEqual([]);
});

test('a press that does not move opens the details and drags nothing; the click after a drag opens nothing', async () => {
  const bench = createBench();
  await renderCalendar([hour], bench.props);
  await drag(50, 'end', '2026-11-24');
  await expect.poll(() => bench.saved).toHaveLength(1);
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(0);
  await userEvent.click(itemWith(50));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(bench.saved).toHaveLength(1);
});

test('a finger that moves at once scrolls; one that rests for half a second drags', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const bench = createBench();
    await renderCalendar([hour], bench.props);
    const button = itemWith(50);
    const touch = (type: string, at: [number, number]): void =>
      pointer(type, type === 'pointerdown' ? button : window, ...at, 'touch');
    touch('pointerdown', endOf(button));
    touch('pointermove', centre(cellOn('2026-11-25')));
    vi.advanceTimersByTime(600);
    touch('pointerup', centre(cellOn('2026-11-25')));
    expect(document.querySelectorAll('[data-preview]')).toHaveLength(0);

    touch('pointerdown', endOf(button));
    vi.advanceTimersByTime(500);
    touch('pointermove', centre(cellOn('2026-11-25')));
    const scroll = new Event('touchmove', { bubbles: true, cancelable: true });
    button.dispatchEvent(scroll);
    expect(scroll.defaultPrevented).toBe(true);
    touch('pointerup', centre(cellOn('2026-11-25')));
    await vi.waitFor(() => expect(bench.saved).toHaveLength(2));
  } finally {
    vi.useRealTimers();
  }
});

test('by the hour the mouse moves in steps of a quarter of an hour', async () => {
  const bench = createBench();
  await renderCalendar([hour], { ...bench.props, defaultView: 'week', shortMove: 'move' });
  const button = itemWith(50);
  const [x, y] = centre(button);
  pointer('pointerdown', button, x, y);
  /* 21 px are half an hour. */
  pointer('pointermove', window, x, y + 32);
  pointer('pointerup', window, x, y + 32);
  await expect.poll(() => bench.saved).toEqual(['50 2026-11-23T07:45 2026-11-23T08:45']);
});

test('a check of a rule in another zone is moved by the clock of its rule (C1)', async () => {
  const bench = createBench();
  const inNewYork = sampleItem({
    ruleId: 4,
    startsAt: Date.parse('2026-11-23T22:00-05:00'),
    endsAt: Date.parse('2026-11-23T23:00-05:00'),
  });
  await renderCalendar([inNewYork], {
    ...bench.props,
    rules: new Map([[4, sampleRule({ timeZone: 'America/New_York' })]]),
  });
  expect(cellOn('2026-11-23').textContent).toContain('22:00');
  await byKeys(50, 'Copy to following days', '');
  await expect.poll(() => bench.saved).toEqual(['0 2026-11-25T03:00 2026-11-25T04:00']);
});
