import { type ApiError, describeError, type ErrorTextId } from '@patrolkit/sdk';
import type { TextId } from './texts.ts';

/** A text with its values. */
export interface AlertText {
  readonly id: TextId;
  readonly values?: Readonly<Record<string, string>>;
}

const textIds: Readonly<Record<ErrorTextId, TextId>> = {
  networkError: 'console.alert.networkError',
  serverError: 'console.alert.serverError',
  notFound: 'console.alert.notFound',
  error: 'console.alert.error',
};

/** The fixed text of a failed call (part 8 of the product description), by the console's own message id. */
export function alertTextOf(error: ApiError): AlertText {
  const { id, values } = describeError(error);
  return { id: textIds[id], values };
}
