import type { EventComment, LatLon } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { axeViolations, failOnConsoleErrors, TestPage, type TestPageProps } from '../provider/patrol-testing.tsx';
import { sampleComment, sampleComments, sampleThread, sampleUsers } from './comment-samples.ts';
import { CommentThread } from './comment-thread.tsx';
import type { CommentThreadProps } from './comment-thread.types.ts';

failOnConsoleErrors();

const split: LatLon = { latitude: 43.5081, longitude: 16.4402 };

function Thread({ theme, ...props }: Partial<CommentThreadProps & TestPageProps>): ReactElement {
  return (
    <TestPage theme={theme}>
      <CommentThread
        comments={[]}
        event={{ eventId: 48_273, source: 'Petra Novak' }}
        getPosition={async () => null}
        onClose={() => {}}
        onPost={async () => {}}
        status="ready"
        userId={1}
        users={sampleUsers}
        {...props}
      />
    </TestPage>
  );
}
const show = (props: Partial<CommentThreadProps & TestPageProps> = {}): Promise<RenderResult> =>
  render(<Thread {...props} />);

const box = page.getByRole('textbox', { name: 'Comment' });
const post = page.getByRole('button', { name: 'Post' });
const list = page.getByRole('log');
const atNewest = (): boolean => {
  const { scrollTop, scrollHeight, clientHeight } = list.element();
  return scrollHeight - clientHeight - scrollTop < 2;
};
/* The browser tells of it with the next frame. */
function scrollUp(): void {
  list.element().scrollTop = 0;
  list.element().dispatchEvent(new Event('scroll'));
}
/** A host that shows what was posted. */
function Answering({ onPost, ...props }: Partial<CommentThreadProps>): ReactElement {
  const [comments, setComments] = useState<readonly EventComment[]>(props.comments ?? []);
  return (
    <Thread
      {...props}
      comments={comments}
      onPost={async (text, position) => {
        await onPost?.(text, position);
        setComments((before) => [...before, sampleComment(5000 + before.length, { text })]);
      }}
    />
  );
}

describe('what is read', () => {
  test('S2.83 it is a dialog with the comments, a box and a button to post', async () => {
    await show({ comments: sampleThread() });
    const dialog = page.getByRole('dialog', { name: 'Comments' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Comment' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Post' })).toBeVisible();
    await expect.element(page.getByText('event 48273 · Petra Novak')).toBeVisible();
    expect(document.querySelectorAll('.pk-Comment')).toHaveLength(4);
  });

  test('each comment names its author, its recipients and its time', async () => {
    await show({
      comments: [sampleComment(1, { authorId: 2, recipientIds: [1, 3], writtenAt: Date.UTC(2026, 10, 14, 20, 47) })],
    });
    expect(
      [...document.querySelectorAll('.pk-Comment p, .pk-Comment-author, .pk-Comment time')].map(
        (part) => part.textContent,
      ),
    ).toEqual(['Zoran Knežević', '14/11/2026 21:47', 'Comment 1', 'To: Ana Kovač, Petra Novak']);
  });

  test("S8.26, S8.27 an author nobody knows is 'Unknown User', and no recipients are 'Self documentation'", async () => {
    await show({
      comments: [sampleComment(1, { authorId: 77, recipientIds: [] }), sampleComment(2, { recipientIds: [78] })],
    });
    const [first, second] = document.querySelectorAll('.pk-Comment');
    expect(first?.querySelector('.pk-Comment-author')?.textContent).toBe('Unknown User');
    expect(first?.querySelector('.pk-Comment-recipients')?.textContent).toBe('Self documentation');
    expect(second?.querySelector('.pk-Comment-recipients')?.textContent).toBe('To: Unknown User');
  });

  test('S5.11 text is text: line breaks are kept, HTML is shown as it is written', async () => {
    await show({ comments: [sampleComment(1, { text: 'one\n  two <b>three</b> &amp;' })] });
    const text = document.querySelector('.pk-Comment-text');
    expect(text?.textContent).toBe('one\n  two <b>three</b> &amp;');
    expect(text && getComputedStyle(text).whiteSpace).toBe('pre-wrap');
    expect(text?.childElementCount).toBe(0);
  });

  test('a message tells of each recipient whether it was delivered or seen', async () => {
    await show({ comments: sampleThread() });
    expect(
      [...document.querySelectorAll('.pk-Comment-receipt')].map((item) =>
        [...item.querySelectorAll('span')].map((part) => part.textContent),
      ),
    ).toEqual([
      ['Ivan Horvat', 'delivered'],
      ['Dubravko Žunić', 'seen'],
      ['Unknown User', 'sent'],
    ]);
  });

  test('a place is offered where there is one and a host can show it', async () => {
    const onLocate = vi.fn();
    const { rerender } = await show({ comments: sampleThread(), onLocate });
    await page.getByRole('button', { name: 'Place on the map' }).click();
    expect(onLocate.mock.calls).toEqual([[{ latitude: 45.8054, longitude: 15.9942 }]]);
    await rerender(<Thread comments={sampleThread()} />);
    await expect.element(page.getByRole('button', { name: 'Place on the map' })).not.toBeInTheDocument();
  });
});

