import type { FieldError } from '../http/problem.ts';
import type { TestServer } from './test-server.ts';

type Row = Record<string, unknown>;

/** What a request was answered. */
export interface Answer {
  readonly status: number;
  /** Empty for an answer that is no object. */
  readonly body: Row;
  /** Empty for an answer that is no list. */
  readonly rows: Row[];
  /** Of a refusal. */
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Sends one request as its caller. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Sends requests to a test's server and reads their answers. @param defaults headers of a request that brings none */
export function sender(server: TestServer, defaults: Record<string, string>): Send {
  return async (method, url, payload, headers = defaults) => {
    const response = await server.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    const answer: unknown = response.body === '' ? {} : response.json();
    const rows: Row[] = Array.isArray(answer) ? answer : [];
    const body = (Array.isArray(answer) ? {} : answer) as Row; // an object of the contract; a number is of no use here
    const errors = (body.errors ?? []) as FieldError[]; // as every problem body
    return { status: response.statusCode, body, rows, errors, headers: response.headers };
  };
}
