import './task-form.css.ts';
import '../theme/themes.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { PatrolProvider } from '../provider/index.ts';
import type { ThemeName } from '../theme/index.ts';
import { TaskForm } from './task-form.tsx';
import type { TaskFormProps } from './task-form.types.ts';
import { sampleCheckpoints, sampleLocations, sampleNow, sampleUsers } from './task-samples.ts';

/* What the tests of the forms share. */

/** Lets a test fail when anything was written to the console as an error. @internal */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
    vi.restoreAllMocks();
    expect(errors).toEqual([]);
  });
}

/** Where a form stands. @internal */
export interface Frame {
  theme?: ThemeName;
  language?: 'en' | 'hr';
  width?: number;
  now?: number;
}

/** A page around a form: provider, theme, panel. @internal */
export function Page({
  theme = 'dark',
  language = 'en',
  width = 460,
  now = sampleNow,
  children,
}: Frame & { children: ReactElement }): ReactElement {
  return (
    <PatrolProvider language={language} messages={language === 'en' ? en : hr} now={() => now} timeZone="Europe/Zagreb">
      <div data-pk-theme={theme} style={{ width, height: 760 }}>
        {children}
      </div>
    </PatrolProvider>
  );
}

/** Draws the form of a task. @internal */
export function renderForm({
  theme,
  language,
  width,
  now,
  ...props
}: Partial<TaskFormProps> & Frame = {}): Promise<RenderResult> {
  const frame = {
    ...(theme && { theme }),
    ...(language && { language }),
    ...(width && { width }),
    ...(now && { now }),
  };
  return render(
    <Page {...frame}>
      <TaskForm
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
}

/** A field by its label. @internal */
export const field = (name: string | RegExp): Locator => page.getByRole('textbox', { name });

/** Puts a text into a field and leaves it. @internal */
export async function fill(name: string | RegExp, value: string): Promise<void> {
  await field(name).fill(value);
  /* Not by Tab: the next field may open its list over the form. */
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** A field that offers things while typing, by its label; open, it is named with its star. @internal */
export const combo = (name: string): Locator => page.getByRole('combobox', { name: new RegExp(`^${name}`) });

/** Chooses in a field that offers things while typing. @internal */
export async function choose(name: string, option: string): Promise<void> {
  await combo(name).fill(option);
  await page.getByRole('option', { name: option }).click();
}

/** The sentence below a field; '' for none. @internal */
export function errorOf(label: string): string {
  const fields = [...document.querySelectorAll('.pk-Field')];
  const found = fields.find(
    (element) => element.querySelector('.pk-Field-label')?.textContent?.replace(' *', '') === label,
  );
  return found?.querySelector('.pk-Field-error')?.textContent ?? '';
}