describe('the newest comment', () => {
  test('S2.84 is in view when the thread opens, also when the comments come later', async () => {
    const { rerender } = await show({ status: 'loading' });
    await rerender(<Thread comments={sampleComments(40)} />);
    await expect.poll(atNewest).toBe(true);
    await expect.element(page.getByText('Comment 40')).toBeInViewport();
  });

  test('S2.84 is in view after a post, wherever the reader was', async () => {
    await render(<Answering comments={sampleComments(40)} />);
    scrollUp();
    expect(atNewest()).toBe(false);
    await box.fill('mine');
    await post.click();
    await expect.element(list.getByText('mine', { exact: true })).toBeInViewport();
    await expect.poll(atNewest).toBe(true);
  });

  test('comes into view by itself while the reader is there, and waits behind a button while he reads above', async () => {
    const { rerender } = await show({ comments: sampleComments(40) });
    await rerender(<Thread comments={sampleComments(41)} />);
    await expect.element(page.getByText('Comment 41')).toBeInViewport();
    scrollUp();
    await rerender(<Thread comments={sampleComments(43)} />);
    const waiting = page.getByRole('button', { name: '2 new comments' });
    await expect.element(waiting).toBeVisible();
    expect(list.element().scrollTop).toBe(0);
    await waiting.click();
    await expect.element(page.getByText('Comment 43')).toBeInViewport();
    await expect.element(waiting).not.toBeInTheDocument();
  });
});

describe('writing', () => {
  test('S5.09 Post is disabled while the text is empty', async () => {
    await show();
    await expect.element(post).toBeDisabled();
    await box.fill('a');
    await expect.element(post).toBeEnabled();
    await box.fill('');
    await expect.element(post).toBeDisabled();
  });

  test('S5.08 a blank text sends nothing, by key neither', async () => {
    const onPost = vi.fn(async () => {});
    await show({ onPost });
    await box.fill('  \n');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    (post.element() as HTMLButtonElement).click(); // a press that the disabled button must not take
    expect(onPost).not.toHaveBeenCalled();
    await box.fill('  \nx');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => onPost.mock.calls).toEqual([['  \nx', null]]);
  });

  test('S5.11 Enter makes a line', async () => {
    const onPost = vi.fn(async () => {});
    await show({ onPost });
    await box.click();
    await userEvent.keyboard('one{Enter}two');
    await post.click();
    expect(onPost.mock.calls).toEqual([['one\ntwo', null]]);
  });

  test('the rest is counted when it gets short, and a text that is too long is kept but not posted', async () => {
    await show();
    await box.fill('x'.repeat(1799));
    await expect.element(page.getByText('left')).not.toBeInTheDocument();
    await box.fill('x'.repeat(1999));
    await expect.element(page.getByText('1 character left')).toBeVisible();
    await box.fill('x'.repeat(2003));
    await expect.element(page.getByText('3 characters too many')).toBeVisible();
    await expect.element(post).toBeDisabled();
    await expect.element(box).toHaveValue('x'.repeat(2003));
  });

  test('S4.23 the box is disabled until the answer holds, then empty and ready for the next one', async () => {
    const answer = Promise.withResolvers<void>();
    await show({ onPost: () => answer.promise });
    await box.fill('Police informed.');
    await post.click();
    await expect.element(box).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Sending' })).toBeDisabled();
    answer.resolve();
    await expect.element(box).toBeEnabled();
    await expect.element(box).toHaveValue('');
    await expect.element(box).toHaveFocus();
  });

  test("S7.78 a comment that was taken shows 'commentSentSuccessfully', until the next letter", async () => {
    await show();
    await box.fill('a');
    await post.click();
    await expect.element(page.getByRole('status').getByText('Comment sent successfully.')).toBeVisible();
    await box.fill('b');
    await expect.element(page.getByText('Comment sent successfully.')).not.toBeInTheDocument();
  });

  test('a failure says its exact text, keeps what was written and tries again', async () => {
    const onPost = vi.fn<CommentThreadProps['onPost']>().mockRejectedValueOnce(new Error('x')).mockResolvedValue();
    const onTextChange = vi.fn();
    await show({ onPost, onTextChange, postErrorText: () => 'A network error occurred. Please try again.' });
    await box.fill('Police informed.');
    await post.click();
    const alert = page.getByRole('alertdialog', { name: 'A network error occurred. Please try again.' });
    await expect.element(alert).toBeVisible();
    await expect.element(box).toHaveValue('Police informed.');
    await expect.element(box).toBeEnabled();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(box).toHaveValue('');
    expect(onPost.mock.calls.map(([text]) => text)).toEqual(['Police informed.', 'Police informed.']);
    expect(onTextChange.mock.calls).toEqual([['Police informed.'], ['']]);
  });
});

