import { one } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { given } from '../model/given.ts';
import { type GuardPosition, guardPositionFromWire } from '../model/guard-position.ts';
import { fromInstant, fromInstantIfGiven } from '../model/instant.ts';
import type { Wire } from '../wire/index.ts';

/** Where the guards are. @public */
export interface UserLocationResource {
  /** The newest position of each guard (`GET /api/UserLocation`). */
  getAll(): Promise<GuardPosition[]>;
  /** Up to `count` newest positions per guard, each guard's newest first (`GET /api/UserLocation/GetLastUserLocation/{n}`). */
  getLast(count: number): Promise<GuardPosition[]>;
  /**
   * Where everybody was at an instant (milliseconds since 1970), or with `isTrack` every fix from it on, of at most 24 h
   * and 5,000 fixes; reading a track is audited (`GET /api/UserLocation/GetLocationForDateTime`).
   */
  getForDateTime(at: number, options?: TrackOptions): Promise<GuardPosition[]>;
}

/** Which part of the tracks is asked for. @public */
export interface TrackOptions {
  /** Every fix from the instant on, instead of where everybody was. @default false */
  readonly isTrack?: boolean | undefined;
  /** Only this guard's (extension). @default all */
  readonly guardId?: number | undefined;
  /** End of a track, not included, milliseconds since 1970 (extension). @default 24 h later */
  readonly until?: number | undefined;
}

const read = (rows: readonly Wire<'LastUserLocation'>[]): GuardPosition[] =>
  rows.map(guardPositionFromWire).filter((position) => position !== null);

/** @internal */
export function createUserLocationResource(transport: Transport): UserLocationResource {
  return {
    getAll: () => transport.call('userLocation/getAll', (http) => http.GET('/api/UserLocation'), one(read)),
    getLast: (count) =>
      transport.call(
        'userLocation/getLast',
        (http) => http.GET('/api/UserLocation/GetLastUserLocation/{n}', { params: { path: { n: count } } }),
        one(read),
      ),
    getForDateTime: (at, { isTrack = false, guardId, until } = {}) =>
      transport.call(
        'userLocation/getForDateTime',
        (http) =>
          http.GET('/api/UserLocation/GetLocationForDateTime', {
            params: {
              query: {
                dateTimeFrom: fromInstant(at),
                showGpsTrack: isTrack,
                ...given({ idUser: guardId, dateTimeTo: fromInstantIfGiven(until) }),
              },
            },
          }),
        one(read),
      ),
  };
}
