import '../theme/themes.ts';
import axe from 'axe-core';
import type { ReactElement, ReactNode } from 'react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { PatrolProvider } from '../provider/index.ts';
import {
  Button,
  ComboField,
  DateField,
  DateTimeField,
  MultiField,
  NumberField,
  QuestionDialog,
  SelectField,
  TextField,
  TimeField,
  ToastProvider,
  useToasts,
} from './index.ts';

const noon = Date.UTC(2026, 10, 21, 12);
const guards = [
  { id: 9, label: 'Tomislav Šarić' },
  { id: 11, label: 'Ana Kovač' },
  { id: 28, label: 'Dubravko Žunić' },
];

beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.restoreAllMocks();
  expect(errors).toEqual([]);
});

function Frame({ children, theme = 'dark' }: { children: ReactNode; theme?: 'dark' | 'light' }): ReactElement {
  return (
    <PatrolProvider fallbackMessages={hr} language="en" messages={en} now={() => noon} timeZone="Europe/Zagreb">
      <main data-pk-theme={theme} style={{ width: 420, padding: 16, background: 'var(--pk-surface-1)' }}>
        {children}
      </main>
    </PatrolProvider>
  );
}

/** A button whose question is told what it was answered. */
function Asking({ answered }: { answered: (isConfirmed: boolean) => void }): ReactElement {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onPress={() => setAsked(true)}>Delete</Button>
      <QuestionDialog
        confirmLabel="Delete rule"
        isDanger
        onAnswer={(isConfirmed) => {
          setAsked(false);
          answered(isConfirmed);
        }}
        text="96 checks go with it."
        title={isAsked ? 'Delete the rule?' : null}
      />
    </>
  );
}

/** Tells two things when it is pressed. */
function Teller({ undo }: { undo: () => void }): ReactElement {
  const toasts = useToasts();
  return (
    <Button
      onPress={() => {
        toasts.show({ text: 'Event saved', action: { label: 'Undo', onPress: undo } });
        toasts.show({ text: 'Event failed', tone: 'failure' });
      }}
    >
      Tell
    </Button>
  );
}

/** A field that keeps its value and tells each change. */
function Kept<Value>(props: {
  start: Value;
  seen: (value: Value) => void;
  children: (value: Value, change: (value: Value) => void) => ReactElement;
}): ReactElement {
  const [value, setValue] = useState(props.start);
  return props.children(value, (next) => {
    setValue(next);
    props.seen(next);
  });
}

describe('dates and times', () => {
  test('a date is typed as DD/MM/YYYY, and what is no date stays to be mended and says how', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={null as string | null}>
          {(value, change) => <DateField label="Start date" onChange={change} value={value} />}
        </Kept>
      </Frame>,
    );
    const field = page.getByRole('textbox', { name: 'Start date' });
    await userEvent.type(field, '31/11/2026');
    await userEvent.tab();
    await expect.element(page.getByText('Write the date as 23/11/2026.')).toBeVisible();
    await expect.element(field).toHaveValue('31/11/2026');
    await userEvent.fill(field, '3011');
    await userEvent.tab();
    expect(seen).toHaveBeenLastCalledWith('2026-11-30');
    await expect.element(field).toHaveValue('30/11/2026');
  });

  test('the month to pick from starts on Monday, and a picked day closes it', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={'2026-11-16' as string | null}>
          {(value, change) => <DateField label="Start date" onChange={change} value={value} />}
        </Kept>
      </Frame>,
    );
    await page.getByRole('button', { name: 'Pick Start date' }).click();
    await expect.element(page.getByRole('application', { name: 'Month, November 2026' })).toBeVisible();
    expect(document.querySelector('.pk-Calendar-title')?.textContent).toBe('November 2026');
    const heads = [...document.querySelectorAll('.pk-Calendar-weekday')].map((cell) => cell.textContent);
    expect(heads).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    await page.getByText('24', { exact: true }).click();
    expect(seen).toHaveBeenLastCalledWith('2026-11-24');
    await expect.element(page.getByRole('textbox', { name: 'Start date' })).toHaveValue('24/11/2026');
  });

  test('a date and a time make an instant in the zone, also in the night when an hour comes twice', async () => {
    const seen = vi.fn<(value: number | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={Date.UTC(2026, 9, 24, 20) as number | null}>
          {(value, change) => <DateTimeField label="From" onChange={change} value={value} />}
        </Kept>
      </Frame>,
    );
    await expect.element(page.getByRole('textbox', { name: 'Time' })).toHaveValue('22:00');
    await userEvent.fill(page.getByRole('textbox', { name: 'From' }), '25/10/2026');
    await userEvent.fill(page.getByRole('textbox', { name: 'Time' }), '0230');
    expect(seen).toHaveBeenLastCalledWith(Date.UTC(2026, 9, 25, 0, 30));
  });

  test('a time is written in 24 hours', async () => {
    const seen = vi.fn<(value: string | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={null as string | null}>
          {(value, change) => <TimeField label="Start" onChange={change} value={value} />}
        </Kept>
      </Frame>,
    );
    await userEvent.type(page.getByRole('textbox', { name: 'Start' }), '22.30');
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Start' })).toHaveValue('22:30');
    expect(seen).toHaveBeenLastCalledWith('22:30');
  });
});

