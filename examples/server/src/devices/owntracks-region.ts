import { fieldsOf } from './device-fields.ts';
import { readNumber } from './device-number.ts';
import { cleanText } from './device-text.ts';

/** A checkpoint that a phone can watch: it has coordinates of its own. */
export interface WatchedCheckpoint {
  readonly id: number;
  /** Code of its chip. */
  readonly code: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** null for the usual one. */
  readonly radiusMeters: number | null;
}

/** A checkpoint as OwnTracks takes it. */
export interface Waypoint {
  readonly _type: 'waypoint';
  /** Its key on older iPhones, and what a guard reads. */
  readonly desc: string;
  /** Its key on Android: a moment that stands for the checkpoint's id, seconds. */
  readonly tst: number;
  /** Its key on newer iPhones. */
  readonly rid: string;
  readonly lat: number;
  readonly lon: number;
  /** Metres. */
  readonly rad: number;
}

/** How a message names its region. */
export interface RegionName {
  /** Of the checkpoint it was made for, if it was made here. */
  readonly checkpointId: number | null;
  /** In brackets at the end of its name. */
  readonly code: string | null;
}

/* Long before there were such phones, so that no region of a guard's own was made then. */
const firstMoment = 1_000_000_000;
const lastMoment = firstMoment + 500_000_000;
/* Phones see smaller circles late or never. */
const usualRadiusMeters = 100;
/** No latitude: an iPhone removes a region that has it, Android leaves such a one alone. */
const removed = -1_000_000;

/* An iPhone cuts a name at colons and bars, and lets one that begins with a plus follow the phone. */
const nameable = (text: string): string => cleanText(text.replace(/\s*[:|\n]+\s*/g, ' '), 100).replace(/^[+\s]+/, '');

const word = (value: unknown): string => cleanText(value, 60).toLowerCase();

/** The circle around a checkpoint; `desc`, `tst` and `rid` are its own for as long as it exists. */
export function waypointOf({ id, code, name, latitude, longitude, radiusMeters }: WatchedCheckpoint): Waypoint {
  return {
    _type: 'waypoint',
    desc: `${nameable(name)} [${nameable(code)}]`,
    tst: firstMoment + id,
    rid: `checkpoint-${id}`,
    lat: latitude,
    lon: longitude,
    rad: radiusMeters ?? usualRadiusMeters,
  };
}

/** The region a body says has been entered; null for anything else. */
export function enteredRegion(body: unknown): RegionName | null {
  const fields = fieldsOf(body);
  if (!fields || word(fields.get('_type')) !== 'transition' || word(fields.get('event')) !== 'enter') return null;
  const moment = readNumber(fields.get('wtst'));
  const isOwn = moment !== null && Number.isInteger(moment) && moment > firstMoment && moment < lastMoment;
  const code = /\[([^[\]]+)\]$/.exec(cleanText(fields.get('desc')))?.[1]?.toUpperCase() ?? null;
  return { checkpointId: isOwn ? moment - firstMoment : null, code };
}

/**
 * What a phone has to be told so that it watches these: regions that are new or changed, and, to be removed, those it
 * no longer needs. Not the ones it has: Android would take each for a new one and report the guard in it again.
 */
export function regionChanges(before: readonly Waypoint[], after: readonly Waypoint[]): Waypoint[] {
  const known = new Map(before.map((waypoint) => [waypoint.tst, JSON.stringify(waypoint)]));
  const wanted = new Set(after.map(({ tst }) => tst));
  const gone = before.filter(({ tst }) => !wanted.has(tst));
  return [
    ...gone.map((waypoint) => ({ ...waypoint, lat: removed, lon: removed })),
    ...after.filter((waypoint) => known.get(waypoint.tst) !== JSON.stringify(waypoint)),
  ];
}
