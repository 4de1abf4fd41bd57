import type { operations } from '../../wire/index.ts';
import { openapiText } from './openapi-text.ts';

/** A JSON Schema of the contract. @internal */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** Name of an operation of the contract. @internal */
export type OperationId = keyof operations;

/** A value beside the body. @internal */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** One operation of the contract. @internal */
export interface Operation {
  readonly id: OperationId;
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As written, with `{parameters}`. */
  readonly path: string;
  /** The name in error texts, such as `event/confirm`. */
  readonly action: string;
  /** `public`, `any` or the name of a policy. */
  readonly policy: string;
  /** Not in the product description. */
  readonly isExtension: boolean;
  /** Every item of the body is judged by itself; the schema refuses nothing. */
  readonly isLenient: boolean;
  readonly parameters: readonly Parameter[];
  /** null when it takes none. */
  readonly body: JsonSchema | null;
  readonly isBodyRequired: boolean;
  /** Schemas by status; null for an answer without a body. */
  readonly answers: { readonly [status: string]: JsonSchema | null };
}

/** The contract that this back end speaks. @internal */
export interface Contract {
  readonly operations: readonly Operation[];
  readonly schemas: { readonly [name: string]: JsonSchema };
}

/** The contract as openapi.yaml has it. @internal */
export const contract: Contract = JSON.parse(openapiText); // written by a test from openapi.yaml in this shape

/** Whether a value is an object with names, not a list. @internal */
export function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema itself: what a `$ref` names, and the parts of an `allOf` in one. @internal */
export function resolved(schema: JsonSchema): JsonSchema {
  if (typeof schema.$ref === 'string') {
    return resolved(contract.schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});
  }
  if (!Array.isArray(schema.allOf)) return schema;
  const parts = schema.allOf.filter(isObject).map(resolved);
  return {
    type: 'object',
    required: parts.flatMap((part) => (Array.isArray(part.required) ? part.required : [])),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
  };
}

/** The properties a schema names, resolved. @internal */
export function propertiesOf(schema: JsonSchema): { readonly [name: string]: JsonSchema } {
  const { properties } = resolved(schema);
  if (!isObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, isObject(property) ? property : {}]),
  );
}
