import { isSchema, type JsonSchema } from '../contract/resolve.ts';

/**
 * The body of a request whose query says the same: a proxy may drop the body of a DELETE (A6). Takes what the body's
 * schema knows, whole numbers as numbers; null when the query has nothing of it.
 */
export function bodyOfQuery(schema: JsonSchema, query: unknown): JsonSchema | null {
  const known = isSchema(schema.properties) ? schema.properties : {};
  const entries = Object.entries(isSchema(query) ? query : {})
    .filter(([name]) => name in known)
    .map(([name, value]) => [name, typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
