import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import { describeError, storeMessage } from './describe-error.ts';

const failed = (details: Partial<ApiErrorDetails>): ApiError =>
  new ApiError({ kind: 'http', action: 'scheduler/save', ...details });
const problem = (fields: object): ApiErrorDetails['problem'] => ({ title: 'Refused', status: 400, ...fields });

test('S8.02 HTTP 500 has its text', () => {
  expect(describeError(failed({ status: 500 })).text).toBe('Internal Server Error (500). Please try again later.');
});

test('S8.03 a store tells what the server said of its 500', () => {
  const error = failed({ status: 500, problem: problem({ detail: 'the request id finds the cause' }) });
  expect(storeMessage(error)).toBe(
    'Server error (500): There was an issue on the server: the request id finds the cause',
  );
});

test('S8.04 HTTP 404 has its text', () => {
  expect(describeError(failed({ status: 404 })).text).toBe('Page not found');
});

test('S8.05 a store tells which address was not found', () => {
  expect(storeMessage(failed({ status: 404, path: '/api/Event/7' }))).toBe(
    'Server error (404): The requested resource was not found: /api/Event/7',
  );
});

test.each(['network', 'timeout'] as const)('S8.06 no answer (%s) is a network error, in a store too', (kind) => {
  expect(describeError(failed({ kind })).text).toBe('A network error occurred. Please try again.');
  expect(storeMessage(failed({ kind }))).toBe('A network error occurred. Please try again.');
});

test('S8.07 refused fields stand one per line', () => {
  const errors = [
    { field: 'tolerance', code: 'minimum', message: 'must be at least 00:00:00' },
    { field: 'title', message: "is '$&' and {lines}" },
  ];
  expect(describeError(failed({ status: 400, problem: problem({ errors }) }))).toEqual({
    id: 'error',
    values: { lines: "tolerance::must be at least 00:00:00\ntitle::is '$&' and {lines}" },
    text: "Error: tolerance::must be at least 00:00:00\ntitle::is '$&' and {lines}",
  });
});

test('S8.08 a plain rejection names the action', () => {
  expect(describeError(failed({ status: 409 })).text).toBe('Error: scheduler/save');
  expect(storeMessage(failed({ status: 409 }))).toBe('Error: scheduler/save');
});

test('a fault of the host’s own code is told by its message', () => {
  expect(describeError(new RangeError('x')).text).toBe('Error: x');
  expect(describeError('y').text).toBe('Error: y');
});
