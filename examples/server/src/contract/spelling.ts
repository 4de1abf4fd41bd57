import { isSchema, type JsonSchema } from './resolve.ts';

function propertiesOf(schema: JsonSchema): Map<string, readonly [string, JsonSchema]> {
  const parts = [schema, ...(Array.isArray(schema.allOf) ? schema.allOf.filter(isSchema) : [])];
  const properties = new Map<string, readonly [string, JsonSchema]>();
  for (const part of parts) {
    for (const [name, property] of Object.entries(isSchema(part.properties) ? part.properties : {})) {
      properties.set(name.toLowerCase(), [name, isSchema(property) ? property : {}]);
    }
  }
  return properties;
}

/**
 * Brings the property names of a body to the schema's spelling (contract A1: names are read in any case).
 * A name that is already spelled right wins over another spelling of it. Unknown names stay as they are.
 */
export function spellAsSchema(schema: JsonSchema, value: unknown): unknown {
  if (Array.isArray(value)) {
    return isSchema(schema.items) ? value.map((item) => spellAsSchema(schema.items as JsonSchema, item)) : value; // isSchema has just said so
  }
  if (!isSchema(value)) return value;
  const properties = propertiesOf(schema);
  const spelled: JsonSchema = {};
  for (const [name, item] of Object.entries(value)) {
    const [known, property] = properties.get(name.toLowerCase()) ?? [name, {}];
    const isOtherSpelling = known !== name && (known in value || known in spelled);
    if (!isOtherSpelling) spelled[known] = spellAsSchema(property, item);
  }
  return spelled;
}

/** Other names a body may use for a property, by operation. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user_authenticate: { username: 'email' },
  /* K11, S3.45: the comment of an event is also called title. */
  event_change: { title: 'comment' },
};

/** Replaces the aliases of an operation, where the property itself is missing. */
export function replaceAliases(operationId: string, value: unknown): unknown {
  const known = aliases[operationId];
  if (!known || !isSchema(value)) return value;
  const given = new Set(Object.keys(value).map((name) => name.toLowerCase()));
  const entries = Object.entries(value).map(([name, item]) => {
    const property = known[name.toLowerCase()];
    return [property && !given.has(property.toLowerCase()) ? property : name, item] as const;
  });
  return Object.fromEntries(entries);
}

/** Gives the body of a save its own id 0 where it has none: both mean a new row (A1). `company_save` saves an `idCompany`. */
export function addOwnId(operationId: string, schema: JsonSchema, value: unknown): unknown {
  const [, tag] = /^(\w+)_save$/.exec(operationId) ?? [];
  if (!tag || !isSchema(value) || !Array.isArray(schema.required)) return value;
  const own = `id${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
  return schema.required.includes(own) && value[own] == null ? { ...value, [own]: 0 } : value;
}
