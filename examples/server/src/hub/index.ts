/** A SignalR hub for Fastify: knows its methods, its limits and nothing else. */
export { createHub } from './create-hub.ts';
export { HubError } from './hub-error.ts';
export type {
  Hub,
  HubCaller,
  HubClock,
  HubCloseReason,
  HubConnection,
  HubLimits,
  HubLog,
  HubMethod,
  HubMethodDeclaration,
  HubOptions,
  HubRequest,
} from './hub-types.ts';
