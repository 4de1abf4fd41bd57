import type { Wire } from '../../wire/index.ts';
import { isObject, type JsonSchema, propertiesOf, resolved } from './contract.ts';
import { formats } from './formats.ts';

/** What is wrong with one value: the steps to it, the keyword that says so, and the validator's words. */
interface Fault {
  readonly path: readonly string[];
  readonly keyword: string;
  readonly message: string;
}

type Check = (limit: unknown, value: unknown, schema: JsonSchema) => Fault[];

const fault = (keyword: string, message: string, path: readonly string[] = []): Fault => ({ path, keyword, message });
const under = (step: string, faults: readonly Fault[]): Fault[] =>
  faults.map((found) => ({ ...found, path: [step, ...found.path] }));
const when = (isWrong: boolean, keyword: string, message: string): Fault[] =>
  isWrong ? [fault(keyword, message)] : [];
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const characters = (value: string): number => [...value].length;

function isOf(type: unknown, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type && (type !== 'number' || Number.isFinite(value));
}

/* One entry per keyword that the contract uses; what they say is what the reference server's validator says. */
const checks: Readonly<Record<string, Check>> = {
  type: (types, value) =>
    when(!listOf(types).some((type) => isOf(type, value)), 'type', `must be ${listOf(types).join(',')}`),
  enum: (values, value) => when(!listOf(values).includes(value), 'enum', 'must be equal to one of the allowed values'),
  minimum: (limit, value) => when(isNumber(value) && value < Number(limit), 'minimum', `must be >= ${limit}`),
  maximum: (limit, value) => when(isNumber(value) && value > Number(limit), 'maximum', `must be <= ${limit}`),
  minLength: (limit, value) =>
    when(
      isText(value) && characters(value) < Number(limit),
      'minLength',
      `must NOT have fewer than ${limit} characters`,
    ),
  maxLength: (limit, value) =>
    when(
      isText(value) && characters(value) > Number(limit),
      'maxLength',
      `must NOT have more than ${limit} characters`,
    ),
  minItems: (limit, value) =>
    when(Array.isArray(value) && value.length < Number(limit), 'minItems', `must NOT have fewer than ${limit} items`),
  maxItems: (limit, value) =>
    when(Array.isArray(value) && value.length > Number(limit), 'maxItems', `must NOT have more than ${limit} items`),
  pattern: (pattern, value) =>
    when(isText(value) && !new RegExp(String(pattern), 'u').test(value), 'pattern', `must match pattern "${pattern}"`),
  format: (name, value) =>
    when(isText(value) && formats[String(name)]?.(value) === false, 'format', `must match format "${name}"`),
  required: (names, value) =>
    isObject(value)
      ? listOf(names)
          .map(String)
          .filter((name) => value[name] === undefined)
          .map((name) => fault('required', `must have required property '${name}'`, [name]))
      : [],
  properties: (_, value, schema) =>
    Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
      isObject(value) && value[name] !== undefined ? under(name, faultsOf(property, value[name])) : [],
    ),
  items: (schema, value) =>
    Array.isArray(value) && isObject(schema)
      ? value.flatMap((item, index) => under(String(index), faultsOf(schema, item)))
      : [],
  oneOf: (choices, value) => {
    const faults = listOf(choices)
      .filter(isObject)
      .map((choice) => faultsOf(choice, value));
    return faults.some((found) => found.length === 0) ? [] : faults.flat();
  },
};

function faultsOf(given: JsonSchema, value: unknown): Fault[] {
  const schema = resolved(given);
  const wrongType = schema.type === undefined ? [] : (checks.type?.(schema.type, value, schema) ?? []);
  if (wrongType.length > 0) return wrongType;
  const isWhole = listOf(schema.type).includes('integer') && schema.maximum === undefined && schema.enum === undefined;
  const limited = isWhole ? { ...schema, maximum: Number.MAX_SAFE_INTEGER } : schema;
  return Object.entries(limited).flatMap(([keyword, limit]) => checks[keyword]?.(limit, value, schema) ?? []);
}

/* Contract A2: the catalogue's codes. */
const codes: Readonly<Record<string, string>> = {
  required: 'required',
  maxLength: 'tooLong',
  maxItems: 'tooManyItems',
  minLength: 'required',
  minItems: 'required',
  minimum: 'minimum',
  maximum: 'maximum',
};

/** What is wrong with a value under a schema of the contract, as field errors; empty when it fits. @internal */
export function checkValue(schema: JsonSchema, value: unknown): Wire<'FieldError'>[] {
  return faultsOf(schema, value).map(({ path, keyword, message }) => ({
    field: path.join('.') || 'body',
    code: codes[keyword] ?? 'format',
    message,
  }));
}
