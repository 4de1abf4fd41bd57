import { type MessageAttempt, type MessagePrefill, unchosenPosition } from '@patrolkit/state-machines/message-dialog';
import { type ReactElement, StrictMode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeViolations, failOnConsoleErrors, TestPage } from '../provider/patrol-testing.tsx';
import type { ThemeName } from '../theme/index.ts';
import { MessageDialog } from './message-dialog.tsx';
import type { MessageDialogOptions, MessageDialogProps, PickerProps } from './message-dialog.types.ts';
import type { MessageDialogModel } from './message-dialog-model.types.ts';
import {
  httpError,
  sampleNow,
  samplePlace,
  samplePositions,
  sampleRecipients,
  sampleTemplates,
  sampleUser,
  sentComment,
} from './message-samples.ts';
import { useMessageDialog } from './use-message-dialog.ts';

failOnConsoleErrors();

type Props = Partial<Omit<MessageDialogProps, 'model'> & MessageDialogOptions> & { theme?: ThemeName };

/** The model as the last render left it. */
let model: MessageDialogModel;

function Host({
  theme,
  sendMessage = async (attempt) => sentComment(attempt),
  onSent,
  onFailed,
  ...props
}: Props): ReactElement {
  model = useMessageDialog({ sendMessage, onSent, onFailed });
  return (
    <TestPage now={() => sampleNow} theme={theme}>
      <button type="button">outside</button>
      <MessageDialog model={model} positions={samplePositions} users={sampleRecipients} {...props} />
    </TestPage>
  );
}

const panic: MessagePrefill = {
  eventId: 48_273,
  title: 'Panic',
  kind: 'intervention',
  recipientIds: [28],
  position: samplePlace,
};
async function open(props: Props = {}, prefill: MessagePrefill = panic): Promise<void> {
  await render(
    <StrictMode>
      <Host {...props} />
    </StrictMode>,
  );
  model.open(prefill);
  await expect.element(dialog).toBeVisible();
}
function collected(): { sent: MessageAttempt[]; sendMessage: MessageDialogOptions['sendMessage'] } {
  const sent: MessageAttempt[] = [];
  return {
    sent,
    sendMessage: async (attempt) => {
      sent.push(attempt);
      return sentComment(attempt);
    },
  };
}

