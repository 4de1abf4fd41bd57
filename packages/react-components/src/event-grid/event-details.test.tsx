import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleEvent, sampleNames, sampleNow } from './event-samples.ts';
import { cell, failOnConsoleErrors, find, renderGrid } from './grid-testing.tsx';

failOnConsoleErrors();

const fields = (): Record<string, string> =>
  Object.fromEntries(
    [...document.querySelectorAll('.pk-EventDetails-field')].map((field) => [
      field.querySelector('dt')?.textContent ?? '',
      field.querySelector('dd')?.textContent ?? '',
    ]),
  );

describe('what is known of the active event', () => {
  test('who confirmed it and when, all fields, coordinates and ids', async () => {
    const event = sampleEvent(7, 'GuardPanic', {
      confirmedAt: sampleNow + 90_000,
      confirmedBy: 'Ana Kovač',
      comment: 'Lažna uzbuna',
      endedAt: sampleNow + 60_000,
      readAt: sampleNow + 1000,
      receivedAt: sampleNow + 2000,
      commentCount: 3,
      version: 4,
    });
    await renderGrid([event], { names: sampleNames });
    await expect.element(page.getByText('Choose a row to see its details.')).toBeVisible();
    await userEvent.click(cell(7, 'source'));
    await expect.element(page.getByRole('article', { name: 'Details of event 7' })).toBeVisible();
    expect(find('.pk-EventDetails-title').textContent).toBe('Skladište Jankomir, ulaz BGuard panic');
    expect(fields()).toEqual({
      Source: 'Ivan Horvat',
      Confirmed: 'Ana Kovač, 14/11/2026 21:48',
      Remark: 'Lažna uzbuna',
      Place: 'Skladište Jankomir (3)',
      Checkpoint: 'Ulaz B (9)',
      Guard: 'Ivan Horvat (12)',
      Position: '45.80000, 15.98000',
      Comments: '3',
      Happened: '14/11/2026 21:47:00',
      Ended: '14/11/2026 21:48:00',
      Read: '14/11/2026 21:47:01',
      Received: '14/11/2026 21:47:02',
      Id: '7',
      Version: '4',
    });
  });

  test('who sees to an open alarm stands in its row, in its details and in what its menu offers', async () => {
    const onClaim = vi.fn();
    const event = sampleEvent(7, 'GuardPanic', { claimedById: 3, claimedBy: 'Ana Kovač' });
    await renderGrid([event, sampleEvent(8, 'TagRead')], { onClaim, viewerId: 5 });
    expect(cell(7, 'description').textContent).toContain('Ana Kovač is on it');
    await userEvent.click(cell(7, 'source'));
    expect(fields()['Handled by']).toBe('Ana Kovač');
    await userEvent.click(find('[data-key="7"] [data-action="more"]'));
    await page.getByRole('menuitem', { name: 'Take over' }).click();
    expect(onClaim).toHaveBeenCalledWith(event);
    await userEvent.click(find('[data-key="8"] [data-action="more"]'));
    await expect.element(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Take over' })).not.toBeInTheDocument();
  });

  test('an open alarm says that nobody confirmed it; what is unknown is left out', async () => {
    const event = sampleEvent(7, 'Exception', {
      description: '',
      position: null,
      locationId: null,
      checkpointId: 4,
      guardId: null,
      receivedAt: null,
      version: 0,
    });
    await renderGrid([event], { defaultActiveKey: 7 });
    expect(fields()).toEqual({
      Source: 'Ivan Horvat',
      Confirmed: 'not yet',
      Checkpoint: '4',
      Happened: '14/11/2026 21:47:00',
      Id: '7',
    });
    expect(find('.pk-EventDetails-words').textContent).toBe('Exception');
  });

  test('takes the same room with and without an active event, so that no row moves', async () => {
    await renderGrid([sampleEvent(7, 'TagRead')]);
    const top = (): number => find('[data-key="7"]').getBoundingClientRect().top;
    const [before, height] = [top(), find('.pk-EventDetails').offsetHeight];
    await userEvent.click(cell(7, 'source'));
    expect(top()).toBe(before);
    expect(find('.pk-EventDetails').offsetHeight).toBe(height);
    expect(height).toBe(112);
  });

  test('its buttons edit, comment and show the image', async () => {
    const event = sampleEvent(7, 'GuardMessage', { hasImage: true });
    const [onOpenComments, onViewImage] = [vi.fn(), vi.fn()];
    await renderGrid([event], {
      defaultActiveKey: 7,
      onEdit: () => Promise.resolve(),
      onOpenComments,
      onViewImage,
      detailsActions: ({ eventId }) => <button type="button">own {eventId}</button>,
    });
    const details = page.getByRole('article');
    await details.getByRole('button', { name: 'Image' }).click();
    await details.getByRole('button', { name: 'Comment' }).click();
    expect(onViewImage.mock.calls).toEqual([[event]]);
    expect(onOpenComments.mock.calls).toEqual([[event]]);
    await expect.element(details.getByRole('button', { name: 'own 7' })).toBeVisible();
    await details.getByRole('button', { name: 'Edit' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Edit event 7' })).toBeVisible();
  });

  test('are left out where a host does not want them', async () => {
    await renderGrid([sampleEvent(7, 'TagRead')], { hasDetails: false, defaultActiveKey: 7 });
    expect(document.querySelectorAll('.pk-EventDetails')).toHaveLength(0);
  });
});
