import { expect, test } from 'vitest';
import { type Json, type JsonObject, misfits } from './fits-schema.ts';

const schemas: JsonObject = { Id: { type: 'integer', minimum: 0 } };
const cases: [JsonObject, Json, number][] = [
  [{ type: 'string', maxLength: 3 }, 'abc', 0],
  [{ type: 'string', maxLength: 3 }, 'abcd', 1],
  [{ type: ['number', 'null'] }, null, 0],
  [{ type: ['number', 'null'] }, 7, 0],
  [{ type: 'integer' }, 7.5, 1],
  [{ $ref: '#/components/schemas/Id', description: 'beside it' }, 7, 0],
  [{ $ref: '#/components/schemas/Id' }, -1, 1],
  [{ $ref: '#/components/schemas/None' }, 1, 1],
  [{ enum: ['a', 'b'] }, 'c', 1],
  [{ type: 'string', format: 'date-time' }, '2026-11-21T12:00:00Z', 0],
  [{ type: 'string', format: 'date-time' }, '2026-11-21 12:00', 1],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }, { id: 'x', other: 1 }, 2],
  [{ type: 'object', required: ['id'] }, {}, 1],
  [{ type: 'array', items: { type: 'integer' }, minItems: 1 }, [1, 'x'], 1],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, null, 0],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 1, 1],
  [{ type: 'object', additionalProperties: { type: 'string' } }, { database: 1 }, 1],
  [{ multipleOf: 2 }, 4, 1],
];

test.each(cases)('%j with %j has the expected number of misfits', (schema, value, count) => {
  expect(misfits(schema, value, schemas)).toHaveLength(count);
});
