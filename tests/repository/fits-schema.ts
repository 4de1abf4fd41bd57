/** A JSON value as YAML gives it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

type Check = (limit: Json, value: Json, schema: JsonObject, schemas: JsonObject) => string[];
const said = (broken: boolean, text: string): string[] => (broken ? [text] : []);
const list = (value: Json): readonly Json[] => (Array.isArray(value) ? value : [value]);
const annotations = [
  'description',
  'example',
  'default',
  'readOnly',
  'writeOnly',
  'contentEncoding',
  'contentMediaType',
];

/** One entry per keyword the contract uses; a keyword without an entry is an error, so that nothing passes unread. */
const checks: Record<string, Check> = {
  $ref: (ref, value, _schema, schemas) => {
    const target = schemas[String(ref).replace('#/components/schemas/', '')];
    return isObject(target) ? misfits(target, value, schemas) : [`${ref} does not exist`];
  },
  type: (types, value) => {
    const is = typeOf(value);
    return said(
      !list(types).some((type) => type === is || (type === 'number' && is === 'integer')),
      `is ${is}, not ${types}`,
    );
  },
  enum: (values, value) => said(!list(values).includes(value), `is none of ${JSON.stringify(values)}`),
  minimum: (limit, value) => said(typeof value === 'number' && value < Number(limit), `is under ${limit}`),
  maximum: (limit, value) => said(typeof value === 'number' && value > Number(limit), `is over ${limit}`),
  minLength: (limit, value) =>
    said(typeof value === 'string' && value.length < Number(limit), `is shorter than ${limit}`),
  maxLength: (limit, value) =>
    said(typeof value === 'string' && value.length > Number(limit), `is longer than ${limit}`),
  minItems: (limit, value) =>
    said(Array.isArray(value) && value.length < Number(limit), `has fewer than ${limit} items`),
  maxItems: (limit, value) =>
    said(Array.isArray(value) && value.length > Number(limit), `has more than ${limit} items`),
  pattern: (text, value) =>
    said(typeof value === 'string' && !new RegExp(String(text), 'u').test(value), `does not match ${text}`),
  format: (name, value) => {
    const format = formats[String(name)];
    if (!format) return [`has the unknown format ${name}`];
    return said(typeof value === 'string' && !format.test(value), `is no ${name}`);
  },
  required: (names, value) =>
    isObject(value) ? list(names).flatMap((name) => said(!(String(name) in value), `lacks ${name}`)) : [],
  properties: (properties, value, _schema, schemas) =>
    isObject(value) && isObject(properties)
      ? Object.entries(value).flatMap(([name, part]) => {
          const schema = properties[name];
          return isObject(schema)
            ? misfits(schema, part, schemas).map((text) => `${name} ${text}`)
            : [`has no ${name}`];
        })
      : [],
  additionalProperties: (schema, value, _schema, schemas) =>
    isObject(value) && isObject(schema) ? Object.values(value).flatMap((part) => misfits(schema, part, schemas)) : [],
  items: (schema, value, _schema, schemas) =>
    Array.isArray(value) && isObject(schema) ? value.flatMap((part) => misfits(schema, part, schemas)) : [],
  oneOf: (choices, value, _schema, schemas) =>
    said(
      list(choices).filter((choice) => isObject(choice) && misfits(choice, value, schemas).length === 0).length !== 1,
      'fits not exactly one choice',
    ),
};

/** What is wrong with a value under a schema of the contract; empty when it fits. */
export function misfits(schema: JsonObject, value: Json, schemas: JsonObject): string[] {
  return Object.entries(schema).flatMap(([keyword, limit]) => {
    if (annotations.includes(keyword) || keyword.startsWith('x-')) return [];
    const check = checks[keyword];
    return check ? check(limit, value, schema, schemas) : [`has the unknown keyword ${keyword}`];
  });
}
