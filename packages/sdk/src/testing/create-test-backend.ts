import { contract } from './contract/contract.ts';
import { noteContact } from './devices/contact.ts';
import { tellMissedChecks } from './devices/missed-checks.ts';
import { reportPosition } from './devices/report-event.ts';
import { changeEvent } from './events/raise-event.ts';
import { pause } from './http/pause.ts';
import { type Failure, serve } from './http/serve.ts';
import { createTestHub } from './hub/create-test-hub.ts';
import type { FedHub } from './hub/test-hub.types.ts';
import { makeResetLink } from './people/password.ts';
import { createSessionStore, sessionOf } from './people/session-of.ts';
import { cities } from './seed/lookups.ts';
import { supervisors } from './seed/people.ts';
import { plantDay } from './seed/plant-day.ts';
import { plantPeopleAndPlaces } from './seed/plant-people-and-places.ts';
import { createState } from './state/backend-state.ts';
import { createClock } from './state/clock.ts';
import type { TestBackend, TestBackendOptions } from './test-backend.types.ts';
import { happen } from './test-event.ts';

const defaultNow = Date.UTC(2026, 10, 14, 20, 47, 36);

/**
 * Makes a back end in memory that speaks the contract: everything in it comes from the options and from what it is
 * asked, so that two of them with the same options are alike.
 * @public
 */
export function createTestBackend(options: TestBackendOptions = {}): TestBackend {
  const { now = defaultNow, past = 'day', operatorAccess = 'policy', timeZone = 'Europe/Zagreb' } = options;
  const clock = createClock(now);
  const state = createState({ timeZone, operatorAccess }, cities, clock.now);
  plantPeopleAndPlaces(state);
  if (past === 'day') plantDay(state, clock);
  const asked: string[] = [];
  const hubs: FedHub[] = [];
  const failures = new Map<string, Failure[]>();
  let latencyMs = options.latencyMs ?? 0;
  let isOffline = false;

  const flush = (): void => {
    for (const hub of hubs) hub.flush();
    state.moved.clear();
  };
  /** Does something to the state and tells every hub of it. */
  const write = <Result>(work: () => Result): Result => {
    const result = work();
    flush();
    return result;
  };
  const service = {
    state,
    isDescribedOnly: options.isDescribedOnly ?? false,
    takeFailure: (action: string) => failures.get(action)?.shift(),
  };

  const fetch: TestBackend['fetch'] = async (request) => {
    const { pathname, search } = new URL(request.url);
    asked.push(`${request.method} ${pathname}${search}`);
    await pause(latencyMs, request.signal);
    if (isOffline) throw new TypeError('The test back end is offline');
    const text = await request.text();
    return write(() => {
      tellMissedChecks(state);
      return serve(service, request, text);
    });
  };

  return {
    fetch,
    clientOptions: (email) => {
      const session = email === null ? null : sessionOf(state, email);
      return { baseUrl: 'http://patrol.test', fetch, sessionStore: createSessionStore(session) };
    },
    createHub: ({ client }) => {
      const fed = createTestHub({ state, isOffline: () => isOffline, flush }, client);
      hubs.push(fed);
      return fed.hub;
    },
    signIn: (email) => sessionOf(state, email),
    now: clock.now,
    advance: (ms) =>
      write(() => {
        clock.set(clock.now() + ms);
        tellMissedChecks(state);
      }),
    raise: (event) => write(() => happen(state, event).id),
    move: (guardId, position) =>
      write(() => {
        noteContact(state, guardId);
        reportPosition(state, guardId, { ...position, at: clock.now(), accuracyMeters: null });
      }),
    confirm: (eventId, by = supervisors[1]?.name ?? '') =>
      write(() => {
        const row = state.events.get(eventId);
        if (!row) throw new RangeError(`There is no event ${eventId} in the test back end`);
        if (row.confirmedAt === null) {
          changeEvent(state, eventId, 'confirmed', { confirmedAt: clock.now(), confirmedBy: by });
        }
      }),
    failNext: (action, status, { errors = [], times = 1 } = {}) => {
      const known = contract.operations.map((operation) => operation.action);
      if (!known.includes(action)) throw new RangeError(`${action} is none of ${known.join(', ')}`);
      const ordered = Array.from({ length: times }, () => ({ status, errors }));
      failures.set(action, [...(failures.get(action) ?? []), ...ordered]);
    },
    offline: (value) => {
      isOffline = value;
      flush();
    },
    setLatency: (ms) => {
      latencyMs = ms;
    },
    forgetChanges: () => state.feed.forget(),
    resetLink: (email) => {
      const guid = makeResetLink(state, email);
      if (guid === null) throw new RangeError(`Nobody in the test back end has the address ${email}`);
      return guid;
    },
    requests: () => asked,
  };
}
