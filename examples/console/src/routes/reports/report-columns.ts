import type { MachineReport } from '@patrolkit/sdk/model';
import type { TextId } from '../../services/texts.ts';

type ReportColumn = MachineReport['columns'][number];

/* Columns that this console knows by their keys; the server's own word stands for any other. */
const labelIds: Readonly<Record<string, TextId>> = {
  idUser: 'console.reports.column.idUser',
  userName: 'console.role.Guard',
  model: 'console.reports.column.model',
  appVersion: 'console.reports.column.appVersion',
  battery: 'console.reports.column.battery',
  charging: 'console.reports.column.charging',
  lastContact: 'console.field.lastContact',
  lastPosition: 'console.reports.column.lastPosition',
  lastPositionTime: 'console.reports.column.lastPositionTime',
  connected: 'console.reports.column.connected',
  activeRoute: 'console.reports.column.activeRoute',
  openAlarms: 'console.reports.column.openAlarms',
  routeMinutes: 'console.reports.column.onRoutes',
  routeHours: 'console.reports.column.onRoutes',
  connectedMinutes: 'console.reports.column.connected',
  availability: 'console.reports.column.availability',
  disconnections: 'console.reports.column.disconnections',
  longestGapMinutes: 'console.reports.column.longestGap',
  tagReads: 'console.reports.column.tagReads',
  missedChecks: 'console.reports.column.missedChecks',
  notMoving: 'console.statistics.notMoving',
  panics: 'console.statistics.panics',
  guardDays: 'console.reports.column.guardDays',
  positions: 'console.reports.column.positions',
  events: 'console.reports.column.events',
  images: 'console.reports.column.images',
  megabytes: 'console.reports.column.received',
  batteryUsed: 'console.reports.column.batteryUsed',
};

/** Head of a column, with its unit. */
export function columnLabel({ key, label, unit }: ReportColumn, text: (id: TextId) => string): string {
  const id = labelIds[key];
  const words = id ? text(id) : label;
  return unit ? `${words} (${unit})` : words;
}

/* A time is written in full and never clipped (look.md, principle 8). */
const wide: readonly string[] = ['lastContact', 'lastPosition', 'lastPositionTime', 'activeRoute'];

/** Width of a column as a grid track. */
export function columnWidth({ key }: ReportColumn): string {
  if (key === 'userName') return 'minmax(130px, 2fr)';
  return wide.includes(key) ? 'minmax(136px, 1fr)' : 'minmax(76px, 1fr)';
}
