import type { Wire } from '@patrolkit/sdk/wire';

/** What a mailed report says in one language; the same words as the console has for it. */
export interface ReportWords {
  readonly titles: Readonly<Record<Wire<'ScheduledReport'>, string>>;
  /** Heads of columns by their keys. */
  readonly columns: Readonly<Record<string, string>>;
  readonly yes: string;
  readonly no: string;
  /** Places that belong to no company. */
  readonly noCompany: string;
  readonly company: string;
  readonly rows: string;
  readonly period: string;
  readonly made: string;
  /** Name of the sheet with the facts. */
  readonly about: string;
  /** Instead of one company. */
  readonly allOf: (owner: string) => string;
  readonly origin: (owner: string) => string;
  readonly zone: (zone: string) => string;
}
