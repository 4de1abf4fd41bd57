import { expect, test } from 'vitest';
import type { ImportSpec } from './import.types.ts';
import { choiceField, numberField, optionalText, textField, yesNoField } from './import-fields.ts';
import { type ImportGround, planImport } from './plan-import.rules.ts';

interface Gate {
  readonly gateId: number;
  readonly name: string;
  readonly code: string | null;
  readonly radius: number | null;
  readonly placeId: number;
  readonly isActive: boolean;
}

const blank: Gate = { gateId: 0, name: '', code: null, radius: null, placeId: 0, isActive: true };
const spec: ImportSpec<Gate> = {
  keyOf: ({ name }) => name,
  fields: [
    textField<Gate>({ key: 'name', id: 'name', label: 'Naziv', isRequired: true }),
    optionalText<Gate>({ key: 'code', id: 'code', label: 'Kôd čipa' }),
    numberField<Gate>({ key: 'radius', id: 'radiusMeters', label: 'Polumjer' }),
    choiceField<Gate>({ key: 'placeId', id: 'idLocation', label: 'Lokacija' }, [
      { id: 4, names: ['Trg'] },
      { id: 5, names: ['Park'] },
      { id: 6, names: ['park'] },
    ]),
    yesNoField<Gate>({ key: 'isActive', id: 'active', label: 'Aktivno' }, { yes: 'Da', no: 'Ne' }),
  ],
};
const ground = (rows: readonly Gate[] = []): ImportGround<Gate> => ({
  spec,
  rows,
  entity: {
    keyOf: ({ gateId }) => gateId,
    nameOf: ({ name }) => name,
    blank: () => blank,
    problems: ({ name, radius }): Record<string, string> => ({
      ...(name === '' ? { name: 'Obavezno' } : {}),
      ...(radius !== null && radius > 500 ? { radiusMeters: '20 do 500' } : {}),
    }),
  },
});
const kinds = (file: string, rows?: readonly Gate[]) => planImport(file, ground(rows)).lines.map(({ kind }) => kind);
const problemsOf = (file: string, rows?: readonly Gate[]) =>
  planImport(file, ground(rows)).lines.map(({ problems }) => problems);

test('a line with the name of a known row changes only what the file has a column for', () => {
  const known = { gateId: 7, name: 'Glavna', code: 'A1', radius: 50, placeId: 4, isActive: true };
  const [line] = planImport('naziv,Polumjer\nGLAVNA,80\n', ground([known])).lines;
  expect(line).toEqual({
    line: 2,
    kind: 'change',
    name: 'GLAVNA',
    row: { ...known, name: 'GLAVNA', radius: 80 },
    changes: [
      { label: 'Naziv', before: 'Glavna', after: 'GLAVNA' },
      { label: 'Polumjer', before: '50', after: '80' },
    ],
    problems: [],
  });
});

test('a line that says what is known already does nothing, a name nobody has makes a row', () => {
  const known = { gateId: 7, name: 'Glavna', code: 'A1', radius: 50, placeId: 4, isActive: false };
  const file = 'Naziv;Kod cipa;Polumjer;Lokacija;Aktivno\nGlavna;A1;50;trg;ne\nNova;;20,5;;\n';
  const { lines } = planImport(file, ground([known]));
  expect(lines.map(({ kind }) => kind)).toEqual(['same', 'new']);
  expect(lines[1]?.row).toEqual({ ...blank, name: 'Nova', radius: 20.5 });
});

test('an empty cell, and a line that ends early, leave what is there', () => {
  const known = { gateId: 7, name: 'Glavna', code: 'A1', radius: 50, placeId: 4, isActive: false };
  const { lines } = planImport(
    'name,code,radiusMeters,idLocation,active\nGlavna,,60, ,\nglavna 2,B\n',
    ground([known]),
  );
  expect(lines[0]?.row).toEqual({ ...known, radius: 60 });
  expect(lines[1]?.row).toEqual({ ...blank, name: 'glavna 2', code: 'B' });
});

test('headings may be those of the wire; what means nothing is told and left out', () => {
  const plan = planImport('name,radiusMeters,weather\nNova,30,sun\n', ground());
  expect([plan.unknown, plan.missing]).toEqual([['weather'], []]);
  expect(plan.lines[0]?.row).toEqual({ ...blank, name: 'Nova', radius: 30 });
});

test.each([[''], ['Kôd čipa\nA1\n'], ['just some text']])('without its name column %j plans nothing', (file) => {
  expect(planImport(file, ground())).toMatchObject({ missing: ['Naziv'], lines: [] });
});

test('each bad cell of a line is told, with the words of the form for what it would refuse', () => {
  expect(problemsOf('name,radiusMeters,idLocation,active\nA,wide,Nigdje,možda\n,900,,\n')).toEqual([
    [
      { code: 'number', field: 'Polumjer', cell: 'wide' },
      { code: 'unknown', field: 'Lokacija', cell: 'Nigdje' },
      { code: 'yesNo', field: 'Aktivno', cell: 'možda' },
    ],
    [
      { code: 'form', field: 'Naziv', words: 'Obavezno' },
      { code: 'form', field: 'Polumjer', words: '20 do 500' },
    ],
  ]);
  expect(problemsOf('name,idLocation\nA,PARK\n')).toEqual([[{ code: 'ambiguous', field: 'Lokacija', cell: 'PARK' }]]);
});

test('a line too long, a quote never closed, a name twice in the file or twice among the rows', () => {
  expect(problemsOf('name,code\nA,1,2\nB,1\nb,2\n"C,1\n')).toEqual([
    [{ code: 'cells', found: 3, expected: 2 }],
    [],
    [{ code: 'sameAs', line: 3 }],
    [{ code: 'quote' }],
  ]);
  const twins = [1, 2].map((gateId) => ({ ...blank, gateId, name: 'Ista' }));
  expect(problemsOf('name\nista\n', twins)).toEqual([[{ code: 'twice', key: 'ista' }]]);
});

test('2,000 lines with 20 bad ones: the good ones are planned, and each bad one says its line and why', () => {
  const rows = Array.from({ length: 500 }, (_, at) => ({ ...blank, gateId: at + 1, name: `Vrata ${at}`, radius: 50 }));
  const written = Array.from({ length: 2000 }, (_, at) =>
    at % 100 === 99 ? `Vrata ${at},širok` : `"Vrata ${at}",${at < 250 ? 50 : 60}`,
  );
  const { lines } = planImport(`name,radiusMeters\r\n${written.join('\r\n')}\r\n`, ground(rows));
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  expect([of('same').length, of('change').length, of('new').length, of('bad').length]).toEqual([248, 247, 1485, 20]);
  expect(of('bad').map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, at) => at * 100 + 101));
  for (const { problems } of of('bad')) expect(problems).toMatchObject([{ code: 'number', field: 'Polumjer' }]);
  expect(kinds('name\nA\n')).toEqual(['new']);
});
