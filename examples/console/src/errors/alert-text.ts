import type { ApiError } from '@patrolkit/sdk';
import type { TextId } from '../services/texts.ts';

/** A text with its values. */
export interface AlertText {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string>>;
}

/** The fixed text of a failed call (part 8 of the product description). */
export function alertTextOf(error: ApiError): AlertText {
  if (error.isUnanswered) return { id: 'console.alert.networkError' };
  if (error.status === 500) return { id: 'console.alert.serverError' };
  if (error.status === 404) return { id: 'console.alert.notFound' };
  return { id: 'console.alert.error', values: { lines: error.lines } };
}
