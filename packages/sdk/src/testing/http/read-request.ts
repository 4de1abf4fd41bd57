import { checkValue } from '../contract/check-value.ts';
import { contract, type Operation, type Parameter } from '../contract/contract.ts';
import { addOwnId, replaceAliases, spellAsSchema } from './body-spelling.ts';
import { type FieldError, Refusal } from './refusal.ts';

type Values = { readonly [name: string]: unknown };

/** An operation with the values its path had. @internal */
export interface Route {
  readonly operation: Operation;
  readonly path: Values;
}

/* Paths in any case, with or without a slash at the end (A1). */
const routes = contract.operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`, 'i'),
}));

/** The operation of an address; null when there is none. @internal */
export function findRoute(method: string, pathname: string): Route | null {
  for (const { operation, pattern } of routes) {
    const match = operation.method === method ? pattern.exec(pathname) : null;
    if (match) return { operation, path: { ...match.groups } };
  }
  return null;
}

/* Text of an address as the type that the contract names; what cannot be one stays text and is refused. */
function typed({ schema }: Parameter, text: string): unknown {
  if (schema.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  const isNumber = (schema.type === 'integer' || schema.type === 'number') && text.trim() !== '';
  return isNumber && Number.isFinite(Number(text)) ? Number(text) : text;
}

const fitting = (errors: readonly FieldError[]): void => {
  if (errors.length > 0) throw new Refusal(400, 'The request does not fit the contract', { errors });
};

/** Values of the path or query by the contract: each of its type, with defaults. Throws 400. @internal */
export function readValues({ parameters }: Operation, place: 'path' | 'query', given: Values): Values {
  const named = parameters.filter((parameter) => parameter.in === place);
  const entries = named.flatMap((parameter) => {
    const text = given[parameter.name];
    const value = text === undefined ? parameter.schema.default : typed(parameter, String(text));
    return value === undefined ? [] : [[parameter.name, value] as const];
  });
  const required = named.filter((parameter) => parameter.required).map(({ name }) => name);
  const properties = Object.fromEntries(named.map(({ name, schema }) => [name, schema]));
  const values = Object.fromEntries(entries);
  fitting(checkValue({ type: 'object', required, properties }, values));
  return values;
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    const errors = [{ field: 'body', code: 'format', message: 'is not JSON' }];
    throw new Refusal(400, 'The body is not JSON', { errors });
  }
}

/** The body of a request in the contract's spelling. Throws 400 and 415. @internal */
export function readBody(operation: Operation, headers: Headers, text: string, query: Values): unknown {
  const { id, method, body, isBodyRequired, isLenient } = operation;
  if (!body) return undefined;
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (text !== '' && !isLenient && type !== 'application/json') {
    throw new Refusal(415, 'This operation takes application/json');
  }
  /* A proxy may drop the body of a DELETE: its query says the same. */
  const given = parsed(text) ?? (method === 'DELETE' && Object.keys(query).length > 0 ? query : undefined);
  if (given === undefined && isLenient) return undefined;
  if (given === undefined && isBodyRequired) {
    const errors = [{ field: 'body', code: 'required', message: 'is missing' }];
    throw new Refusal(400, 'The body is missing', { errors });
  }
  const value = addOwnId(id, body, spellAsSchema(body, replaceAliases(id, given)));
  if (!isLenient) fitting(checkValue(body, value));
  return value;
}
