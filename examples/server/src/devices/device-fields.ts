/** The fields of one body by lower-cased name. */
export type DeviceFields = ReadonlyMap<string, unknown>;

/**
 * Reads a body's own fields; names in any case (contract.md A1), the exact lower-case spelling first.
 * Null when the body is no object at all.
 */
export function fieldsOf(body: unknown): DeviceFields | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(body)) {
    const key = name.toLowerCase();
    const known = fields.get(key);
    /* two spellings of one name: the one that says something wins */
    if (known === undefined || known === null || known === '') fields.set(key, value);
  }
  return fields;
}

/** The first of several names that carries a value; undefined when none does. */
export function firstField(fields: DeviceFields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (value !== undefined && value !== null && value !== '') return value;
  }
  return undefined;
}
