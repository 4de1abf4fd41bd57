export type { MessageId, Messages } from './messages.ts';
export {
  type MessageValues,
  type Patrol,
  PatrolProvider,
  type PatrolProviderProps,
  usePatrol,
} from './patrol-provider.tsx';
