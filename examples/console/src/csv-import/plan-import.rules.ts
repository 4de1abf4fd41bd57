import type { Entity } from '../entities/entity.types.ts';
import { type CsvRecord, csvRecords } from './csv-lines.rules.ts';
import { folded } from './folded.ts';
import type { ImportField, ImportPlan, ImportSpec, LineProblem, PlannedLine } from './import.types.ts';

/** What a file is held against. */
export interface ImportGround<Row> {
  readonly entity: Pick<Entity<Row>, 'keyOf' | 'nameOf' | 'blank' | 'problems'>;
  readonly spec: ImportSpec<Row>;
  /** The rows that are there. */
  readonly rows: readonly Row[];
}

type Columns<Row> = readonly (ImportField<Row> | null)[];

const same = (text: string): string => folded(text);

function columnsOf<Row>(head: CsvRecord | undefined, { fields }: ImportSpec<Row>): Columns<Row> {
  return (head?.cells ?? []).map(
    (heading) => fields.find(({ id, label }) => [id, label].some((name) => same(name) === same(heading))) ?? null,
  );
}

/* The cells of a line, as parts of a row and as what is wrong with them. */
function readCells<Row>(record: CsvRecord, columns: Columns<Row>): { part: Partial<Row>; problems: LineProblem[] } {
  const problems: LineProblem[] = [];
  const parts: Partial<Row>[] = [];
  for (const [at, field] of columns.entries()) {
    const cell = record.cells[at] ?? '';
    if (!field || cell.trim() === '') continue;
    const reading = field.read(cell.trim());
    if ('part' in reading) parts.push(reading.part);
    else problems.push({ code: reading.fault, field: field.label, cell });
  }
  return { part: Object.assign({}, ...parts), problems };
}

/* Known rows by their key; null where two have the same. */
function byKey<Row>({ spec, rows }: ImportGround<Row>): ReadonlyMap<string, Row | null> {
  const known = new Map<string, Row | null>();
  for (const row of rows) {
    const key = same(spec.keyOf(row));
    known.set(key, known.has(key) ? null : row);
  }
  return known;
}

/**
 * What a CSV file will do to the rows that are there, line by line, and why a line will do nothing. Only what the file has
 * a column for is changed, and an empty cell changes nothing. Nothing is saved here.
 */
export function planImport<Row>(file: string, ground: ImportGround<Row>): ImportPlan<Row> {
  const { entity, spec } = ground;
  const [head, ...records] = csvRecords(file);
  const columns = columnsOf(head, spec);
  const missing = spec.fields.filter((field) => field.isRequired && !columns.includes(field)).map(({ label }) => label);
  const unknown = (head?.cells ?? []).filter((_, at) => columns[at] === null);
  if (missing.length > 0) return { missing, unknown, lines: [] };
  const known = byKey(ground);
  const labels = new Map(spec.fields.map(({ id, label }) => [id, label]));
  const seen = new Map<string, number>();

  const plan = (record: CsvRecord): PlannedLine<Row> => {
    const { line, cells, isBroken } = record;
    const bad = (problems: readonly LineProblem[], name = cells[0] ?? ''): PlannedLine<Row> => {
      return { line, kind: 'bad', name, row: null, changes: [], problems };
    };
    if (isBroken) return bad([{ code: 'quote' }]);
    if (cells.length > columns.length) return bad([{ code: 'cells', found: cells.length, expected: columns.length }]);
    const { part, problems } = readCells(record, columns);
    const key = same(spec.keyOf({ ...entity.blank(), ...part }));
    const stored = known.get(key);
    const row = { ...(stored ?? entity.blank()), ...part };
    const name = entity.nameOf(row);
    for (const [field, words] of Object.entries(entity.problems(row))) {
      problems.push({ code: 'form', field: labels.get(field) ?? field, words });
    }
    if (stored === null) problems.push({ code: 'twice', key: spec.keyOf(row) });
    const earlier = key === '' ? undefined : seen.get(key);
    if (earlier !== undefined) problems.push({ code: 'sameAs', line: earlier });
    else seen.set(key, line);
    if (problems.length > 0) return bad(problems, name);
    const before = stored ?? entity.blank();
    const changes = [...new Set(columns)].flatMap((field) => {
      if (!field) return [];
      const [was, is] = [stored ? field.show(before) : '', field.show(row)];
      return was === is ? [] : [{ label: field.label, before: was, after: is }];
    });
    const kind = !stored ? 'new' : changes.length > 0 ? 'change' : 'same';
    return { line, kind, name, row, changes, problems: [] };
  };
  return { missing, unknown, lines: records.map(plan) };
}
