import { type ThirdParty, thirdPartiesOf } from './third-parties.ts';

const line = '-'.repeat(80);

function titleOf({ name, version, license }: ThirdParty): string {
  return `${name}${version && ` ${version}`} (${license || 'no licence named'})`;
}

/** The THIRD-PARTY-NOTICES of a package: every package it brings along, those with the same text together. */
export function noticesOf(folder: string): string {
  const parties = thirdPartiesOf(folder);
  const byText = Map.groupBy(parties, ({ text }) => text);
  const parts = [...byText].map(([text, together]) =>
    [line, ...together.map(titleOf), '', text || 'It ships no text of its licence; its name stands above.', ''].join(
      '\n',
    ),
  );
  const head = [
    'This package is MIT licensed (LICENSE). It brings the following packages along, each under its own licence.',
    'Written by `pnpm run notices` from what is installed.',
    '',
  ];
  return [...head, ...parts].join('\n');
}
