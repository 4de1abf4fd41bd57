import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleComment } from '../comment-thread/comment-samples.ts';
import { CommentThread } from '../comment-thread/index.ts';
import { EventImages } from '../event-images/index.ts';
import { EventSearch } from '../event-search/index.ts';
import { sampleNames, sampleResult, sampleRow } from '../event-search/search-samples.ts';
import { MessageDialog, useMessageDialog } from '../message-dialog/index.ts';
import { sampleUser, sentComment } from '../message-dialog/message-samples.ts';
import { failOnConsoleErrors, TestPage } from '../provider/patrol-testing.tsx';
import { hostileStrings } from '../table-export/hostile-strings-testing.ts';

/* Each dialog is shown once with the whole corpus; the files are read in table-export. */

failOnConsoleErrors();

/** Whether anything of the corpus ran, became markup, or loaded something. */
function expectOnlyText(): void {
  expect(Reflect.get(globalThis, 'pwned')).toBeUndefined();
  const made =
    'main :is(script, iframe, base, meta, object, embed, style, math, details, [onload], [onerror], [onfocus])';
  expect([...document.querySelectorAll(made)].map((element) => element.outerHTML)).toEqual([]);
  expect(
    document.querySelectorAll('main a[href^="javascript:"], main img:not([src^="data:image/jpeg;base64,"])'),
  ).toHaveLength(0);
}

/* The parser of HTML, not the DOM, changes these two: text nodes keep them. */
const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);

afterEach(expectOnlyText);

test('the corpus has at least 60 strings', () => {
  expect(new Set(hostileStrings).size).toBeGreaterThanOrEqual(60);
});

test('S5.11 in comments, titles and names they are text', async () => {
  const users = new Map(hostileStrings.map((name, at) => [at + 1, { name }]));
  const comments = hostileStrings.map((text, at) =>
    sampleComment(at + 1, { text, title: text, kind: 'message', authorId: at + 1, recipientIds: [at + 1] }),
  );
  await render(
    <TestPage>
      <CommentThread
        comments={comments}
        event={{ eventId: 1, source: hostileStrings.join(' ') }}
        onClose={() => {}}
        onPost={async () => {}}
        status="ready"
        users={users}
      />
    </TestPage>,
  );
  const written = hostileStrings.filter((text) => text !== '');
  expect(texts('.pk-Comment-text')).toEqual(written);
  expect(texts('.pk-Comment-title')).toEqual(written);
  expect(texts('.pk-Comment-author')).toEqual([...hostileStrings]);
});

test('posted as comments they arrive as they were written', async () => {
  const onPost = vi.fn(async () => {});
  const text = hostileStrings.find((hostile) => hostile.includes('</textarea>')) ?? '';
  await render(
    <TestPage>
      <CommentThread
        comments={[]}
        event={{ eventId: 1, source: '' }}
        getPosition={async () => null}
        onClose={() => {}}
        onPost={onPost}
        status="ready"
        users={new Map()}
      />
    </TestPage>,
  );
  await page.getByRole('textbox', { name: 'Comment' }).fill(text);
  await page.getByRole('button', { name: 'Post' }).click();
  await expect.poll(() => onPost.mock.calls).toEqual([[text, null]]);
});

test('in the facts of an image, and as the image itself, they are text', async () => {
  const all = hostileStrings.join('\n');
  await render(
    <TestPage>
      <EventImages
        event={{ eventId: 1, source: all, occurredAt: 0, description: all, comment: all, confirmedBy: all }}
        onClose={() => {}}
        onLoad={async () => hostileStrings.map((jpegBase64) => ({ imageId: null, jpegBase64, takenAt: null }))}
      />
    </TestPage>,
  );
  await expect.element(page.getByText('This image cannot be shown')).toBeVisible();
  for (const fact of ['description', 'comment', 'confirmedBy'])
    expect(texts(`[data-fact="${fact}"] > dd`)).toEqual([all]);
});

function Message({ onSend }: { onSend: (title: string) => void }): ReactElement {
  const model = useMessageDialog({
    sendMessage: async (attempt) => {
      onSend(attempt.message.text);
      return sentComment(attempt);
    },
  });
  return (
    <TestPage>
      <button
        onClick={() =>
          model.open({
            eventId: 1,
            title: hostileStrings[0] ?? '',
            text: hostileStrings[15] ?? '',
            recipientIds: [1],
            position: { latitude: 45, longitude: 16 },
          })
        }
        type="button"
      >
        open
      </button>
      <MessageDialog
        model={model}
        noteOf={() => hostileStrings[1]}
        positions={[]}
        sourceOf={() => hostileStrings[2]}
        templates={hostileStrings.map((title) => ({ title, text: title, kind: 'message' }))}
        users={hostileStrings.map((name, at) => sampleUser(at + 1, name, { canReceive: false, phone: name }))}
      />
    </TestPage>
  );
}

test('in the message dialog names, phones, notes and templates are text, and a message leaves as it was written', async () => {
  const onSend = vi.fn();
  await render(<Message onSend={onSend} />);
  await page.getByRole('button', { name: 'open' }).click();
  const names = texts('.pk-Recipient-name');
  expect(names).toHaveLength(hostileStrings.length);
  expect(new Set(names)).toEqual(new Set(hostileStrings));
  await page.getByRole('button', { name: 'Templates' }).click();
  expect(texts('.pk-MenuItem .pk-Choice-label')).toEqual([...hostileStrings]);
  expectOnlyText();
  await page.getByRole('menuitem').first().click();
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect.poll(() => onSend.mock.calls).toEqual([[`${hostileStrings[15]}\n${hostileStrings[0]}`]]);
});

test('in the search they are text: rows, names to choose from, and kept searches', async () => {
  const rows = hostileStrings.map((text, at) =>
    sampleRow(at + 1, { description: text, guardName: text, code: text, comment: text }),
  );
  const named = hostileStrings.map((name, at) => ({ id: at + 1, name }));
  await render(
    <TestPage>
      <EventSearch
        {...sampleNames}
        guards={named.map(({ id, name }) => ({ userId: id, name, isActive: false }))}
        locations={named.map(({ id, name }) => ({ locationId: id, name }))}
        onClose={() => {}}
        onSearch={async () => sampleResult(rows)}
        savedSearches={[
          {
            name: hostileStrings[0] ?? '',
            locationId: null,
            checkpointId: null,
            companyId: null,
            guardId: null,
            lengthMs: 1,
          },
        ]}
      />
    </TestPage>,
  );
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect.poll(() => texts('.pk-EventSearch-text').length).toBe(25);
  const shown = [...document.querySelectorAll('[data-key]')].map(
    (row) => hostileStrings[Number(row.getAttribute('data-key')) - 1],
  );
  expect(texts('.pk-EventSearch-text')).toEqual(shown);
  await page.getByRole('combobox', { name: 'Location' }).click();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(hostileStrings.length);
});
