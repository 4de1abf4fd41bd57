import './rrule-viewer.css.ts';
import '../theme/themes.ts';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type RenderResult, render } from 'vitest-browser-react';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import { PatrolProvider } from '../provider/index.ts';
import type { ThemeName } from '../theme/index.ts';
import { RRuleViewer } from './rrule-viewer.tsx';
import type { RRuleViewerProps } from './rrule-viewer.types.ts';
import { sampleCheckpoints, sampleLocations, sampleNow, sampleRules } from './rule-samples.ts';

/* What the tests of the viewer share. */

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

/** Where a viewer stands. @internal */
export interface Frame {
  theme?: ThemeName;
  language?: 'en' | 'hr';
  width?: number;
  height?: number;
  now?: number;
}

/** The viewer inside a provider, a theme and a panel. @internal */
export function Framed(props: Partial<RRuleViewerProps> & Frame): ReactElement {
  const { theme = 'dark', language = 'en', width = 1500, height = 700, now = sampleNow, ...viewer } = props;
  return (
    <PatrolProvider
      language={language}
      messages={language === 'en' ? en : hr}
      now={() => now}
      timeZone="America/New_York"
    >
      <div data-pk-theme={theme} style={{ width, height }}>
        <RRuleViewer
          checkpoints={sampleCheckpoints}
          locations={sampleLocations}
          rules={sampleRules()}
          status="ready"
          {...viewer}
        />
      </div>
    </PatrolProvider>
  );
}

/** Draws a viewer that is ready. @internal */
export function renderViewer(props: Partial<RRuleViewerProps> & Frame = {}): Promise<RenderResult> {
  return render(<Framed {...props} />);
}

/** The row of a location or a rule, such as `rule 3`. @internal */
export function row(key: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (!found) throw new Error(`There is no row '${key}'`);
  return found;
}

/** Keys of the rows that are drawn, from top to bottom. @internal */
export function rowKeys(): (string | null)[] {
  return [...document.querySelectorAll('[data-key]')].map((element) => element.getAttribute('data-key'));
}

/** The words of a cell. @internal */
export function cellText(key: string, column: string): string {
  return row(key).querySelector(`[data-column="${column}"]`)?.textContent ?? '';
}
