import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleEvents, sampleNow } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid, shownIds } from './grid-testing.tsx';

failOnConsoleErrors();
afterEach(() => {
  vi.useRealTimers();
});

const old = sampleEvents(60);
const later = (id: number, type: 'TagRead' | 'GuardPanic' = 'TagRead') =>
  sampleEvent(id, type, { occurredAt: sampleNow + id });
const marked = (): number[] =>
  [...document.querySelectorAll('[data-new]')].map((row) => Number(row.getAttribute('data-key')));
const told = (): string => find('[data-pk-arrived]').textContent ?? '';

describe('new rows are marked for 5 s', () => {
  test('those that came, not those that were there; each mark ends by itself', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let at = 1000;
    const passes = (ms: number): void => {
      at += ms;
      vi.advanceTimersByTime(ms);
    };
    const now = (): number => at;
    const { rerender } = await renderGrid(old, { now });
    expect(marked()).toEqual([]);
    const polled = [later(48_273), later(48_272), ...old];
    await rerender(<Framed events={polled} now={now} status="ready" />);
    expect(marked()).toEqual([48_273, 48_272]);
    const mark = (): string => getComputedStyle(find('[data-key="48273"]'), '::before').borderRightWidth;
    expect(mark()).toBe('2px');
    passes(3000);
    await rerender(<Framed events={[later(48_274), ...polled]} now={now} status="ready" />);
    expect(marked()).toEqual([48_274, 48_273, 48_272]);
    passes(2000);
    await expect.poll(marked).toEqual([48_274]);
    expect(mark()).toBe('0px');
    passes(3000);
    await expect.poll(marked).toEqual([]);
  });

  test('the first events after an empty start are not new', async () => {
    const { rerender } = await renderGrid([], { status: 'loading' });
    await rerender(<Framed events={old} status="ready" />);
    expect(marked()).toEqual([]);
  });
});

describe('what comes is told politely (A6)', () => {
  test('at once, then gathered for 10 s; an alarm is left to the strip', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let at = 100_000;
    const now = (): number => at;
    const { rerender } = await renderGrid(old, { now });
    const show = async (...ids: number[]): Promise<void> => {
      const events = [...ids.map((id) => later(id, id % 2 ? 'TagRead' : 'GuardPanic')), ...old];
      await rerender(<Framed events={events} now={now} status="ready" />);
    };
    expect(told()).toBe('');
    expect(find('[data-pk-arrived]').getAttribute('aria-live')).toBe('polite');
    await show(48_273);
    expect(told()).toBe('1 new event. Newest: Tag read, Ivan Horvat');
    at += 1000;
    await show(48_276, 48_275, 48_273);
    at += 1000;
    await show(48_277, 48_276, 48_275, 48_273);
    expect(told()).toBe('1 new event. Newest: Tag read, Ivan Horvat');
    at += 8000;
    vi.advanceTimersByTime(9000);
    await expect.poll(told).toBe('2 new events. Newest: Tag read, Ivan Horvat');
    vi.advanceTimersByTime(60_000);
    expect(told()).toBe('2 new events. Newest: Tag read, Ivan Horvat');
  });
});

describe('the page stands still for other reasons too', () => {
  test('by hand: Hold page keeps it until it is pressed again', async () => {
    const { rerender } = await renderGrid(old);
    const hold = page.getByRole('button', { name: 'Hold page' });
    await hold.click();
    expect(hold.element().getAttribute('aria-pressed')).toBe('true');
    await rerender(<Framed events={[later(48_272), ...old]} status="ready" />);
    expect(shownIds()[0]).toBe(48_271);
    await expect.element(page.getByRole('button', { name: '1 new' })).toBeVisible();
    await page.getByRole('button', { name: '1 new' }).click();
    expect(shownIds()[0]).toBe(48_272);
    await rerender(<Framed events={[later(48_273), later(48_272), ...old]} status="ready" />);
    expect(shownIds()[0]).toBe(48_272);
    await hold.click();
    await expect.poll(() => shownIds()[0]).toBe(48_273);
  });

  test('another page than the first keeps its rows; the button leads back to the new ones', async () => {
    const { rerender } = await renderGrid(old);
    await page.getByRole('button', { name: 'Next page' }).click();
    const second = shownIds();
    await rerender(<Framed events={[later(48_273), later(48_272), ...old]} status="ready" />);
    expect(shownIds()).toEqual(second);
    await page.getByRole('button', { name: '2 new' }).click();
    expect(shownIds().slice(0, 3)).toEqual([48_273, 48_272, 48_271]);
    await expect.element(page.getByText('1–25 of 62')).toBeVisible();
  });

  test('the open menu of a row keeps the row under it', async () => {
    const { rerender } = await renderGrid(old);
    await page.getByRole('button', { name: 'More about event 48271' }).click();
    await userEvent.hover(page.getByRole('menuitem', { name: 'Copy link' }));
    await rerender(<Framed events={[later(48_272), ...old]} status="ready" />);
    expect(shownIds()[0]).toBe(48_271);
    await userEvent.keyboard('{Escape}');
    await userEvent.hover(page.getByRole('heading', { name: 'Events' }));
    find('.pk-EventGrid').focus();
    await expect.poll(() => shownIds()[0]).toBe(48_272);
  });

  test('rows that wait and do not pass the filter are not counted', async () => {
    const filter = { quick: 'panic', columns: {} };
    const { rerender } = await renderGrid([later(48_290, 'GuardPanic'), ...old], { filter });
    await userEvent.hover(cell(48_290, 'source'));
    const events = [later(48_292), later(48_291, 'GuardPanic'), later(48_290, 'GuardPanic'), ...old];
    await rerender(<Framed events={events} filter={filter} status="ready" />);
    await expect.element(page.getByRole('button', { name: '1 new, 1 alarm' })).toBeVisible();
  });

  test('a row that is gone while the page is held is seen to be gone, and an alarm among them is still confirmed', async () => {
    const onConfirm = vi.fn();
    const events = [later(48_300, 'GuardPanic'), ...old];
    const { rerender } = await renderGrid(events, { onConfirm });
    await userEvent.hover(cell(48_271, 'source'));
    await rerender(<Framed events={old} onConfirm={onConfirm} status="ready" />);
    expect(find('[data-gone]').getAttribute('data-key')).toBe('48300');
    await userEvent.click(find('[data-key="48300"] input'));
    expect(onConfirm.mock.calls).toEqual([[[48_300], { reason: 'select' }]]);
  });
});
