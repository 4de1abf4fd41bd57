import type { Wire } from '@patrolkit/sdk/wire';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { EventRow } from './event-to-wire.ts';

/**
 * What was wrong with the read of a check (C3, C4): an Exception happens at the deadline, so a read before it was in
 * time and only uploaded late, and one from it on was late.
 */
export function readTagException({
  typeCode,
  readAt,
  occurredAt,
}: Pick<EventRow, 'typeCode' | 'readAt' | 'occurredAt'>): Wire<'EventReportRow'>['readTagException'] {
  if (typeCode === eventTypeCode('UnknownTag')) return 'unknownTag';
  if (typeCode !== eventTypeCode('Exception')) return '';
  if (readAt === null) return 'missed';
  return readAt < occurredAt ? '' : 'late';
}
