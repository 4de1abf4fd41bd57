import { folded } from './folded.ts';
import type { CellReading, ImportField } from './import.types.ts';

type Keys<Row, Value> = { [Key in keyof Row]-?: Value extends Row[Key] ? Key : never }[keyof Row];

/** What every field has. */
export interface FieldOf<Key> {
  /** Name of the row's property. */
  readonly key: Key;
  /** Name on the wire. */
  readonly id: string;
  readonly label: string;
  readonly isRequired?: boolean;
}

/* One property of a row; a computed name is wider than the key it was made of. */
const partOf = <Row>(key: keyof Row, value: unknown): CellReading<Row> => ({ part: { [key]: value } as Partial<Row> });
const said = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** A text that must be there, such as a name. */
export function textField<Row>({ key, ...field }: FieldOf<Keys<Row, string>>): ImportField<Row> {
  return { ...field, read: (cell) => partOf(key, cell), show: (row) => said(row[key]) };
}

/** A text that may be missing. An empty cell is never read: it leaves what is there. */
export function optionalText<Row>({ key, ...field }: FieldOf<Keys<Row, string | null>>): ImportField<Row> {
  return { ...field, read: (cell) => partOf(key, cell), show: (row) => said(row[key]) };
}

/** A number that may be missing, with point or comma. */
export function numberField<Row>({ key, ...field }: FieldOf<Keys<Row, number>>): ImportField<Row> {
  const read = (cell: string): CellReading<Row> => {
    return /^[+-]?\d{1,12}([.,]\d{1,12})?$/.test(cell)
      ? partOf(key, Number(cell.replace(',', '.')))
      : { fault: 'number' };
  };
  return { ...field, read, show: (row) => said(row[key]) };
}

/** Yes or no, in the words of the page's language or as 1 and 0. */
export function yesNoField<Row>(
  { key, ...field }: FieldOf<Keys<Row, boolean>>,
  words: { readonly yes: string; readonly no: string },
): ImportField<Row> {
  const isYes = new Set(['1', 'true', 'yes', folded(words.yes)]);
  const isNo = new Set(['0', 'false', 'no', folded(words.no)]);
  const read = (cell: string): CellReading<Row> => {
    const name = folded(cell);
    if (isYes.has(name)) return partOf(key, true);
    return isNo.has(name) ? partOf(key, false) : { fault: 'yesNo' };
  };
  return { ...field, read, show: (row) => (row[key] ? words.yes : words.no) };
}

/** Something else that is chosen by its name. */
export function choiceField<Row, Id extends string | number = number>(
  { key, ...field }: FieldOf<Keys<Row, Id>>,
  options: readonly { readonly id: Id; readonly names: readonly string[] }[],
): ImportField<Row> {
  const byName = new Map<string, Id | null>();
  for (const { id, names } of options) {
    for (const name of new Set(names.map(folded))) byName.set(name, byName.has(name) ? null : id);
  }
  const nameOf = new Map(options.map(({ id, names }) => [String(id), names[0] ?? '']));
  const read = (cell: string): CellReading<Row> => {
    const id = byName.get(folded(cell));
    if (id === undefined) return { fault: 'unknown' };
    return id === null ? { fault: 'ambiguous' } : partOf(key, id);
  };
  return { ...field, read, show: (row) => nameOf.get(String(row[key])) ?? '' };
}

/** A time of day of 24 hours, with colon or point: 6:00, 06.00 or 06:00:00. */
export function timeField<Row>({ key, ...field }: FieldOf<Keys<Row, string>>): ImportField<Row> {
  const read = (cell: string): CellReading<Row> => {
    const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(cell) ?? [];
    const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
    return isTime ? partOf(key, `${hours.padStart(2, '0')}:${minutes}`) : { fault: 'time' };
  };
  return { ...field, read, show: (row) => said(row[key]) };
}

/** Several that are chosen by their names in one cell, between blanks, commas, semicolons or slashes; kept in the order of the options. */
export function choicesField<Row, Id extends string>(
  { key, ...field }: FieldOf<Keys<Row, readonly Id[]>>,
  options: readonly { readonly id: Id; readonly names: readonly string[] }[],
): ImportField<Row> {
  const idOf = (name: string): Id | undefined =>
    options.find(({ names }) => names.map(folded).includes(folded(name)))?.id;
  const read = (cell: string): CellReading<Row> => {
    const chosen = cell
      .split(/[\s,;/]+/)
      .filter((name) => name !== '')
      .map(idOf);
    if (chosen.includes(undefined)) return { fault: 'unknown' };
    return partOf(
      key,
      options.map(({ id }) => id).filter((id) => chosen.includes(id)),
    );
  };
  const show = (row: Row): string => {
    const chosen: unknown = row[key];
    const list: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
    return options.flatMap(({ id, names }) => (list.includes(id) ? [names[0] ?? id] : [])).join(', ');
  };
  return { ...field, read, show };
}
