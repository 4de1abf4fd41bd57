/** Reads an ISO 8601 instant with zone as milliseconds since 1970; throws a TypeError that names the field. @public */
export function toInstant(text: string, field: string): number {
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw new TypeError(`${field} is not an instant: '${text}'`);
  return at;
}

/** As {@link toInstant}; null and absent stay null. @public */
export function toInstantOrNull(text: string | null | undefined, field: string): number | null {
  return text == null ? null : toInstant(text, field);
}

/** Writes an instant as the wire takes it: UTC with `Z`. @public */
export function fromInstant(at: number): string {
  return new Date(at).toISOString();
}

/** As {@link fromInstant}; what is missing stays so. @internal */
export function fromInstantIfGiven(at: number | undefined): string | undefined {
  return at === undefined ? undefined : fromInstant(at);
}
