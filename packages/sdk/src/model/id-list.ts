/** Ids of the wire's comma list, order kept: `'31,32'` is [31, 32], blank is []; null when a part is not an id. @public */
export function parseIdList(text: string | null | undefined): number[] | null {
  const parts = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const ids = parts.map((part) => (/^\d{1,16}$/.test(part) ? Number(part) : Number.NaN));
  return ids.every((id) => Number.isSafeInteger(id) && id > 0) ? ids : null;
}

/** Writes ids as the wire's comma list; `''` for none. @public */
export function formatIdList(ids: readonly number[]): string {
  return ids.join(',');
}
