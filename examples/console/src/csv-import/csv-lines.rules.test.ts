import { expect, test } from 'vitest';
import { csvRecords } from './csv-lines.rules.ts';

const cells = (text: string) => csvRecords(text).map((record) => record.cells);

test.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    '\ufeffa;b\r\n1;2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\n"1, ""one""","2\n3"\n',
    [
      ['a', 'b'],
      ['1, "one"', '2\n3'],
    ],
  ],
  [
    'a,b\n\n , \n1,\n',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  [
    'a,b\n" x ", y \n',
    [
      ['a', 'b'],
      [' x ', 'y'],
    ],
  ],
  [
    'a,b\n5" pipe,6\n',
    [
      ['a', 'b'],
      ['5" pipe', '6'],
    ],
  ],
  [
    "a,b\n'=1+1,'plain\n",
    [
      ['a', 'b'],
      ['=1+1', "'plain"],
    ],
  ],
  ['', []],
])('%j', (text, expected) => {
  expect(cells(text)).toEqual(expected);
});

test('a record tells the line on which it begins, also after lines inside quotes', () => {
  expect(csvRecords('a\n"x\ny\nz"\n\nb\n').map(({ line }) => line)).toEqual([1, 2, 6]);
});

test('a quote that is never closed marks its record and takes the rest', () => {
  const records = csvRecords('a,b\n1,2\n"3,4\n5,6\n');
  expect(records.map(({ line, isBroken }) => [line, isBroken])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});
