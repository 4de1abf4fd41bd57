import type { Page } from '@playwright/test';
import { screens } from './models/screens.ts';
import { expect, test } from './patrol-test.ts';

/* Names, what is the same in every language, and what React Aria says by its own catalogue. */
const allowed = [
  /^(PatrolKit|Night Watch Ltd|Id|CSV|XLSX|PDF|QR|PNG)$/,
  /^v\d/,
  /^Ctrl/,
  /^(English|Hrvatski|Slovenščina|Српски|Română|Македонски)$/,
  /^Show suggestions$/,
];

/* What Intl writes by itself: weekdays and months, which are no texts of ours. */
const byIntl = new Set(
  Array.from({ length: 366 }, (_, day) => new Date(2026, 0, 1 + day)).flatMap((date) =>
    (['long', 'short', 'narrow'] as const).flatMap((width) => [
      date.toLocaleDateString('en', { weekday: width }),
      date.toLocaleDateString('en', { month: width }),
      date.toLocaleDateString('en', { month: width, year: 'numeric' }),
    ]),
  ),
);

/** Texts of a page that a reader sees or hears, without those that hold a marked one. */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const note = (text: string | null): void => {
      const whole = text?.trim().replaceAll(/\s+/g, ' ') ?? '';
      if (/\p{L}{2}/u.test(whole) && !whole.includes('⟦')) found.add(whole);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const around = node.parentElement;
      if (around && !around.closest('script, style, [aria-hidden="true"]:empty')) note(node.textContent);
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'alt']) {
        note(element.getAttribute(name));
      }
    }
    return [...found];
  });
}

/** Every text in an answer. */
function leaves(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.trim().replaceAll(/\s+/g, ' '));
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) leaves(one, into);
}

test('L1 no screen has a text that is not in the catalogue', async ({ supervisor }) => {
  test.setTimeout(180_000);
  const { page } = supervisor;
  const data = new Set<string>();
  page.on('response', async (response) => {
    if (!response.url().includes('/api/')) return;
    leaves(await response.json().catch(() => null), data);
  });
  await page.route(/locales\/en\.json/, async (route) => {
    const texts = (await (await route.fetch()).json()) as Record<string, string>;
    const marked = Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `⟦${text}⟧`]));
    await route.fulfill({ json: marked });
  });
  const literals = new Map<string, string>();
  for (const path of screens) {
    await (path === '' ? supervisor.startsAt(path) : supervisor.opens(path));
    await expect(page.getByRole('main')).toContainText('⟦');
    await page.waitForLoadState('networkidle').catch(() => undefined);
    const known = [...data].join('\n');
    /* Several things that were answered, with a time, a dot or a comma between them. */
    const isData = (text: string): boolean =>
      text.split(/[·,;\d:.+-]+/).every((part) => known.includes(part.trim())) || known.includes(text);
    for (const text of await unmarked(page)) {
      if (!allowed.some((pattern) => pattern.test(text)) && !byIntl.has(text) && !isData(text))
        literals.set(text, path);
    }
  }
  expect([...literals].map(([text, path]) => `/${path}: ${text}`)).toEqual([]);
});
