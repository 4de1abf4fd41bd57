import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from './database-error.ts';

/** What a log may hold of an error: people's data and hashes stand in the parameters of statements. */
export interface ToldError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  /** What the database, or whoever else, had said; missing when nobody had. */
  readonly cause?: string;
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  /* Of a value that it cannot read PostgreSQL says which. */
  const isAboutValue = error instanceof DatabaseError && error.code?.startsWith('22');
  return isAboutValue ? error.message.replace(/: "[\s\S]*$/, '') : error.message;
}

/** Tells an error without the parameters of a failed statement. */
export function toldError(error: Error): ToldError {
  const message = messageOf(error);
  const stack = error.stack ?? '';
  const at = stack.indexOf(error.message);
  return {
    type: error.name,
    message,
    stack: at < 0 ? '' : stack.slice(0, at) + message + stack.slice(at + error.message.length),
    ...(error.cause instanceof Error ? { cause: messageOf(error.cause) } : {}),
  };
}
