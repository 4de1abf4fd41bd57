import { Listeners } from './listeners.ts';

/** Where planned checks, rules or routes were changed. @public */
export type NewsOrigin = 'here' | 'other-window';

/** Tells that planned checks, rules or routes have changed, so that whoever shows routes asks for them again (S9.10). @public */
export interface SchedulerNews {
  /** Tells everybody who listens here, and the other windows when the session channel is connected. @param origin @default 'here' */
  tell(origin?: NewsOrigin): void;
  /** The answer unsubscribes. */
  subscribe(listener: (origin: NewsOrigin) => void): () => void;
}

/** @internal */
export function createSchedulerNews(): SchedulerNews {
  const listeners = new Listeners<[NewsOrigin]>();
  return { tell: (origin = 'here') => listeners.tell(origin), subscribe: listeners.subscribe };
}
