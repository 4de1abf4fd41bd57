import '../theme/themes.ts';
import type { Language, Occurrence } from '@patrolkit/sdk/model';
import axe from 'axe-core';
import { type ReactElement, StrictMode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { type Messages, PatrolProvider } from '../provider/index.ts';
import type { ThemeName } from '../theme/index.ts';
import { sampleNow, sampleZone } from './calendar-samples.ts';
import { SchedulerCalendar } from './scheduler-calendar.tsx';
import type { CalendarNotice, SchedulerCalendarProps } from './scheduler-calendar.types.ts';

/* What the tests of the calendar share. */

/** Lets a test fail when anything was written to the console as an error. @internal */
export function failOnConsoleErrors(): void {
  beforeEach(() => {
    vi.spyOn(console, 'error');
  });
  afterEach(() => {
    const errors = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
    vi.restoreAllMocks();
    /* Chromium has no Macedonian numbers; the texts do without. */
    expect(errors.filter((error) => !error.includes('MISSING_DATA'))).toEqual([]);
  });
}

interface Frame {
  theme?: ThemeName;
  language?: Language;
  messages?: Messages;
  width?: number;
  height?: number;
}

const now = (): number => sampleNow;

type FramedProps = Partial<SchedulerCalendarProps> & Frame;

/** The calendar inside a provider, a theme and a panel, as strict as React can be. @internal */
export function Framed({
  theme = 'dark',
  language = 'en',
  messages,
  width,
  height,
  ...props
}: FramedProps): ReactElement {
  return (
    <StrictMode>
      <PatrolProvider
        fallbackMessages={hr}
        language={language}
        messages={messages ?? (language === 'en' ? en : hr)}
        now={now}
        timeZone={sampleZone}
      >
        <div data-pk-theme={theme} style={{ width: width ?? 1260, height: height ?? 960 }}>
          <SchedulerCalendar defaultDate="2026-11-23" items={[]} status="ready" {...props} />
        </div>
      </PatrolProvider>
    </StrictMode>
  );
}

/** Draws a calendar that is ready. @internal */
export async function renderCalendar(items: readonly Occurrence[], props: FramedProps = {}): Promise<RenderResult> {
  await page.viewport(Math.max(414, (props.width ?? 1260) + 20), (props.height ?? 960) + 20);
  return render(<Framed items={items} {...props} />);
}

/** A back end whose calls a test sees; a save of a piece in `failing` (ISO start, minutes, UTC) is refused. @internal */
export interface Bench {
  readonly saved: string[];
  readonly keys: string[];
  readonly reasons: string[];
  readonly deleted: number[];
  readonly notices: string[];
  readonly reloads: { count: number };
  readonly failing: Set<string>;
  readonly props: Required<Pick<SchedulerCalendarProps, 'onSave' | 'onDelete' | 'onReload' | 'onNotice'>>;
}

const utc = (at: number): string => new Date(at).toISOString().slice(0, 16);

/** Times of a check as UTC text with its id: `0 2026-11-24T07:00 2026-11-24T08:00`. @internal */
const timesText = ({ occurrenceId, startsAt, endsAt }: Occurrence): string =>
  `${occurrenceId} ${utc(startsAt)} ${utc(endsAt)}`;

/** @internal */
export function createBench(): Bench {
  const bench = {
    saved: [] as string[],
    keys: [] as string[],
    reasons: [] as string[],
    deleted: [] as number[],
    notices: [] as string[],
    reloads: { count: 0 },
    failing: new Set<string>(),
  };
  let newId = 1000;
  return {
    ...bench,
    props: {
      onSave: async (item, { idempotencyKey, reason }) => {
        bench.saved.push(timesText(item));
        bench.keys.push(idempotencyKey);
        bench.reasons.push(reason);
        if (bench.failing.has(utc(item.startsAt))) throw new Error('refused');
        newId += 1;
        return { ...item, occurrenceId: item.occurrenceId || newId, version: item.version + 1 };
      },
      onDelete: async ({ occurrenceId }) => {
        bench.deleted.push(occurrenceId);
        if (bench.failing.has(String(occurrenceId))) throw new Error('refused');
      },
      onReload: async () => {
        bench.reloads.count += 1;
      },
      onNotice: ({ text }: CalendarNotice) => {
        bench.notices.push(text);
      },
    },
  };
}

/** The one element that a selector finds. @internal */
export function find(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`'${selector}' finds ${found.length} elements`);
  return found[0];
}

/** Texts of what a selector finds. @internal */
export const textsOf = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

/** The cell of a local date. @internal */
export const cellOn = (date: string): HTMLElement => find(`[data-day="${Date.parse(`${date}T00:00Z`) / 86_400_000}"]`);

/** The button of a check. @internal */
export const itemWith = (occurrenceId: number): HTMLElement => find(`button[data-item="${occurrenceId}"]`);

/** What axe finds in the page; a component is not a page: landmarks and the first heading belong to the host. @internal */
export async function violations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return result.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`),
  );
}
