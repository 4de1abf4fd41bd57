import '../theme/themes.ts';
import { type ReactElement, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json';
import { PatrolProvider } from '../provider/index.ts';
import { Button, ModalDialog, QuestionDialog, TextField } from './index.ts';

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-pk-theme');
  expect(errors).toEqual([]);
});

/** What a press puts there is open from its first drawing, as what is loaded when it is asked for. */
function Page({ kind, theme }: { kind: 'dialog' | 'question'; theme: string | undefined }): ReactElement {
  const [isThere, setThere] = useState(false);
  const leave = (): void => setThere(false);
  return (
    <PatrolProvider language="en" messages={en}>
      <div data-pk-theme={theme} id="part">
        <Button onPress={() => setThere(true)}>Open</Button>
        {isThere && kind === 'dialog' && (
          <ModalDialog isOpen onClose={leave} title="Rename">
            <TextField autoFocus label="Name" onChange={() => {}} value="" />
          </ModalDialog>
        )}
        {isThere && kind === 'question' && (
          <QuestionDialog confirmLabel="Delete" onAnswer={leave} title="Delete the rule?" />
        )}
      </div>
    </PatrolProvider>
  );
}

describe.each([
  ['a part of the page', 'dark'],
  ['the whole page', undefined],
])('a layer that is open from its first drawing, with the theme on %s', (_place, theme) => {
  test.each([
    ['dialog', 'textbox', 'Name'],
    ['question', 'button', 'Cancel'],
  ] as const)('the focus is in the %s, stays in it, and goes back when it closes', async (kind, role, name) => {
    if (theme === undefined) document.documentElement.dataset.pkTheme = 'dark';
    await render(<Page kind={kind} theme={theme} />);
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    const first = page.getByRole(role, { name });
    await expect.element(first).toHaveFocus();
    expect(first.element().closest('#part') === null).toBe(theme === undefined);
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement?.closest('.pk-Dialog')).not.toBeNull();
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(first).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
});
