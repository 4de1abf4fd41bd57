import '../theme/themes.ts';
import axe from 'axe-core';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import en from '../messages/en.json';
import hr from '../messages/hr.json';
import type { ThemeName } from '../theme/index.ts';
import { PatrolProvider } from './index.ts';

/* What tests of several components share. */

/** 14/11/2026 21:47 in Zagreb. @internal */
const testNow: number = Date.UTC(2026, 10, 14, 20, 47);

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

/** Props of {@link TestPage}. @internal */
export interface TestPageProps {
  /** @default 'dark' */
  theme?: ThemeName | undefined;
  /** @default 'en' */
  language?: 'en' | 'hr' | undefined;
  /** The clock, milliseconds since 1970. @default testNow, standing */
  now?: (() => number) | undefined;
  children: ReactNode;
}

const standing = (): number => testNow;

/** A page with a theme, texts, a zone and a clock. @internal */
export function TestPage({ theme = 'dark', language = 'en', now = standing, children }: TestPageProps): ReactElement {
  return (
    <PatrolProvider
      fallbackMessages={hr}
      language={language}
      messages={language === 'en' ? en : hr}
      now={now}
      timeZone="Europe/Zagreb"
    >
      <main data-pk-theme={theme}>{children}</main>
    </PatrolProvider>
  );
}

/** What axe finds on the page by WCAG 2.2 AA and its own best practice. @internal */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    /* A component is not a page: landmarks and the first heading belong to the host. */
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
    },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}
