export { createHub, type Hub, type HubOptions, type HubState } from './hub.ts';
export type { HubAuth } from './hub-access.ts';
export { retryDelayMs } from './retry.ts';