const dialog = page.getByRole('dialog', { name: 'Message or intervention' });
const title = page.getByRole('textbox', { name: 'Title' });
const text = page.getByRole('textbox', { name: 'Description' });
const coordinates = page.getByRole('textbox', { name: 'Coordinates' });
const search = page.getByRole('textbox', { name: 'Recipients, nearest first' });
const list = page.getByRole('listbox', { name: 'Recipients' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const chosen = (): (string | null)[] => [...document.querySelectorAll('.pk-Tag')].map((tag) => tag.textContent);

describe('opening and closing', () => {
  test('S4.20, S2.80 it opens with the place and the fields of the row, and names the event', async () => {
    await open({ sourceOf: (id) => (id === 48_273 ? 'Petra Novak' : undefined) });
    await expect.element(page.getByText('event 48273 · Petra Novak')).toBeVisible();
    await expect.element(title).toHaveValue('Panic');
    await expect.element(title).toHaveFocus();
    await expect.element(coordinates).toHaveValue('45.8054, 15.9942');
    expect(chosen()).toEqual(['Dubravko Žunić']);
  });

  test('S4.20 a picked coordinate opens it', async () => {
    await render(<Host />);
    await expect.element(dialog).not.toBeInTheDocument();
    model.pick(samplePlace);
    await expect.element(coordinates).toHaveValue('45.8054, 15.9942');
  });

  test('S2.99, S4.21 Cancel closes it, sends nothing and forgets the draft', async () => {
    const { sent, sendMessage } = collected();
    await open({ sendMessage });
    await title.fill('Mine');
    await button('Cancel').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    model.open({});
    await expect.element(title).toHaveValue('');
    await expect.element(coordinates).toHaveValue('');
  });

  test('Esc closes an untouched one from inside, and is nothing from outside', async () => {
    await open();
    await button('outside').click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toBeVisible();
    await title.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('Esc and the cross ask before they throw away what was written', async () => {
    await open();
    await text.fill('Come quickly.');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('alertdialog', { name: 'Discard the message?' });
    await expect.element(question).toBeVisible();
    await button('Keep writing').click();
    await expect.element(text).toHaveValue('Come quickly.');
    await button('Close').click();
    await button('Discard').click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('another event that is picked while a draft stands fills in only what was not written', async () => {
    await open();
    await text.fill('Come quickly.');
    model.open({ eventId: 7, title: 'Exception', recipientIds: [11], position: { latitude: 45, longitude: 16 } });
    await expect.element(page.getByText('event 7')).toBeVisible();
    await expect.element(title).toHaveValue('Exception');
    await expect.element(text).toHaveValue('Come quickly.');
    await expect.element(coordinates).toHaveValue('45, 16');
  });

  test('it is docked at the bottom right, 700 wide and at most 600 high, and not modal', async () => {
    await open();
    const box = dialog.element().getBoundingClientRect();
    expect([box.width, box.height]).toEqual([700, 600]);
    expect(window.innerWidth - box.right).toBe(8);
    expect(window.innerHeight - box.bottom).toBe(32);
    await button('outside').click();
    await expect.element(dialog).toBeVisible();
    await page.viewport(390, 700);
    const narrow = dialog.element().getBoundingClientRect();
    expect([narrow.left, narrow.right]).toEqual([0, 390]);
    expect(document.querySelector('.pk-MessageDialog > .pk-Dialog-body')?.scrollWidth).toBeLessThanOrEqual(390);
    await page.viewport(1280, 800);
  });
});

describe('the fields', () => {
  test('S2.92, S2.93 there are a title and a description of 4 lines', async () => {
    await open();
    await expect.element(title).toBeVisible();
    await expect.element(text).toHaveAttribute('rows', '4');
    expect(text.element().tagName).toBe('TEXTAREA');
  });

  test('S2.96, S2.97 the radio says what is sent, and the button with it', async () => {
    const { sent, sendMessage } = collected();
    await open({ sendMessage });
    await expect.element(page.getByRole('radio', { name: 'Intervention' })).toBeChecked();
    await page.getByText('Message', { exact: true }).click();
    await expect.element(page.getByRole('radio', { name: 'Message' })).toBeChecked();
    await button('Send message').click();
    await expect.element(dialog).not.toBeInTheDocument();
    model.open(panic);
    await button('Send intervention').click();
    await expect.poll(() => sent.map(({ message }) => message.kind)).toEqual(['message', 'intervention']);
  });

  test('the rest of the description is counted when it gets short', async () => {
    await open();
    await text.fill('x'.repeat(1900));
    await expect.element(page.getByText('100 characters left')).toBeVisible();
    await text.fill('x'.repeat(2500));
    await expect.element(page.getByText('0 characters left')).toBeVisible();
  });

  test('S2.98 a picked place counts once it is applied, and not before', async () => {
    const picker = vi.fn(
      ({ onApply }: PickerProps): ReactElement => (
        <button onClick={() => onApply({ latitude: 45.5, longitude: 15.5 })} type="button">
          Apply
        </button>
      ),
    );
    await open({ renderPicker: picker });
    expect(picker.mock.lastCall?.[0]).toMatchObject({ position: samplePlace, isDisabled: false });
    const held = page.getByRole('status').filter({ hasText: /^4/ });
    await expect.element(held).toHaveTextContent('45.8054, 15.9942');
    await button('Apply').click();
    await expect.element(held).toHaveTextContent('45.5, 15.5');
    expect(picker.mock.lastCall?.[0].position).toEqual({ latitude: 45.5, longitude: 15.5 });
    await expect.element(coordinates).not.toBeInTheDocument();
  });

  test('coordinates may be typed, and what names no place is said to be none', async () => {
    await open();
    await coordinates.fill('45,9; 16,1');
    await userEvent.keyboard('{Enter}');
    await expect.element(coordinates).toHaveValue('45.9, 16.1');
    expect(model.position).toEqual({ latitude: 45.9, longitude: 16.1 });
    await coordinates.fill('somewhere');
    await title.click();
    await expect.element(page.getByText('Write the coordinates as 45.8054, 15.9942.')).toBeVisible();
    expect(model.position).toEqual({ latitude: 45.9, longitude: 16.1 });
    await coordinates.fill('');
    await title.click();
    await expect.element(coordinates).toHaveValue('45.9, 16.1');
  });
});

describe('recipients', () => {
  const rows = (): (string | null)[] => [...document.querySelectorAll('.pk-Recipient')].map((row) => row.textContent);

  test('S2.94 each shows name, id and distance in km, nearest first, with the age of the fix', async () => {
    await open({ noteOf: (id) => (id === 28 ? 'not moving 17 min' : undefined) });
    expect(rows()).toEqual([
      'Dubravko Žunić · not moving 17 minId 2817 min ago0.27 km',
      'Nikola PerićId 1119 s ago0.45 km',
      'Tomislav ŠarićId 944 s ago1.37 km',
      'Josip ĐurićId 312 days ago1.52 km',
      'Stjepan Čovićno app that receives messages: call +385 91 555 0114Id 142 min ago1.86 km',
      'Ivan HorvatId 122 h ago2.40 km',
      'Petra NovakId 17position unknown',
    ]);
  });

  test('S2.94 several are chosen by mouse and by key, and a cross takes one away', async () => {
    await open();
    await page.getByRole('option', { name: /Ivan Horvat/ }).click();
    expect(chosen()).toEqual(['Dubravko Žunić', 'Ivan Horvat']);
    await userEvent.keyboard('{ArrowUp} ');
    expect(chosen()).toEqual(['Dubravko Žunić', 'Ivan Horvat', 'Stjepan Čović']);
    await page.getByRole('option', { name: /Ivan Horvat/ }).click();
    expect(chosen()).toEqual(['Dubravko Žunić', 'Stjepan Čović']);
    await page.getByRole('button', { name: /Remove Stjepan Čović/ }).click();
    await expect.poll(chosen).toEqual(['Dubravko Žunić']);
  });

  test("S2.95 Enter adds the first user whose name contains the text: 'hor' is Ivan Horvat; no match adds nothing", async () => {
    await open({}, { ...panic, recipientIds: [] });
    await search.fill('hor');
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual(['Ivan Horvat']);
    await search.fill('zunic');
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual(['Ivan Horvat', 'Dubravko Žunić']);
    await search.fill('xyz');
    await expect.element(list.getByText('Nobody is called like that')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    expect(chosen()).toEqual(['Ivan Horvat', 'Dubravko Žunić']);
  });

  test('typing narrows the list, and who was chosen before stays chosen', async () => {
    await open();
    await search.fill('novak');
    await expect.poll(rows).toHaveLength(1);
    await page.getByRole('option', { name: /Petra Novak/ }).click();
    expect(chosen()).toEqual(['Dubravko Žunić', 'Petra Novak']);
  });

  test('the foot tells how many and how near the nearest is', async () => {
    await open({}, { ...panic, recipientIds: [28, 11] });
    const foot = page.getByRole('status').filter({ hasText: 'recipient' });
    await expect.element(foot).toHaveTextContent('2 recipients · nearest 0.27 km');
    model.setRecipients([17]);
    await expect.element(foot).toHaveTextContent('1 recipient');
    model.setRecipients([]);
    await expect.element(foot).toHaveTextContent('No recipients');
  });

  test('of a thousand users the nearest hundred are listed, the others are found by name', async () => {
    const users = Array.from({ length: 1000 }, (_, at) => sampleUser(at + 1, `Guard ${at + 1}`));
    await open({ users, positions: [] }, { ...panic, recipientIds: [] });
    expect(rows()).toHaveLength(100);
    await expect.element(page.getByText('900 more. Type a name.')).toBeVisible();
    await search.fill('guard 987');
    await expect.poll(rows).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(model.recipientIds).toEqual([987]);
  });
});

describe('sending', () => {
  test('S2.100, S4.22, S7.79 Send makes one call with what was written, and closes the dialog', async () => {
    const { sent, sendMessage } = collected();
    const onSent = vi.fn();
    await open({ sendMessage, onSent });
    await text.fill('Come\nquickly.');
    await button('Send intervention').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ message }) => message)).toEqual([{ ...panic, text: 'Come\nquickly.' }]);
    expect(onSent).toHaveBeenCalledOnce();
  });

  test('while it is being sent everything is locked', async () => {
    await open({ sendMessage: () => new Promise(() => {}) });
    await button('Send intervention').click();
    await expect.element(button('Sending')).toBeDisabled();
    for (const field of [title, text, coordinates, search]) await expect.element(field).toBeDisabled();
    await expect.element(button('Cancel')).toBeDisabled();
    expect(
      list
        .getByRole('option')
        .elements()
        .every((option) => option.getAttribute('aria-disabled') === 'true'),
    ).toBe(true);
    await button('Close').click();
    await expect.element(dialog).toBeVisible();
  });

  test("S5.07, S8.12 without a location it says 'Please select a location.' and sends nothing", async () => {
    const { sent, sendMessage } = collected();
    await open({ sendMessage }, { ...panic, position: unchosenPosition });
    await expect.element(coordinates).toHaveValue('');
    await button('Send intervention').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Please select a location.' })).toBeVisible();
    expect(sent).toEqual([]);
    await coordinates.fill('0.01, 5');
    await button('Send intervention').click();
    await expect.poll(() => sent.map(({ message }) => message.position)).toEqual([{ latitude: 0.01, longitude: 5 }]);
  });

  test('without a title it says so at the field', async () => {
    const { sent, sendMessage } = collected();
    await open({ sendMessage }, { ...panic, title: ' ' });
    await button('Send intervention').click();
    await expect.element(page.getByText('Title is required.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('without recipients it asks once whether nobody is to be notified', async () => {
    const { sent, sendMessage } = collected();
    await open({ sendMessage }, { ...panic, recipientIds: [] });
    await button('Send intervention').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Nobody will be notified' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await button('Send intervention').click();
    await button('Send without recipients').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent).toHaveLength(1);
  });

  test.each([
    ['S8.09', httpError(500), 'Error sending the event data.'],
    ['S8.10', new TypeError('fetch failed'), 'An error occurred while sending the event data.'],
  ])('%s %s shows its exact text, loses nothing and can be tried again', async (_, error, exact) => {
    const { sent, sendMessage } = collected();
    const onFailed = vi.fn();
    const attempts = vi.fn(sendMessage).mockRejectedValueOnce(error);
    await open({ sendMessage: attempts, onFailed });
    await text.fill('Come quickly.');
    await button('Send intervention').click();
    const alert = page.getByRole('alertdialog', { name: exact });
    await expect.element(alert).toBeVisible();
    expect(onFailed.mock.calls).toEqual([[error]]);
    await expect.element(text).toHaveValue('Come quickly.');
    expect(chosen()).toEqual(['Dubravko Žunić']);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(sent.map(({ message }) => message.text)).toEqual(['Come quickly.']);
    expect(new Set(attempts.mock.calls.map(([attempt]) => attempt.idempotencyKey)).size).toBe(1);
  });

  test('a closed alert stays closed until the next failure', async () => {
    await open({ sendMessage: () => Promise.reject(httpError(500)) });
    const alert = page.getByRole('alertdialog', { name: 'Error sending the event data.' });
    await button('Send intervention').click();
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await button('Send intervention').click();
    await expect.element(alert).toBeVisible();
  });
});

describe('templates', () => {
  test('one is put in behind what was written', async () => {
    await open({ templates: sampleTemplates }, { position: samplePlace, text: 'First.' });
    await button('Templates').click();
    await page.getByRole('menuitem', { name: /Pomoć kolegi/ }).click();
    await expect.element(title).toHaveValue('Pomoć kolegi');
    await expect.element(text).toHaveValue('First.\nKolega traži pomoć. Javite se kad stignete.');
    await expect.element(button('Send intervention')).toBeVisible();
  });

  test('what was written is kept as one, and one is forgotten', async () => {
    const onSaveTemplate = vi.fn();
    const onRemoveTemplate = vi.fn();
    await open({ templates: sampleTemplates, onSaveTemplate, onRemoveTemplate }, { ...panic, text: ' Come. ' });
    await button('Templates').click();
    await expect.element(page.getByRole('menuitem', { name: /Remove this template/ })).not.toBeInTheDocument();
    await page.getByRole('menuitem', { name: /Save as a template/ }).click();
    expect(onSaveTemplate.mock.calls).toEqual([[{ title: 'Panic', text: 'Come.', kind: 'intervention' }]]);
    await title.fill('Provjera rampe');
    await button('Templates').click();
    await page.getByRole('menuitem', { name: /Remove this template/ }).click();
    expect(onRemoveTemplate.mock.calls).toEqual([[sampleTemplates[0]]]);
  });

  test('there is no menu where nothing can be in it', async () => {
    await open();
    await expect.element(button('Templates')).not.toBeInTheDocument();
  });
});

test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', async (theme) => {
  const props = {
    templates: sampleTemplates,
    theme,
    noteOf: () => 'not moving',
    sendMessage: () => Promise.reject(httpError(400)),
  };
  await open(props, { ...panic, recipientIds: [28, 11] });
  expect(await axeViolations()).toEqual([]);
  await button('Send intervention').click();
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  model.change('title', '');
  await coordinates.fill('x');
  await button('Send intervention').click();
  expect(await axeViolations()).toEqual([]);
  model.change('title', 'a');
  model.setRecipients([]);
  await coordinates.fill('');
  await button('Send intervention').click();
  await expect.element(page.getByRole('alertdialog', { name: 'Nobody will be notified' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
