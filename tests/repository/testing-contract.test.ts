import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject } from './fits-schema.ts';

// The YAML parser answers `any`; JSON is all that OpenAPI allows.
const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as JsonObject;
const copy = '../../packages/sdk/src/testing/contract/openapi-text.ts';
const words = ['description', 'example', 'readOnly', 'writeOnly', 'contentEncoding', 'contentMediaType'];
const methods = ['get', 'post', 'delete'];

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** A schema without what is only for readers; a property may be called as a keyword is. */
function plain(value: Json, isProperties = false): Json {
  if (Array.isArray(value)) return value.map((item) => plain(item));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([key]) => isProperties || !(words.includes(key) || key.startsWith('x-')));
  return Object.fromEntries(kept.map(([key, item]) => [key, plain(item, key === 'properties' && !isProperties)]));
}

const components = objectOf(contract.components);
const lastName = (reference: Json | undefined): string => String(reference).replace(/^.*\//, '');
const jsonSchema = (holder: Json | undefined): Json => {
  const schema = objectOf(objectOf(objectOf(holder).content)['application/json']).schema;
  return schema === undefined ? null : plain(schema);
};

function parameterOf(reference: Json): Json {
  const {
    name,
    in: place,
    required,
    schema,
  } = objectOf(objectOf(components.parameters)[lastName(objectOf(reference).$ref)]);
  return { name: name ?? null, in: place ?? null, required: required === true, schema: plain(schema ?? {}) };
}

function operationOf(path: string, method: string, item: JsonObject): Json {
  const answers = Object.entries(objectOf(item.responses)).filter(([status]) => /^[23]/.test(status));
  return {
    id: item.operationId ?? null,
    method: method.toUpperCase(),
    path,
    action: item['x-action'] ?? null,
    policy: item['x-policy'] ?? null,
    isExtension: item['x-extension'] === true,
    isLenient: item['x-lenient'] === true,
    parameters: listOf(item.parameters).map(parameterOf),
    body: jsonSchema(item.requestBody),
    isBodyRequired: objectOf(item.requestBody).required === true,
    answers: Object.fromEntries(answers.map(([status, answer]) => [status, jsonSchema(answer)])),
  };
}

function copyOfContract(): string {
  const operations = Object.entries(objectOf(contract.paths)).flatMap(([path, item]) =>
    Object.entries(objectOf(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => JSON.stringify(operationOf(path, method, objectOf(operation)))),
  );
  const schemas = Object.entries(objectOf(components.schemas)).map(
    ([name, schema]) => `${JSON.stringify(name)}:${JSON.stringify(plain(schema))}`,
  );
  return `/* GENERATED from openapi.yaml by \`pnpm exec vitest run --project repository testing-contract -u\`: a line per operation and schema. */

/** What the test back end works by: the contract's operations and schemas without their words, as JSON. @internal */
export const openapiText: string = String.raw\`{"operations":[
${operations.join(',\n')}
],"schemas":{
${schemas.join(',\n')}
}}\`;
`;
}

test('the test back end of the SDK works by the contract as it is now', async () => {
  const text = copyOfContract();
  expect(text.match(/[`]|\$\{/g)).toHaveLength(4); // none inside the text that would end it or be filled in
  await expect(text).toMatchFileSnapshot(copy);
});
