import { DatabaseError } from '../../db/database-error.ts';
import { ProblemError } from '../../http/problem.ts';

const uniqueViolation = '23505';

/* drizzle wraps what the database said. */
function isRefusedBy(error: unknown, index: string): boolean {
  if (error instanceof DatabaseError) return error.code === uniqueViolation && error.message.includes(`"${index}"`);
  return error instanceof Error && error.cause !== undefined && isRefusedBy(error.cause, index);
}

/**
 * Waits for a transaction; when the named unique index refused it, throws 409 `duplicate` for the field. The index
 * alone decides, so that two writers at once cannot both pass.
 */
export async function refuseDuplicate<T>(work: Promise<T>, index: string, field: string, message: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isRefusedBy(error, index)) throw error;
    throw new ProblemError(409, `${field}: ${message}`, [{ field, code: 'duplicate', message }]);
  }
}
