import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { describedOperations } from './described-operations.ts';
import { isObject, type Json, type JsonObject, misfits } from './fits-schema.ts';

const file = new URL('../../openapi.yaml', import.meta.url);
// The YAML parser answers `any`; JSON is all that OpenAPI allows.
const contract = parse(readFileSync(file, 'utf8')) as JsonObject;

function part(value: Json | undefined, ...path: string[]): JsonObject {
  const found = path.reduce<Json | undefined>((from, name) => (isObject(from) ? from[name] : undefined), value);
  if (!isObject(found)) throw new Error(`openapi.yaml has no object at ${path.join('.')}`);
  return found;
}

const schemas = part(contract, 'components', 'schemas');
const parameters = part(contract, 'components', 'parameters');
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const pathItems = Object.entries(part(contract, 'paths')).map(([path, item]) => [path, part(item)] as const);
const operations = pathItems.flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.includes(method))
    .map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation: part(operation) })),
);

interface Field {
  readonly name: string;
  readonly schema: JsonObject;
}

/** Every property of a schema, at any depth, named by its path. */
function fieldsOf(value: Json | undefined, name: string): Field[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsOf(item, name));
  if (!isObject(value)) return [];
  const own = isObject(value.properties)
    ? Object.entries(value.properties).map(([key, schema]) => ({ name: `${name}.${key}`, schema: part(schema) }))
    : [];
  const nested = ['items', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    fieldsOf(value[key], name),
  );
  return [...own, ...own.flatMap((field) => fieldsOf(field.schema, field.name)), ...nested];
}

/** Every inline schema under requests and responses. */
function schemasIn(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === 'schema' ? [item] : schemasIn(item)));
}

const fields = [
  ...Object.entries(schemas).flatMap(([name, schema]) => fieldsOf(schema, name)),
  ...operations.flatMap(({ name, operation }) => schemasIn(operation).flatMap((schema) => fieldsOf(schema, name))),
];
const isText = (value: Json | undefined): boolean => typeof value === 'string' && value.trim().length > 3;

test('every schema, field, parameter, header and tag is described', () => {
  const tags = Array.isArray(contract.tags) ? contract.tags.map((tag) => part(tag)) : [];
  const described: [string, JsonObject][] = [
    ...Object.entries(schemas).map(([name, schema]): [string, JsonObject] => [name, part(schema)]),
    ...fields.map(({ name, schema }): [string, JsonObject] => [name, schema]),
    ...Object.entries(parameters).map(([name, value]): [string, JsonObject] => [`parameter ${name}`, part(value)]),
    ...Object.entries(part(contract, 'components', 'headers')).map(([name, value]): [string, JsonObject] => [
      `header ${name}`,
      part(value),
    ]),
    ...tags.map((tag): [string, JsonObject] => [`tag ${tag.name}`, tag]),
  ];
  expect(described.length).toBeGreaterThan(300);
  expect(described.filter(([, value]) => !isText(value.description)).map(([name]) => name)).toEqual([]);
  const used = new Set(operations.flatMap(({ operation }) => (Array.isArray(operation.tags) ? operation.tags : [])));
  expect([...used].filter((name) => !tags.some((tag) => tag.name === name))).toEqual([]);
});

test('every field has an example that fits its schema', () => {
  const problems = fields.flatMap(({ name, schema }) =>
    schema.example === undefined
      ? [`${name} has no example`]
      : misfits(schema, schema.example, schemas).map((text) => `${name} example ${text}`),
  );
  expect(problems).toEqual([]);
});

test('every parameter and header has an example that fits its schema', () => {
  const problems = Object.entries({ ...parameters, ...part(contract, 'components', 'headers') }).flatMap(
    ([name, value]) => {
      const { example, schema } = part(value);
      if (example === undefined) return [`${name} has no example`];
      return misfits(part(schema), example, schemas).map((text) => `${name} example ${text}`);
    },
  );
  expect(problems).toEqual([]);
});

test('every operation says what it does, who may and what it is called', () => {
  const policies = /^(public|any|[a-zA-Z]+\.[a-zA-Z]+)$/;
  const problems = operations.flatMap(({ name, operation }) => [
    ...(isText(operation.summary) ? [] : [`${name} has no summary`]),
    ...(policies.test(String(operation['x-policy'])) ? [] : [`${name} has no x-policy`]),
    ...(/^[a-zA-Z]+\/[a-zA-Z]+$/.test(String(operation['x-action'])) ? [] : [`${name} has no x-action`]),
    ...(isText(operation.operationId) ? [] : [`${name} has no operationId`]),
    ...(operation['x-policy'] === 'public' && !Array.isArray(operation.security) ? [`${name} asks for a token`] : []),
  ]);
  expect(problems).toEqual([]);
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('the described operations are in the contract, exactly these, and all others are marked as extensions', () => {
  const described = operations.filter(({ operation }) => operation['x-extension'] !== true).map(({ name }) => name);
  expect(described.toSorted()).toEqual(describedOperations.toSorted());
  expect(describedOperations).toHaveLength(54);
});

test('parameters and error answers are shared components', () => {
  const problems = operations.flatMap(({ name, operation }) => {
    const own = Array.isArray(operation.parameters) ? operation.parameters : [];
    const inline = own.filter((value) => !String(part(value).$ref).startsWith('#/components/parameters/'));
    const errors = Object.entries(part(operation.responses)).filter(
      ([status, response]) =>
        /^[45]/.test(status) &&
        // Health answers its own body, so that a probe reads the reason.
        !(status === '503' && operation['x-action'] === 'health/ready') &&
        !String(part(response).$ref).startsWith('#/components/responses/'),
    );
    return [
      ...inline.map(() => `${name} writes a parameter out`),
      ...errors.map(([status]) => `${name} writes its ${status} out`),
    ];
  });
  expect(problems).toEqual([]);
});

test('no reference points to nothing and no component is left unused', () => {
  const text = readFileSync(file, 'utf8');
  const references = new Set([...text.matchAll(/\$ref: "#\/components\/([^"]+)"/g)].map((match) => match[1]));
  const names = ['schemas', 'parameters', 'headers', 'responses'].flatMap((kind) =>
    Object.keys(part(contract, 'components', kind)).map((name) => `${kind}/${name}`),
  );
  expect([...references].filter((name) => name !== undefined && !names.includes(name))).toEqual([]);
  // 501 belongs to no operation of the contract: a back end that lacks one answers it.
  expect(names.filter((name) => !references.has(name))).toEqual(['responses/NotImplemented']);
});
