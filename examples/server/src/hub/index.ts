/** A SignalR hub for Fastify: knows its methods, its limits and nothing else. */
export { createHub } from './create-hub.ts';
export { HubError } from './hub-error.ts';
export type { Hub, HubClock, HubCloseReason, HubConnection, HubLimits, HubOptions, HubRequest } from './hub-types.ts';
