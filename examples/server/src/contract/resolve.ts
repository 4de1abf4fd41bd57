/** A JSON Schema, or any other object of the contract. */
export type JsonSchema = { [keyword: string]: unknown };

/** Whether a value is an object with names, not a list. */
export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function lookUp(root: JsonSchema, reference: string): unknown {
  let node: unknown = root;
  for (const step of reference.replace(/^#\//, '').split('/')) {
    node = isSchema(node) ? node[step] : undefined;
  }
  if (node === undefined) throw new TypeError(`The contract refers to ${reference}, which it does not hold`);
  return node;
}

/**
 * A copy of the document in which every `$ref` is replaced by what it names, and every integer without a
 * maximum gets the largest that a JSON number holds exactly: larger ones would fail in the database.
 */
export function resolveReferences(root: JsonSchema): JsonSchema {
  const resolve = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolve);
    if (!isSchema(node)) return node;
    if (typeof node.$ref === 'string') return resolve(lookUp(root, node.$ref));
    const copy: JsonSchema = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolve(value)]));
    const isInteger = copy.type === 'integer' || (Array.isArray(copy.type) && copy.type.includes('integer'));
    if (isInteger && copy.enum === undefined && copy.maximum === undefined) copy.maximum = Number.MAX_SAFE_INTEGER;
    return copy;
  };
  return resolve(root) as JsonSchema; // an object stays an object
}
