import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function faultsOf(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
      only ? { runOnly: only } : {},
    );
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  }, runOnly);
}

/** Rules of WCAG 2.2 AA that a page breaks, with the elements. */
export const violationsOf = (page: Page): Promise<string[]> => faultsOf(page, { type: 'tag', values: tags });

/** What is too faint in the theme that the page wears. */
export const contrastFaultsOf = (page: Page): Promise<string[]> =>
  faultsOf(page, { type: 'rule', values: ['color-contrast'] });
