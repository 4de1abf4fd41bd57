import type { Received } from './transport.ts';

/** Which part of a list. @public */
export interface PageQuery {
  /** Most rows to answer; all when missing. */
  readonly limit?: number | undefined;
  /** Rows to leave out at the begin. @default 0 */
  readonly offset?: number | undefined;
}

/** Rows with what the server said beside them. @public */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all; null when the back end does not say. */
  readonly total: number | null;
  /** Whether rows were left out because of a limit. */
  readonly isTruncated: boolean;
}

/** Reads a list and its headers; a row that is read as null is left out. @internal */
export function pageOf<Wire, Row>(read: (wire: Wire) => Row | null): (received: Received<Wire[]>) => Page<Row> {
  return ({ data, headers }) => {
    const total = headers.get('x-total-count');
    return {
      rows: data.map(read).filter((row) => row !== null),
      total: total === null ? null : Number(total),
      isTruncated: headers.get('x-truncated') === 'true',
    };
  };
}
