import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import hostile from '../data-grid/hostile-texts.json';
import { sampleEvent, sampleNow } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid, shownIds } from './grid-testing.tsx';

failOnConsoleErrors();

const events = hostile.map((words, at) =>
  sampleEvent(1000 + at, 'GuardMessage', {
    source: words,
    description: words,
    comment: words,
    confirmedAt: sampleNow,
    confirmedBy: words,
    occurredAt: sampleNow + at,
  }),
);
const names = { guard: (id: number) => hostile[id], location: () => hostile[0], checkpoint: () => hostile[1] };

/** What a text must never become. */
const grown = 'script, iframe, img, object, embed, link, meta, base, style, form, template, video, marquee, b, a';

describe('texts from outside stay texts', () => {
  test('at least 60 hostile ones through every cell, and through the details', async () => {
    expect(hostile.length).toBeGreaterThanOrEqual(60);
    const pkHostile = vi.fn();
    Object.assign(window, { pkHostile });
    await renderGrid(events, { pageSize: 200, names });
    expect(shownIds()).toHaveLength(hostile.length);
    for (const [at, words] of hostile.entries()) {
      const id = 1000 + at;
      expect(cell(id, 'source').textContent, words).toBe(words);
      expect(find(`[data-key="${id}"] .pk-EventGrid-text`).textContent, words).toBe(words);
      expect(find(`[data-key="${id}"] .pk-EventGrid-processed`).title).toBe(`Confirmed: ${words}`);
      expect(find(`[data-key="${id}"]`).getBoundingClientRect().height).toBe(30);
    }
    for (const id of [1000, 1001, 1007, 1040]) {
      await userEvent.hover(find(`[data-key="${id}"] .pk-EventGrid-text`));
      const { title, scrollWidth, clientWidth } = find(`[data-key="${id}"] .pk-EventGrid-text`);
      expect(title).toBe(scrollWidth > clientWidth ? hostile[id - 1000] : '');
    }
    expect(find('[role="grid"]').querySelectorAll(grown)).toHaveLength(0);
    for (const id of [1000, 1001, 1007, 1040]) {
      await userEvent.click(cell(id, 'id'));
      const fields = [...document.querySelectorAll('.pk-EventDetails dd')].map((field) => field.textContent);
      expect(fields[0]).toBe(hostile[id - 1000]);
      expect(find('.pk-EventDetails-words').textContent).toBe(hostile[id - 1000]);
      expect(find('.pk-EventDetails').querySelectorAll(grown)).toHaveLength(0);
    }
    expect(pkHostile).not.toHaveBeenCalled();
  });

  test('in the form, in the question, in a failure and in what is told', async () => {
    const words = hostile[1] ?? '';
    const pkHostile = vi.fn();
    Object.assign(window, { pkHostile });
    const event = sampleEvent(7, 'TagRead', { source: words, description: words });
    const host = { onEdit: () => Promise.resolve(), onDelete: () => Promise.reject(new Error(words)) };
    const { rerender } = await renderGrid([event], host);
    await page.getByRole('button', { name: 'More about event 7' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Source' })).toHaveValue(words);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'More about event 7' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.element(page.getByText(`Tag read, ${words}, 14/11/2026 21:47`)).toBeVisible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(words, { exact: true }).last()).toBeVisible();
    const later = sampleEvent(8, 'TagRead', { source: words, occurredAt: sampleNow + 1 });
    await rerender(<Framed events={[later, event]} status="ready" {...host} />);
    expect(find('[data-pk-arrived]').textContent).toBe(`1 new event. Newest: Tag read, ${words}`);
    expect(document.body.querySelectorAll('img, script[src="x"]')).toHaveLength(0);
    expect(pkHostile).not.toHaveBeenCalled();
  });

  test('a filter takes them for words: each finds its own rows and breaks nothing', async () => {
    const { rerender } = await renderGrid(events, { pageSize: 200 });
    for (const [at, words] of hostile.entries()) {
      const filter = { quick: '', columns: { source: words } };
      await rerender(<Framed events={events} filter={filter} pageSize={200} status="ready" />);
      await expect.poll(shownIds, { message: words }).toContain(1000 + at);
    }
  });
});
