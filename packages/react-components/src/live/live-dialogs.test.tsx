import { createPatrolClient } from '@patrolkit/sdk';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failOnConsoleErrors } from '../provider/patrol-testing.tsx';
import { LiveCommentThread } from './live-comment-thread.tsx';
import { LiveEventImages } from './live-event-images.tsx';
import { LiveEventSearch } from './live-event-search.tsx';
import { LiveMessageDialog } from './live-message-dialog.tsx';
import { useLiveMessage } from './live-message-provider.tsx';
import { showLive, type TestConsole, testConsole } from './live-testing.tsx';

failOnConsoleErrors();

const zagreb = { latitude: 45.815, longitude: 15.9819 };
const box = page.getByRole('textbox', { name: 'Comment' });
const post = page.getByRole('button', { name: 'Post' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const made = ({ backend }: TestConsole, path: string): number =>
  backend.requests().filter((request) => request.includes(path)).length;

function eventOf({ feed }: TestConsole, eventId: number): PatrolEvent {
  return feed.getSnapshot().events.find((event) => event.eventId === eventId) ?? expect.fail('no such event');
}

function Opener(): ReactElement {
  const { open } = useLiveMessage();
  return (
    <button
      onClick={() => open({ title: 'Gate', kind: 'intervention', recipientIds: [], position: zagreb })}
      type="button"
    >
      open
    </button>
  );
}

describe('comments', () => {
  /** The operator reads; the administrator has written `count` comments before. */
  async function opened(count = 2, transport?: 'hub' | 'rest'): Promise<{ desk: TestConsole; eventId: number }> {
    const desk = testConsole({ past: 'quiet' }, 'operator@demo.example');
    const eventId = desk.backend.raise({ type: 'GuardPanic' });
    const administrator = createPatrolClient(desk.backend.clientOptions());
    for (let number = 1; number <= count; number += 1)
      await administrator.event.sendComment(eventId, `number ${number}`);
    const event = { eventId, source: 'Ana Kovač' };
    await showLive(
      desk,
      <LiveCommentThread
        commentTransport={transport}
        event={event}
        getPosition={async () => zagreb}
        hub={desk.hub}
        onClose={() => {}}
      />,
    );
    return { desk, eventId };
  }

  test('opening shows them with their authors, marks them seen and clears the badge', async () => {
    const { desk, eventId } = await opened();
    await expect.element(page.getByText('number 2')).toBeVisible();
    await expect.element(page.getByText('Vesna Novak').first()).toBeVisible();
    await expect.poll(() => eventOf(desk, eventId).unseenCommentCount).toBe(0);
    expect(eventOf(desk, eventId).commentCount).toBe(2);
  });

  test('what others write shows while the thread is open', async () => {
    const { desk, eventId } = await opened(1);
    await expect.element(page.getByText('number 1')).toBeVisible();
    desk.backend.raise({ type: 'GuardComment', aboutEventId: eventId, description: 'Rampa je otvorena.' });
    await expect.element(page.getByText('Rampa je otvorena.')).toBeVisible();
  });

  test('S7.78 a comment goes by the hub with the place, and is in the thread', async () => {
    const { desk } = await opened(0);
    const send = vi.spyOn(desk.hub, 'send');
    await box.fill('Police informed.');
    await post.click();
    await expect.element(page.getByText('Comment sent successfully.')).toBeVisible();
    await expect.element(page.getByRole('log').getByText('Police informed.')).toBeVisible();
    expect(send.mock.calls.map(([method, payload]) => [method, payload])).toEqual([
      [
        'SendMessage',
        expect.objectContaining({
          Message: expect.objectContaining({ Latitude: 45.815, Longitude: 15.9819, Comments: 'Police informed.' }),
        }),
      ],
    ]);
    expect(made(desk, '/api/Event/SendComment')).toBe(0);
  });

  test('S7.31 it goes by POST while the hub is not connected', async () => {
    const { desk } = await opened(0);
    desk.hub.disconnect();
    await box.fill('Police informed.');
    await post.click();
    await expect.element(page.getByRole('log').getByText('Police informed.')).toBeVisible();
    expect(made(desk, '/api/Event/SendComment')).toBe(1);
  });

  test('a failure says its exact text, and a second try makes no second comment', async () => {
    const { desk } = await opened(0, 'rest');
    const sendComment = vi.spyOn(desk.client.event, 'sendComment');
    desk.backend.failNext('event/sendComment', 500);
    await box.fill('Police informed.');
    await post.click();
    const alert = page.getByRole('alertdialog', { name: 'Internal Server Error (500). Please try again later.' });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('log').getByText('Police informed.')).toBeVisible();
    const ids = sendComment.mock.calls.map(([, , options]) => options?.clientMessageId);
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe('');
  });

  test('what cannot be fetched says its exact text', async () => {
    const desk = testConsole();
    await showLive(desk, <LiveCommentThread event={{ eventId: 987_654, source: 'x' }} onClose={() => {}} />);
    await expect.element(page.getByRole('alert').getByText('Page not found')).toBeVisible();
  });
});

test('S2.86 images are fetched when their dialog opens', async () => {
  const desk = testConsole();
  const eventId = desk.backend.raise({ type: 'GuardMessage', description: 'Svjetlo' });
  const event = { eventId, source: 'x', occurredAt: 0, description: 'Svjetlo', comment: '', confirmedBy: null };
  await showLive(desk, <LiveEventImages event={event} onClose={() => {}} />);
  await expect.element(page.getByText('No image attached')).toBeVisible();
  expect(made(desk, `/api/Event/Images/${eventId}`)).toBe(1);
});

describe('messages', () => {
  async function opened(): Promise<TestConsole> {
    const desk = testConsole();
    desk.backend.move(desk.feed.getSnapshot().positions[0]?.guardId ?? 3, zagreb);
    await showLive(
      desk,
      <>
        <Opener />
        <LiveMessageDialog />
      </>,
    );
    await button('open').click();
    return desk;
  }

  test('S1.12 an intervention reaches the back end with its recipients, and the dialog closes', async () => {
    const desk = await opened();
    const sent = vi.spyOn(desk.client.event, 'sendMessage');
    await page.getByRole('textbox', { name: 'Recipients, nearest first' }).fill('hor');
    await userEvent.keyboard('{Enter}');
    await button('Send intervention').click();
    await expect.element(page.getByRole('dialog', { name: 'Message or intervention' })).not.toBeInTheDocument();
    const [message, options] = sent.mock.calls[0] ?? [];
    expect(message).toMatchObject({ kind: 'intervention', title: 'Gate', position: zagreb });
    expect(message?.recipientIds).toHaveLength(1);
    expect(options?.clientMessageId).toMatch(/^[0-9a-f]{32}$/);
    expect(made(desk, '/api/Event/SendIntervention')).toBe(1);
  });

  test('S8.09 a refusal shows its exact text', async () => {
    const desk = await opened();
    desk.backend.failNext('event/sendIntervention', 400);
    await page.getByRole('option').first().click();
    await button('Send intervention').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Error sending the event data.' })).toBeVisible();
  });

  test('S8.10 so does a server that does not answer', async () => {
    const desk = await opened();
    await page.getByRole('option').first().click();
    desk.backend.offline(true);
    await button('Send intervention').click();
    await expect
      .element(page.getByRole('alertdialog', { name: 'An error occurred while sending the event data.' }))
      .toBeVisible();
  });

  test('templates are kept for the next time', async () => {
    const desk = await opened();
    await page.getByRole('textbox', { name: 'Description' }).fill('Come.');
    await button('Templates').click();
    await page.getByRole('menuitem', { name: 'Save as a template' }).click();
    const kept = desk.preferences.get(`ui.${desk.client.session.current()?.userId ?? 0}.messageTemplates`);
    expect(JSON.parse(kept ?? '')).toEqual([{ title: 'Gate', text: 'Come.', kind: 'intervention' }]);
    await button('Templates').click();
    await page.getByRole('menuitem', { name: 'Remove this template' }).click();
    await button('Templates').click();
    await expect.element(page.getByRole('menuitem', { name: /^Gate/ })).not.toBeInTheDocument();
  });
});

describe('search', () => {
  async function choose(field: string, option: string): Promise<void> {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  const firstName = (list: ReadonlyMap<number, { readonly name: string }>): string => [...list.values()][0]?.name ?? '';

  test('K12 the newer call is made, with the company too', async () => {
    const desk = testConsole({ past: 'day' });
    const companies = new Map((await desk.client.company.getAll()).map((company) => [company.companyId, company]));
    await showLive(desk, <LiveEventSearch onClose={() => {}} />);
    await choose('Owner', firstName(companies));
    await button('Search').click();
    await expect.poll(() => made(desk, '/api/event/Report')).toBe(1);
    expect(made(desk, '/api/Event/Search')).toBe(0);
    await expect.poll(() => document.querySelectorAll('[data-key]').length).toBeGreaterThan(0);
  });

  test('K12 a back end that cannot narrow the newer one by company is asked by the older one', async () => {
    const desk = testConsole({ past: 'day', isDescribedOnly: true });
    const companies = new Map((await desk.client.company.getAll()).map((company) => [company.companyId, company]));
    await showLive(desk, <LiveEventSearch onClose={() => {}} />);
    await button('Search').click();
    await expect.poll(() => made(desk, '/api/event/Report')).toBe(1);
    await choose('Owner', firstName(companies));
    await button('Search').click();
    await expect.poll(() => made(desk, '/api/Event/Search')).toBe(1);
    expect(made(desk, '/api/event/Report')).toBe(1);
  });

  test('a failure says its exact text', async () => {
    const desk = testConsole();
    await showLive(desk, <LiveEventSearch onClose={() => {}} />);
    desk.backend.failNext('event/report', 400, {
      errors: [{ field: 'endDateTime', code: 'rangeTooLarge', message: 'Range too large' }],
    });
    await button('Search').click();
    await expect.element(page.getByRole('alert').getByText('Error: endDateTime::Range too large')).toBeVisible();
  });

  test('searches are kept for the next time', async () => {
    const desk = testConsole();
    await showLive(desk, <LiveEventSearch onClose={() => {}} />);
    await button('Saved searches').click();
    await page.getByRole('menuitem', { name: 'Save this search' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Day');
    await button('Save').click();
    const kept = desk.preferences.get(`ui.${desk.client.session.current()?.userId ?? 0}.savedSearches`);
    expect(JSON.parse(kept ?? '')).toEqual([
      { name: 'Day', locationId: null, checkpointId: null, companyId: null, guardId: null, lengthMs: 86_400_000 },
    ]);
  });
});
