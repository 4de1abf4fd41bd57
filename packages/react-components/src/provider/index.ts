export type { MessageId, Messages, MessageValues } from './messages.ts';
export { type Patrol, PatrolProvider, type PatrolProviderProps, usePatrol } from './patrol-provider.tsx';
