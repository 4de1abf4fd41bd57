/** The fields of one body by lower-cased name. */
export type DeviceFields = ReadonlyMap<string, unknown>;

const saysSomething = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * Reads a body's own fields; names in any case (contract.md A1). Of several spellings of one name the exact lower-case
 * one counts, else the first; one that says something before one that is empty.
 * Null when the body is no object at all.
 */
export function fieldsOf(body: unknown): DeviceFields | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const fields = new Map<string, unknown>();
  const entries = Object.entries(body);
  const isExact = ([name]: readonly [string, unknown]): boolean => name === name.toLowerCase();
  for (const [name, value] of [...entries.filter(isExact), ...entries.filter((entry) => !isExact(entry))]) {
    const key = name.toLowerCase();
    if (!saysSomething(fields.get(key))) fields.set(key, value);
  }
  return fields;
}

/** The first of several names that carries a value; undefined when none does. */
export function firstField(fields: DeviceFields, ...names: readonly string[]): unknown {
  for (const name of names) {
    const value = fields.get(name);
    if (saysSomething(value)) return value;
  }
  return undefined;
}