describe('the place of who comments', () => {
  test('S5.10 is asked for only when a comment is posted, and goes with it', async () => {
    const getPosition = vi.fn(async () => split);
    const onPost = vi.fn(async () => {});
    await show({ getPosition, onPost });
    await box.fill('a');
    expect(getPosition).not.toHaveBeenCalled();
    await post.click();
    await expect.poll(() => onPost.mock.calls).toEqual([['a', split]]);
    expect(getPosition).toHaveBeenCalledOnce();
  });

  test('S5.10 nobody knows it when it cannot be asked for: the comment goes all the same', async () => {
    const onPost = vi.fn(async () => {});
    await show({ getPosition: () => Promise.reject(new Error('denied')), onPost });
    await box.fill('a');
    await post.click();
    await expect.poll(() => onPost.mock.calls).toEqual([['a', null]]);
  });

  test("S5.10 the browser's own answer is taken, and a refusal is none", async () => {
    const ask = vi.spyOn(navigator.geolocation, 'getCurrentPosition');
    ask.mockImplementationOnce((taken) => taken({ coords: split } as unknown as GeolocationPosition)); // all that is read of it
    ask.mockImplementationOnce((_, refused) => refused?.({ code: 1 } as GeolocationPositionError)); // as a browser refuses
    const onPost = vi.fn(async () => {});
    await show({ getPosition: undefined, onPost });
    for (const text of ['a', 'b']) {
      await box.fill(text);
      await post.click();
      await expect.element(box).toHaveValue('');
    }
    expect(onPost.mock.calls).toEqual([
      ['a', split],
      ['b', null],
    ]);
  });
});

describe('states', () => {
  test('loading, empty, and failed with a way to try again', async () => {
    const onRetry = vi.fn();
    const { rerender } = await show({ status: 'loading' });
    await expect.element(list).toHaveAttribute('aria-busy', 'true');
    await rerender(<Thread />);
    await expect.element(page.getByText('No comments yet')).toBeVisible();
    await rerender(<Thread errorText="Page not found" onRetry={onRetry} status="error" />);
    await expect.element(page.getByRole('alert').getByText('Page not found')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
    await rerender(<Thread comments={sampleComments(2)} errorText="Page not found" status="error" />);
    await expect.element(page.getByText('Comment 2')).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The newest comments could not be loaded. Page not found');
  });

  test('the dialog is not modal, and Esc closes it only from inside', async () => {
    const onClose = vi.fn();
    await render(
      <>
        <button type="button">outside</button>
        <Thread onClose={onClose} />
      </>,
    );
    await expect.element(box).toHaveFocus();
    await page.getByRole('button', { name: 'outside' }).click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await box.click();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('closing asks before it throws away what was written, and waits for what is being sent', async () => {
    const onClose = vi.fn();
    const answer = Promise.withResolvers<void>();
    await show({ onClose, onPost: () => answer.promise });
    await box.fill('Police informed.');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Discard the comment?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep writing' }).click();
    await expect.element(box).toHaveValue('Police informed.');
    await post.click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    answer.resolve();
    await expect.element(box).toHaveValue('');
    expect(onClose).not.toHaveBeenCalled();
    await box.fill('x');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('what was written for one event is not there for another', async () => {
    const { rerender } = await show();
    await box.fill('for the first one');
    await rerender(<Thread event={{ eventId: 7, source: 'x' }} />);
    await expect.element(box).toHaveValue('');
  });

  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', async (theme) => {
    const failing = async (): Promise<void> => {
      throw new Error('Page not found');
    };
    const { rerender } = await show({ theme, comments: sampleThread(), onLocate: () => {}, onPost: failing });
    expect(await axeViolations()).toEqual([]);
    await box.fill('x');
    await post.click();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await box.fill('x'.repeat(2001));
    expect(await axeViolations()).toEqual([]);
    for (const status of ['loading', 'ready', 'error'] as const) {
      await rerender(<Thread key={status} onRetry={() => {}} status={status} theme={theme} />);
      expect(await axeViolations()).toEqual([]);
    }
  });

  test('nothing is wider than a phone', async () => {
    await page.viewport(320, 600);
    await show({ comments: [...sampleThread(), sampleComment(999, { text: 'x'.repeat(400) })], onLocate: () => {} });
    expect(list.element().scrollWidth).toBe(list.element().clientWidth);
    const dialog = page.getByRole('dialog').element().getBoundingClientRect();
    expect([dialog.left, dialog.right]).toEqual([0, 320]);
    await page.viewport(1280, 800);
  });
});
