import '../theme/themes.ts';
import type { PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { PatrolProvider } from '../provider/index.ts';
import type { ThemeName } from '../theme/index.ts';
import { EventGrid } from './event-grid.tsx';
import type { EventGridProps } from './event-grid.types.ts';

/* What the tests of the grid share. */

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

interface Frame {
  theme?: ThemeName;
  language?: 'en' | 'hr';
  width?: number;
}

/** The grid inside a provider, a theme and a panel of a given width. @internal */
export function Framed({
  theme = 'dark',
  language = 'en',
  width = 790,
  ...props
}: EventGridProps & Frame): ReactElement {
  return (
    <PatrolProvider language={language} messages={language === 'en' ? en : hr} timeZone="Europe/Zagreb">
      <div data-pk-theme={theme} style={{ width, height: 780 }}>
        <EventGrid {...props} />
      </div>
    </PatrolProvider>
  );
}

/** Draws a grid that is ready. @internal */
export function renderGrid(
  events: readonly PatrolEvent[],
  props: Partial<EventGridProps & Frame> = {},
): Promise<RenderResult> {
  return render(<Framed events={events} status="ready" {...props} />);
}

/** The one element that a selector finds. @internal */
export function find(selector: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(selector);
  if (found.length !== 1 || !found[0]) throw new Error(`'${selector}' finds ${found.length} elements`);
  return found[0];
}

/** Ids of the rows on the page, from top to bottom. @internal */
export function shownIds(): number[] {
  return [...document.querySelectorAll('[data-key]')].map((row) => Number(row.getAttribute('data-key')));
}

/** A cell by the id of its event and the name of its column. @internal */
export function cell(eventId: number, column: string): HTMLElement {
  return find(`[data-key="${eventId}"] [data-column="${column}"]`);
}

/** The checkbox of a row. @internal */
export function checkbox(eventId: number): HTMLElement {
  return find(`[data-key="${eventId}"] input`);
}
