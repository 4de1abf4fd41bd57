import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleEvents, sampleNow } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid, shownIds } from './grid-testing.tsx';

failOnConsoleErrors();

const old = sampleEvents(30);
const later = (id: number, type: 'TagRead' | 'GuardPanic' = 'TagRead') =>
  sampleEvent(id, type, { occurredAt: sampleNow + 60_000 });
const firstIds = old.slice(0, 25).map((event) => event.eventId);

describe('the page stands still while somebody is in it', () => {
  test('with the pointer inside new rows wait and are counted; they come when the pointer leaves', async () => {
    const { rerender } = await renderGrid(old);
    await userEvent.hover(cell(48_270, 'source'));
    await rerender(<Framed events={[later(48_273, 'GuardPanic'), later(48_272), ...old]} status="ready" />);
    expect(shownIds()).toEqual(firstIds);
    await expect.element(page.getByRole('button', { name: '2 new, 1 alarm' })).toBeVisible();
    await userEvent.hover(find('.pk-GridPanel-title'));
    expect(shownIds().slice(0, 3)).toEqual([48_273, 48_272, 48_271]);
    await expect.element(page.getByRole('button', { name: /new/ })).not.toBeInTheDocument();
    expect([...document.querySelectorAll('[data-new]')].map((row) => Number(row.getAttribute('data-key')))).toEqual([
      48_273, 48_272,
    ]);
  });

  test('with the focus inside too, and the button shows them', async () => {
    const { rerender } = await renderGrid(old);
    cell(48_271, 'id').focus();
    await rerender(<Framed events={[later(48_272), ...old]} status="ready" />);
    expect(shownIds()).toEqual(firstIds);
    await page.getByRole('button', { name: '1 new' }).click();
    expect(shownIds()[0]).toBe(48_272);
    await expect.element(page.getByRole('button', { name: '1 new' })).not.toBeInTheDocument();
    await rerender(<Framed events={[later(48_273), later(48_272), ...old]} status="ready" />);
    expect(shownIds()[0]).toBe(48_273);
  });

  test('held rows show what changes in them, and a row that is gone keeps its place until then', async () => {
    const { rerender } = await renderGrid(old);
    await userEvent.hover(cell(48_270, 'source'));
    const changed = old
      .filter((event) => event.eventId !== 48_269)
      .map((event) =>
        event.eventId === 48_268 ? { ...event, description: 'Novi opis', occurredAt: sampleNow + 1 } : event,
      );
    await rerender(<Framed events={changed} status="ready" />);
    expect(shownIds()).toEqual(firstIds);
    expect(cell(48_268, 'description').textContent).toContain('Novi opis');
    await userEvent.hover(find('.pk-GridPanel-title'));
    expect(shownIds().slice(0, 3)).toEqual([48_268, 48_271, 48_270]);
    expect(shownIds()).not.toContain(48_269);
  });

  test.each([790, 390, 320])('the button of the waiting rows moves no row at %i px', async (width) => {
    const toolbar = { onSearch: () => {}, defaultSelectedKeys: new Set([48_271]), width };
    const { rerender } = await renderGrid(old, toolbar);
    await userEvent.hover(cell(48_270, 'source'));
    const top = find('[data-key="48271"]').getBoundingClientRect().top;
    const news = Array.from({ length: 12 }, (_, at) => later(48_272 + at, 'GuardPanic'));
    await rerender(<Framed events={[...news, ...old]} status="ready" {...toolbar} />);
    expect(find('[data-pk-waiting]').textContent).toBe('12 new, 12 alarms');
    expect(find('[data-key="48271"]').getBoundingClientRect().top).toBe(top);
    expect(find('[data-pk-waiting]').getBoundingClientRect().width).toBeGreaterThan(60);
  });

  test('nothing is held while nobody is inside', async () => {
    const { rerender } = await renderGrid(old);
    await userEvent.hover(find('.pk-GridPanel-title'));
    await rerender(<Framed events={[later(48_272), ...old]} status="ready" />);
    expect(shownIds()[0]).toBe(48_272);
    expect(document.querySelectorAll('[data-held]')).toHaveLength(0);
  });
});