test('a number that cannot be read stays as it was typed, for the form to judge', async () => {
  const seen = vi.fn<(value: number | null) => void>();
  await render(
    <Frame>
      <Kept seen={seen} start={60 as number | null}>
        {(value, change) => <NumberField label="Interval" minValue={1} onChange={change} unit="min" value={value} />}
      </Kept>
    </Frame>,
  );
  const field = page.getByRole('textbox', { name: 'Interval' });
  await userEvent.fill(field, 'x');
  expect(seen).toHaveBeenLastCalledWith(Number.NaN);
  await expect.element(field).toHaveValue('x');
  await userEvent.fill(field, '2');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(seen).toHaveBeenLastCalledWith(1);
});

describe('choices', () => {
  test('a list of many is searched without accents, and the choice can be taken away', async () => {
    const seen = vi.fn<(value: number | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={null as number | null}>
          {(value, change) => <ComboField isClearable label="Guard" onChange={change} options={guards} value={value} />}
        </Kept>
      </Frame>,
    );
    await userEvent.type(page.getByRole('combobox', { name: 'Guard' }), 'kovac');
    await page.getByRole('option', { name: 'Ana Kovač' }).click();
    expect(seen).toHaveBeenLastCalledWith(11);
    await page.getByRole('button', { name: 'Clear Guard' }).click();
    expect(seen).toHaveBeenLastCalledWith(null);
    await expect.element(page.getByRole('combobox', { name: 'Guard' })).toHaveValue('');
  });

  test('a short list is chosen from with the keyboard', async () => {
    const seen = vi.fn<(value: number | null) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={null as number | null}>
          {(value, change) => <SelectField label="Guard" onChange={change} options={guards} value={value} />}
        </Kept>
      </Frame>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    expect(seen).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('button', { name: /Ana Kovač/ })).toBeVisible();
  });

  test('several are added by typing and Enter, and removed with their cross or Backspace', async () => {
    const seen = vi.fn<(value: readonly number[]) => void>();
    await render(
      <Frame>
        <Kept seen={seen} start={[] as readonly number[]}>
          {(value, change) => <MultiField label="Recipients" onChange={change} options={guards} value={value} />}
        </Kept>
      </Frame>,
    );
    const box = page.getByRole('textbox', { name: 'Recipients' });
    await userEvent.type(box, 'zun{Enter}');
    await userEvent.type(box, 'sar{Enter}');
    expect(seen).toHaveBeenLastCalledWith([28, 9]);
    await page.getByRole('button', { name: /Remove Dubravko Žunić/ }).click();
    expect(seen).toHaveBeenLastCalledWith([9]);
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    expect(seen).toHaveBeenLastCalledWith([]);
  });
});

test('a question is answered once, Esc is no, and focus goes back to where it was', async () => {
  const answered = vi.fn<(isConfirmed: boolean) => void>();
  await render(
    <Frame>
      <Asking answered={answered} />
    </Frame>,
  );
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByRole('alertdialog', { name: 'Delete the rule?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(answered.mock.calls).toEqual([[false]]);
  await expect.element(page.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

test('a toast tells something in passing, offers a way back, and goes after 6 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const undone = vi.fn();
  await render(
    <Frame>
      <ToastProvider label="Notices">
        <Teller undo={undone} />
      </ToastProvider>
    </Frame>,
  );
  await page.getByRole('button', { name: 'Tell' }).click();
  await vi.waitFor(() => expect(document.querySelectorAll('.pk-Toast')).toHaveLength(2));
  document.querySelector<HTMLButtonElement>('.pk-Toast .pk-Button')?.click();
  expect(undone).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(6000);
  await vi.waitFor(() => expect(document.querySelectorAll('.pk-Toast')).toHaveLength(0));
  vi.useRealTimers();
});

test.each(['dark', 'light'] as const)('A1 the fields have no accessibility fault in the %s theme', async (theme) => {
  const { container } = await render(
    <Frame theme={theme}>
      <TextField errorText="Is required" isRequired label="Title" />
      <TextField description="At most 2,000 characters" label="Description" rows={4} />
      <NumberField label="Interval" onChange={() => {}} unit="min" value={60} />
      <SelectField isClearable label="Guard" onChange={() => {}} options={guards} value={9} />
      <ComboField isClearable label="Location" onChange={() => {}} options={guards} value={11} />
      <MultiField errorText="Is required" label="Recipients" onChange={() => {}} options={guards} value={[28]} />
      <DateField label="Start date" onChange={() => {}} value="2026-11-16" />
      <DateTimeField label="From" onChange={() => {}} value={noon} />
    </Frame>,
  );
  const { violations } = await axe.run(container, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
