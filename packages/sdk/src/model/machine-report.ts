import type { Wire } from '../wire/index.ts';
import { toInstant } from './instant.ts';

/** The three reports on the guards' devices, by their names on the wire. @public */
export type MachineReportType = Wire<'ReportRequest'>['type'];

/** A table that describes its own columns. @public */
export interface MachineReport {
  readonly type: MachineReportType;
  /** Milliseconds since 1970. */
  readonly generatedAt: number;
  readonly columns: readonly { readonly key: string; readonly label: string; readonly unit: string | null }[];
  /** Cells by column key. */
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Totals by column key; null when the report has none. */
  readonly footer: Readonly<Record<string, unknown>> | null;
}

/** Reads the wire's ReportResult. @public */
export function machineReportFromWire(wire: Wire<'ReportResult'>, type: MachineReportType): MachineReport {
  return {
    type,
    generatedAt: toInstant(wire.generatedAt, 'generatedAt'),
    columns: wire.columns.map(({ key, label, unit }) => ({ key, label, unit: unit ?? null })),
    rows: wire.rows,
    footer: wire.footer ?? null,
  };
}
