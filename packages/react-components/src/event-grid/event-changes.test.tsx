import type { PatrolEvent } from '@patrolkit/sdk/model';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent } from './event-samples.ts';
import { cell, Framed, failOnConsoleErrors, find, renderGrid } from './grid-testing.tsx';

failOnConsoleErrors();

const panic = sampleEvent(9, 'GuardPanic', { description: 'Help, garage' });
const read = sampleEvent(8, 'TagRead', { position: null });
const openMenu = (id: number): Promise<void> => page.getByRole('button', { name: `More about event ${id}` }).click();
const choose = (name: string): Promise<void> => page.getByRole('menuitem', { name, exact: true }).click();
const items = (): (string | null)[] =>
  [...document.querySelectorAll('[role="menuitem"]')].map((item) => item.textContent);

/** A promise whose end the test decides. */
function deferred(): { promise: Promise<void>; resolve: () => void; reject: (error: Error) => void } {
  let [resolve, reject] = [() => {}, (_: Error) => {}];
  const promise = new Promise<void>((fulfil, refuse) => {
    [resolve, reject] = [fulfil, refuse];
  });
  return { promise, resolve: () => resolve(), reject: (error) => reject(error) };
}

describe('the buttons of a row', () => {
  test('one button locates and writes: it tells the host once and confirms nothing', async () => {
    const [onRespond, onLocate, onConfirm] = [vi.fn(), vi.fn(), vi.fn()];
    await renderGrid([panic, read], { onRespond, onLocate, onConfirm });
    await page.getByRole('button', { name: 'Locate event 9 and write a message' }).click();
    expect(onRespond.mock.calls).toEqual([[panic]]);
    /* A message needs no place. */
    await page.getByRole('button', { name: 'Locate event 8 and write a message' }).click();
    expect(onRespond.mock.lastCall).toEqual([read]);
    expect(onLocate).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('the menu offers what the host can do, confirm first for an open alarm', async () => {
    const done = () => Promise.resolve();
    const all = { onRespond: vi.fn(), onLocate: vi.fn(), onOpenComments: vi.fn(), onEdit: done, onDelete: done };
    const onConfirm = vi.fn();
    await renderGrid([panic, read], { ...all, onConfirm });
    await openMenu(9);
    expect(items()).toEqual(['Confirm', 'Locate and message', 'Edit', 'Comment', 'Locate only', 'Copy link', 'Delete']);
    await choose('Confirm');
    expect(onConfirm.mock.calls).toEqual([[[9], { reason: 'button' }]]);
    await openMenu(9);
    await choose('Locate only');
    expect(all.onLocate.mock.calls).toEqual([[panic]]);
    await openMenu(8);
    expect(items()).toEqual(['Locate and message', 'Edit', 'Comment', 'Locate only', 'Copy link', 'Delete']);
    for (const name of ['Locate only', 'Copy link']) {
      expect(page.getByRole('menuitem', { name }).element().getAttribute('aria-disabled'), name).toBe('true');
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  });

  test('the menu opens and closes by keys, and the focus comes back to its button', async () => {
    await renderGrid([panic, read], { onEdit: () => Promise.resolve() });
    cell(8, 'actions').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('data-action')).toBe('more');
  });

  test('after a dialog that was opened by keys the focus is back in the row', async () => {
    await renderGrid([panic, read], { onEdit: () => Promise.resolve() });
    cell(8, 'actions').focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('textbox', { name: 'Source' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.closest('[data-key]')?.getAttribute('data-key')).toBe('8');
  });

  test('a link is copied, or shown when it cannot be', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await renderGrid([panic], { linkTo: (event) => `https://console.example/event/${event.eventId}` });
    await openMenu(9);
    await choose('Copy link');
    expect(write.mock.calls).toEqual([['https://console.example/event/9']]);
    write.mockRejectedValue(new Error('refused'));
    await openMenu(9);
    await choose('Copy link');
    await expect.element(page.getByText('https://console.example/event/9')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('https://console.example/event/9')).not.toBeInTheDocument();
  });
});

describe('editing', () => {
  const source = () => page.getByRole('textbox', { name: 'Source' });

  test('source, description and remark are saved; a failure is told, and nothing that was typed is lost', async () => {
    const first = deferred();
    const onEdit = vi.fn(() => first.promise);
    await renderGrid([panic, read], { onEdit });
    await openMenu(9);
    await choose('Edit');
    await expect.element(page.getByRole('dialog', { name: 'Edit event 9' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await source().fill('Petra Novak');
    await page.getByRole('textbox', { name: 'Remark' }).fill('Called back');
    await page.getByRole('button', { name: 'Save' }).click();
    const edit = { source: 'Petra Novak', description: 'Help, garage', comment: 'Called back' };
    expect(onEdit.mock.calls).toEqual([[panic, edit]]);
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeDisabled();
    first.reject(new Error('Internal Server Error (500). Please try again later.'));
    await expect.element(page.getByText('Internal Server Error (500). Please try again later.')).toBeVisible();
    await expect.element(source()).toHaveValue('Petra Novak');
    onEdit.mockResolvedValue();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(onEdit.mock.calls[1]).toEqual([panic, edit]);
  });

  test('the form says when somebody else changed the event meanwhile', async () => {
    const onEdit = () => Promise.resolve();
    const { rerender } = await renderGrid([panic], { onEdit });
    await openMenu(9);
    await choose('Edit');
    await rerender(<Framed events={[{ ...panic, version: 2, comment: 'theirs' }]} onEdit={onEdit} status="ready" />);
    await expect.element(page.getByText('Somebody has changed this event since the form was opened.')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Remark' })).toHaveValue('');
  });

  test('an answer that comes after the form was closed closes no other form', async () => {
    const first = deferred();
    await renderGrid([panic, read], { onEdit: () => first.promise });
    await openMenu(9);
    await choose('Edit');
    await source().fill('x');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openMenu(8);
    await choose('Edit');
    first.resolve();
    await first.promise;
    await expect.element(page.getByRole('dialog', { name: 'Edit event 8' })).toBeVisible();
  });
});

describe('deleting', () => {
  test('is asked about, with what cannot be undone; a failure is told and can be tried again', async () => {
    const onDelete = vi.fn<(event: PatrolEvent) => Promise<void>>().mockRejectedValue(new Error('Forbidden (403).'));
    await renderGrid([panic, read], { onDelete });
    await openMenu(9);
    await choose('Delete');
    const question = page.getByRole('alertdialog', { name: 'Delete event 9?' });
    await expect.element(question).toBeVisible();
    await expect.element(question.getByText('Guard panic, Ivan Horvat, 14/11/2026 21:47')).toBeVisible();
    await expect.element(question.getByText(/This cannot be undone. The alarm is open/)).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Forbidden (403).')).toBeVisible();
    await expect.element(page.getByText('Deleting event 9. It is still there.')).toBeVisible();
    expect(find('[data-key="9"]')).toBeInstanceOf(HTMLElement);
    onDelete.mockResolvedValue();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Forbidden (403).')).not.toBeInTheDocument();
    expect(onDelete.mock.calls).toEqual([[panic], [panic]]);
  });

  test('no is no, by button and by Escape', async () => {
    const onDelete = vi.fn(() => Promise.resolve());
    await renderGrid([panic, read], { onDelete });
    await openMenu(8);
    await choose('Delete');
    await expect.element(page.getByText('This cannot be undone.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await openMenu(8);
    await choose('Delete');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onDelete).not.toHaveBeenCalled();
  });
});
