import { eventTypeCode } from './event-type-code.ts';

/** Codes of the events that sound until somebody confirms them. */
export const alarmTypes: readonly number[] = [eventTypeCode('GuardPanic'), eventTypeCode('Exception')];
