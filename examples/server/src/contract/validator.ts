import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { JsonSchema } from './resolve.ts';

function createAjv(coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({
    coerceTypes,
    removeAdditional: false,
    useDefaults: coerceTypes,
    allErrors: true,
    strict: false,
  });
  formats.default(ajv);
  return ajv;
}

/** Compiles the contract's schemas: bodies as they are, paths, queries and headers from text to their types. */
export interface SchemaCompiler {
  compile(schema: JsonSchema, part: 'body' | 'text'): ValidateFunction;
}

/** Makes the compiler. */
export function createSchemaCompiler(): SchemaCompiler {
  const strict = createAjv(false);
  const coercing = createAjv(true);
  return { compile: (schema, part) => (part === 'body' ? strict : coercing).compile(schema) };
}
