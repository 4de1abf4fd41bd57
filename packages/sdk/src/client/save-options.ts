/** How something is saved. @public */
export interface SaveOptions {
  /** Version the change was made from; when the row has a newer one, nothing is saved and the call rejects with 412. */
  readonly ifVersion?: number | undefined;
  /** Key of this attempt: sent again with the same content within 24 h, it gets the first answer instead of a second row. */
  readonly idempotencyKey?: string | undefined;
}

/** The headers of a save. @internal */
export function saveHeaders({ ifVersion, idempotencyKey }: SaveOptions = {}): Record<string, string> {
  return {
    ...(ifVersion === undefined ? {} : { 'If-Match': `"${ifVersion}"` }),
    ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  };
}
