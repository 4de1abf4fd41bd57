import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const components = fileURLToPath(new URL('../../packages/react-components/src', import.meta.url));

/** The entries of react-aria-components that the components import: a dev server that finds one late reloads its page. */
export function ariaEntries(): string[] {
  const texts = globSync('**/*.tsx', { cwd: components }).map((path) => readFileSync(join(components, path), 'utf8'));
  const found = texts.flatMap((text) =>
    [...text.matchAll(/'(react-aria-components\/\w+)'/g)].map(([, entry]) => entry),
  );
  return [...new Set(found.filter((entry) => entry !== undefined))].toSorted();
}
