import { ApiError } from './api-error.ts';

/** Names of the texts that a failed call is told by. @public */
export type ErrorTextId = 'serverError' | 'notFound' | 'networkError' | 'error';

/**
 * Part 8 of the product description as data, English; `{lines}` holds `field::message` lines or the action's name.
 * Hosts translate by the id.
 * @public
 */
export const errorTexts: Readonly<Record<ErrorTextId, string>> = {
  serverError: 'Internal Server Error (500). Please try again later.',
  notFound: 'Page not found',
  networkError: 'A network error occurred. Please try again.',
  error: 'Error: {lines}',
};

/** How to tell a failed call. @public */
export interface ErrorDescription {
  readonly id: ErrorTextId;
  /** What the text's placeholders stand for. */
  readonly values: { readonly lines?: string };
  /** The English text, filled in. */
  readonly text: string;
}

function idOf(error: ApiError): ErrorTextId {
  if (error.isUnanswered) return 'networkError';
  if (error.status === 500) return 'serverError';
  return error.status === 404 ? 'notFound' : 'error';
}

/** The fixed text of a failed call (S8.02, S8.04, S8.06 to S8.08). What is no ApiError is a fault of the host's own code and is told by its message. @public */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof ApiError)) {
    const lines = error instanceof Error ? error.message : String(error);
    return { id: 'error', values: { lines }, text: errorTexts.error.replace('{lines}', () => lines) };
  }
  const id = idOf(error);
  if (id !== 'error') return { id, values: {}, text: errorTexts[id] };
  const { lines } = error;
  return { id, values: { lines }, text: errorTexts.error.replace('{lines}', () => lines) };
}

/** The longer text that a store keeps of a failed call (S8.03, S8.05); the same as {@link describeError} for all others. @public */
export function storeMessage(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'http') {
    if (error.status === 500) return `Server error (500): There was an issue on the server: ${error.detail}`;
    if (error.status === 404) {
      return `Server error (404): The requested resource was not found: ${error.path}`;
    }
  }
  return describeError(error).text;
}
