import { expect, test } from 'vitest';
import type { CodeLabel } from './code-labels.types.ts';
import { hostileStrings } from './hostile-strings-testing.ts';
import { pdfFonts, readPdf } from './pdf-testing.ts';
import { writeLabels } from './write-labels.ts';

const code = Array.from({ length: 25 }, (_, y) => Array.from({ length: 25 }, (_, x) => (x * y) % 3 === 0));
const label = (name: string, ...notes: string[]): CodeLabel => ({ code, name, notes });
const write = (labels: readonly CodeLabel[]) => readPdf(writeLabels({ name: 'labels', labels }, pdfFonts));

test('24 labels stand on a page of A4, and the 25th begins another', async () => {
  const pages = async (count: number) =>
    (await write(Array.from({ length: count }, (_, at) => label(`Tag ${at}`)))).pages;
  expect(await pages(24)).toHaveLength(1);
  const two = await pages(25);
  expect(two.map(({ texts }) => texts.length)).toEqual([24, 1]);
  expect(two.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [595, 842],
    [595, 842],
  ]);
});

test('a label tells its name and its notes in the letters of all six languages', async () => {
  const { pages, title } = await write([label('Žitnjak, улаз', 'Đurđin trg', '04A10012')]);
  expect(title).toBe('labels');
  expect(pages[0]?.texts).toEqual(['Žitnjak, улаз', 'Đurđin trg', '04A10012']);
});

test('a long name is broken, and never runs over the label below', async () => {
  const { pages } = await write([label('word '.repeat(40)), label('next')]);
  expect(pages[0]?.texts).toHaveLength(4); // three lines and the next label
});

test('texts from outside stay texts', async () => {
  const { activeParts } = await write(hostileStrings.map((text) => label(text, text)));
  expect(activeParts).toEqual([]);
});
