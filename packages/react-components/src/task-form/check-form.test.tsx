import type { Occurrence, RecurrenceRule } from '@patrolkit/sdk/model';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { CheckForm } from './check-form.tsx';
import type { CheckFormProps } from './check-form.types.ts';
import { choose, combo, errorOf, failOnConsoleErrors, field, fill, Page } from './task-form-testing.tsx';
import { sampleCheck, sampleCheckpoints, sampleLocations, sampleUsers } from './task-samples.ts';

failOnConsoleErrors();

const renderCheck = (props: Partial<CheckFormProps> = {}): Promise<RenderResult> =>
  render(
    <Page>
      <CheckForm
        check={sampleCheck()}
        checkpoints={sampleCheckpoints}
        locations={sampleLocations}
        onClose={() => {}}
        onSubmit={() => Promise.resolve()}
        timeZone="Europe/Zagreb"
        users={sampleUsers}
        {...props}
      />
    </Page>,
  );
const save = (): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const times = (): string[] =>
  [...document.querySelectorAll('.pk-DateTime input')].map((input) => Reflect.get(input, 'value'));

test('S4.33 one check opens with its fields, the title says edit, and it is saved under its own id', async () => {
  const onSubmit = vi.fn((_check: Occurrence) => Promise.resolve());
  await renderCheck({ onSubmit });
  await expect.element(page.getByRole('dialog', { name: 'Edit check' })).toBeVisible();
  await expect.element(field(/^Title/)).toHaveValue('Noćna ophodnja Jankomir');
  await expect.element(combo('Guard')).toHaveValue('Ivan Horvat');
  expect(times()).toEqual(['16/11/2026', '22:00', '16/11/2026', '23:00']);
  await fill(/^Title/, 'Dodatna kontrola');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toEqual(sampleCheck({ title: 'Dodatna kontrola' }));
});

test('another guard, another place: the checkpoint of the old place goes', async () => {
  const onSubmit = vi.fn((_check: Occurrence) => Promise.resolve());
  await renderCheck({ onSubmit });
  await choose('Guard', 'Petra Novak');
  await choose('Location', 'Savica, trafostanice');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
    occurrenceId: 900,
    guardId: 8,
    guardName: 'Petra Novak',
    securityGuardId: 8,
    locationId: 13,
    checkpointId: null,
    checkpointName: null,
  });
});

test('an end that is not after the start is refused', async () => {
  const onSubmit = vi.fn((_check: Occurrence) => Promise.resolve());
  await renderCheck({ onSubmit });
  const ends = page.getByRole('group', { name: 'End' });
  await ends.getByRole('textbox', { name: 'Time' }).fill('22:00');
  await save();
  expect(errorOf('End')).toBe('Choose an end after the start.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('what was read stays where and when it was read', async () => {
  await renderCheck({ check: sampleCheck({ readAt: Date.UTC(2026, 10, 16, 21, 4) }) });
  await expect.element(page.getByText('Read at 16/11/2026 22:04: the times stay.')).toBeVisible();
  await expect.element(combo('Guard')).toBeDisabled();
  for (const input of document.querySelectorAll('.pk-DateTime input')) expect(input).toHaveProperty('disabled', true);
  await expect.element(field(/^Title/)).toBeEnabled();
});

test('S4.34 Copy/paste of a check begins a new rule with id 0 that plans the same', async () => {
  const onCopy = vi.fn((_rule: RecurrenceRule) => {});
  await renderCheck({ onCopy });
  await page.getByRole('button', { name: 'Copy/paste' }).click();
  expect(onCopy.mock.lastCall?.[0]).toMatchObject({
    ruleId: 0,
    guardId: 7,
    checkpointIds: [31],
    rrule: 'DTSTART:20261116T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO',
    startDate: '2026-11-16',
    endDate: '2026-12-16',
    fromTime: 79_200,
    toTime: 82_800,
    intervalMinutes: 60,
  });
});

test('what the server refuses stands at its field', async () => {
  const error = Object.assign(new Error('409'), {
    fieldErrors: [{ field: 'startDateTime', code: 'alreadyRead', message: 'is of a check that has been read' }],
  });
  await renderCheck({ onSubmit: () => Promise.reject(error) });
  await save();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The task could not be saved.');
  expect(errorOf('Start')).toBe('is of a check that has been read');
});
