import { createEventTypes } from '../model/event-type.ts';
import { type ChangesResource, createChangesResource } from '../resources/changes.ts';
import { type ConfigResource, createConfigResource } from '../resources/config.ts';
import { createEventResource, type EventResource } from '../resources/event.ts';
import { createLocationResource, type LocationResource } from '../resources/location.ts';
import { createLocationTagResource, type LocationTagResource } from '../resources/location-tag.ts';
import { createUserResource, type UserResource } from '../resources/user.ts';
import { createUserLocationResource, type UserLocationResource } from '../resources/user-location.ts';
import { createSessionKeeper, type SessionKeeper } from '../session/session-keeper.ts';
import { createMemorySessionStore } from '../session/session-store.ts';
import { platformTimers, type Timers } from '../timers/timers.ts';
import { consoleLogger, type Logger } from './logger.ts';
import type { PatrolClientOptions } from './options.ts';
import { createTransport } from './transport.ts';

/** A back end as a value: two of them on one page know nothing of each other. @public */
export interface PatrolClient {
  /** Address of the back end, without a trailing slash. */
  readonly baseUrl: string;
  readonly session: SessionKeeper;
  readonly changes: ChangesResource;
  readonly config: ConfigResource;
  readonly event: EventResource;
  readonly location: LocationResource;
  readonly locationTag: LocationTagResource;
  readonly user: UserResource;
  readonly userLocation: UserLocationResource;
  readonly timers: Timers;
  readonly logger: Logger;
  /** Numbers of the event types of this back end. */
  readonly eventTypes: ReturnType<typeof createEventTypes>;
}

/**
 * Makes a client. Nothing is sent until a resource is called; every rejected call rejects with an ApiError.
 * @public
 */
export function createPatrolClient(options: PatrolClientOptions): PatrolClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const session = createSessionKeeper(options.sessionStore ?? createMemorySessionStore());
  const transport = createTransport({ ...options, baseUrl }, session);
  const types = createEventTypes(options.eventTypeCodes);
  return {
    baseUrl,
    session,
    timers: options.timers ?? platformTimers,
    logger: options.logger ?? consoleLogger,
    eventTypes: types,
    changes: createChangesResource(transport, types),
    config: createConfigResource(transport),
    event: createEventResource(transport, types),
    location: createLocationResource(transport),
    locationTag: createLocationTagResource(transport),
    user: createUserResource(transport, session),
    userLocation: createUserLocationResource(transport),
  };
}
