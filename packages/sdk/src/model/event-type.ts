/**
 * Names of the event types, in the order of the product description (S3: event type values).
 * Components take these names; the numbers of a back end stay in {@link createEventTypes}.
 * @public
 */
export const eventTypes = [
  'Unknown',
  'System',
  'GpsLocation',
  'TagRead',
  'UnknownTag',
  'UnknownLocation',
  'GuardMessage',
  'GuardComment',
  'Start',
  'Stop',
  'NotMoving',
  'NotConnected',
  'GuardPanic',
  'Exception',
] as const;

/** One of the 14 event types. @public */
export type EventType = (typeof eventTypes)[number];

/** The two types that sound until they are confirmed (decision G13). @public */
export type AlarmType = Extract<EventType, 'GuardPanic' | 'Exception'>;

/** Which number a back end uses for which type. @public */
export type EventTypeCodes = Readonly<Record<EventType, number>>;

/** The numbers of contract.md A4: 8 and 9 are reserved, so that Start and Stop are the route codes 10 and 11. @public */
export const defaultEventTypeCodes: EventTypeCodes = {
  Unknown: 0,
  System: 1,
  GpsLocation: 2,
  TagRead: 3,
  UnknownTag: 4,
  UnknownLocation: 5,
  GuardMessage: 6,
  GuardComment: 7,
  Start: 10,
  Stop: 11,
  NotMoving: 12,
  NotConnected: 13,
  GuardPanic: 14,
  Exception: 15,
};

/** Converter between a back end's numbers and the names. @public */
export interface EventTypes {
  /** The name of a number; a number nobody knows is `Unknown`. */
  toType(code: number): EventType;
  /** The number of a name. */
  toCode(type: EventType): number;
}

/** Makes the converter for a back end that numbers its event types differently. @public */
export function createEventTypes(codes: EventTypeCodes = defaultEventTypeCodes): EventTypes {
  const byCode = new Map(eventTypes.map((type) => [codes[type], type]));
  return {
    toType: (code) => byCode.get(code) ?? 'Unknown',
    toCode: (type) => codes[type],
  };
}

/** Whether events of this type sound until they are confirmed. @public */
export function isAlarm(type: EventType): type is AlarmType {
  return type === 'GuardPanic' || type === 'Exception';
}
