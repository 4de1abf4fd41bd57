/** A field of a record before and after, as text; null where it was not there. */
export interface FieldChange {
  /** Path of the field, its parts joined by dots; empty when the record is no object. */
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly isChanged: boolean;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* Texts as they are, all else as JSON, so that "1" is told from 1 by nobody who need not. */
const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function flat(value: unknown, path: string, into: Map<string, string>): void {
  if (value === null || value === undefined) return;
  if (!isRecord(value)) {
    into.set(path, written(value));
    return;
  }
  for (const [key, part] of Object.entries(value)) {
    const own = path === '' ? key : `${path}.${key}`;
    if (part === null) into.set(own, '');
    else flat(part, own, into);
  }
}

/** What a record of the audit log has changed, field by field: changed ones first, each in the order of the record. */
export function fieldChanges(before: unknown, after: unknown): readonly FieldChange[] {
  const [old, fresh] = [new Map<string, string>(), new Map<string, string>()];
  flat(before, '', old);
  flat(after, '', fresh);
  const fields = [...new Set([...old.keys(), ...fresh.keys()])];
  const changes = fields.map((field): FieldChange => {
    const [was, is] = [old.get(field) ?? null, fresh.get(field) ?? null];
    return { field, before: was, after: is, isChanged: was !== is };
  });
  return [...changes.filter(({ isChanged }) => isChanged), ...changes.filter(({ isChanged }) => !isChanged)];
}
