import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesOf } from './notices.ts';
import { packages, root } from './packages.ts';
import { thirdPartiesOf } from './third-parties.ts';

test.each(packages)('the third-party notices of $name are those of what is installed', ({ folder }) => {
  const written = readFileSync(join(root, folder, 'THIRD-PARTY-NOTICES'), 'utf8');
  expect(written === noticesOf(folder), `${folder}/THIRD-PARTY-NOTICES is not fresh: run \`pnpm run notices\``).toBe(
    true,
  );
});

test.each(packages)(
  'whatever $name brings along is under a licence that asks for a notice and no more',
  ({ folder }) => {
    const lenient =
      /^(?:MIT|Apache-2\.0|BSD-[23]-Clause|ISC|0BSD|Unlicense|\(MIT AND Zlib\)|MIT OR SEE LICENSE IN FEEL-FREE\.md|\(MPL-2\.0 OR Apache-2\.0\))$/;
    const parties = thirdPartiesOf(folder);
    expect(parties.length).toBeGreaterThan(0);
    expect(
      parties.filter(({ license }) => !lenient.test(license)).map(({ name, license }) => `${name}: ${license}`),
    ).toEqual([]);
  },
);
