import { isObject, type JsonSchema, type OperationId, propertiesOf, resolved } from '../contract/contract.ts';

/** Brings the property names of a body to the schema's spelling: names are read in any case (A1). @internal */
export function spellAsSchema(given: JsonSchema, value: unknown): unknown {
  const schema = resolved(given);
  if (Array.isArray(value)) {
    const { items } = schema;
    return isObject(items) ? value.map((item) => spellAsSchema(items, item)) : value;
  }
  if (!isObject(value)) return value;
  const properties = propertiesOf(schema);
  const known = new Map(Object.keys(properties).map((name) => [name.toLowerCase(), name]));
  const spelled: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const own = known.get(name.toLowerCase()) ?? name;
    /* A name that is spelled right wins over another spelling of it. */
    if (own === name || !(own in value || own in spelled)) spelled[own] = spellAsSchema(properties[own] ?? {}, item);
  }
  return spelled;
}

/* Other names a body may use for a property. */
const aliases: { readonly [Id in OperationId]?: Readonly<Record<string, string>> } = {
  user_authenticate: { username: 'email' },
  /* K11, S3.45: the comment of an event is also called title. */
  event_change: { title: 'comment' },
};

/** Replaces the aliases of an operation, where the property itself is missing. @internal */
export function replaceAliases(id: OperationId, value: unknown): unknown {
  const known = aliases[id];
  if (!known || !isObject(value)) return value;
  const given = new Set(Object.keys(value).map((name) => name.toLowerCase()));
  const nameOf = (name: string): string => {
    const property = known[name.toLowerCase()];
    return property !== undefined && !given.has(property.toLowerCase()) ? property : name;
  };
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [nameOf(name), item]));
}

/** Gives the body of a save its own id 0 where it has none: both mean a new row (A1). @internal */
export function addOwnId(id: OperationId, schema: JsonSchema, value: unknown): unknown {
  const [, tag] = /^(\w+)_save$/.exec(id) ?? [];
  const { required } = resolved(schema);
  if (tag === undefined || !isObject(value) || !Array.isArray(required)) return value;
  const own = `id${tag.charAt(0).toUpperCase()}${tag.slice(1)}`;
  return required.includes(own) && value[own] == null ? { ...value, [own]: 0 } : value;
}
