/* Writes the fonts of the PDFs: `node packages/react-components/src/table-export/make-fonts.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/* Tools of the repository, not of this package; subset-font brings no types of its own. */
const fromRoot = createRequire(new URL('../../../../package.json', import.meta.url));
const subsetFont: (font: Buffer, letters: string, options: object) => Promise<Buffer> = fromRoot('subset-font');

/* Latin with all accents of the six languages, Cyrillic, combining accents, punctuation, currencies, signs. */
const blocks: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x300, 0x323],
  [0x400, 0x4ff],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2265],
  [0xfffd, 0xfffd],
];
const letters = blocks
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)))
  .join('');

/* pdfmake brings Roboto in four cuts; Medium is the bold one of a small table. */
for (const [from, to] of [
  ['Roboto-Regular', 'roboto-regular'],
  ['Roboto-Medium', 'roboto-medium'],
] as const) {
  const whole = readFileSync(fromRoot.resolve(`pdfmake/fonts/Roboto/${from}.ttf`));
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: [],
    preserveNameIds: [0, 13, 14],
  });
  writeFileSync(new URL(`./fonts/${to}.ttf`, import.meta.url), subset);
}
