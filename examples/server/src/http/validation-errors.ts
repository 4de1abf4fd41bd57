import type { ErrorObject } from 'ajv';
import type { FieldError } from './problem.ts';

const codes: Readonly<Record<string, string>> = {
  required: 'required',
  maxLength: 'tooLong',
  maxItems: 'tooManyItems',
  minLength: 'required',
  minItems: 'required',
  minimum: 'minimum',
  maximum: 'maximum',
};

function fieldOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const missing: unknown = error.params.missingProperty;
  if (typeof missing === 'string') steps.push(missing);
  /* /0/tag is written as 0.tag */
  return steps.join('.') || 'body';
}

/** What the schema found, in the words of contract A2. */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  return errors
    .filter((error) => error.keyword !== 'oneOf' && error.keyword !== 'anyOf')
    .map((error) => ({
      field: fieldOf(error),
      code: codes[error.keyword] ?? 'format',
      message: error.message ?? 'is not valid',
    }));
}
