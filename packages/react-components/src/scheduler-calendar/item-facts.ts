import { formatDateTime, type Occurrence, type RecurrenceRule } from '@patrolkit/sdk/model';
import { matchWindow } from '@patrolkit/sdk/rules';
import type { Patrol } from '../provider/index.ts';
import { localDay } from './calendar-days.rules.ts';
import { clockOf } from './calendar-texts.ts';

/** One line of a check's details. @internal */
export interface ItemFact {
  readonly label: string;
  readonly value: string;
}

/** 'DD/MM/YYYY HH:mm – HH:mm', with the date again when it ends on another day. @internal */
export function spanText(startsAt: number, endsAt: number, timeZone: string): string {
  const isSameDay = localDay(timeZone, startsAt) === localDay(timeZone, endsAt);
  const end = isSameDay ? clockOf(timeZone, endsAt) : formatDateTime(endsAt, timeZone);
  return `${formatDateTime(startsAt, timeZone)} – ${end}`;
}

/** Since when and until when a read counts for a check (C3); null for one of a rule that is not known. */
function countedText(item: Occurrence, rule: RecurrenceRule | null, timeZone: string): string | null {
  if (item.checkpointId === null || (item.kind === 'rule' && !rule)) return null;
  const toleranceMs = (rule?.toleranceMinutes ?? 0) * 60_000;
  const { opensAt, closesAt } = matchWindow(item.kind === 'rule' ? 'rule' : 'manual', item, toleranceMs);
  /* The window closes with the end of its last minute. */
  return spanText(opensAt, closesAt - 60_000, timeZone);
}

/** Who, where, when, how late it may be, and what became of it. @internal */
export function itemFacts(
  { text }: Pick<Patrol, 'text'>,
  item: Occurrence,
  rule: RecurrenceRule | null,
  timeZone: string,
): ItemFact[] {
  const fact = (id: FactId, value: string | null): ItemFact[] =>
    value === null ? [] : [{ label: text(`schedulerCalendar.${id}`), value }];
  const tolerance = item.kind === 'rule' && rule ? rule.toleranceMinutes : null;
  return [
    ...fact('planned', spanText(item.startsAt, item.endsAt, timeZone)),
    ...fact('guard', item.guardName),
    ...fact('location', item.locationName),
    ...fact('checkpoint', item.checkpointName ?? text('schedulerCalendar.noCheckpoint')),
    ...fact('toleranceOf', tolerance === null ? null : text('schedulerCalendar.tolerance', { minutes: tolerance })),
    ...fact('counted', countedText(item, rule, timeZone)),
    ...fact('readAt', item.readAt === null ? null : formatDateTime(item.readAt, timeZone)),
    ...fact('origin', text('schedulerCalendar.kind', { kind: item.kind })),
  ];
}

type FactId = 'planned' | 'guard' | 'location' | 'checkpoint' | 'toleranceOf' | 'counted' | 'readAt' | 'origin';
