import { useState } from 'react';
import { type ServerRefusal, serverRefusal } from './server-problems.rules.ts';

/** What an attempt to save failed with. @public */
export interface SubmitFailure extends ServerRefusal {
  readonly error: unknown;
}

/** Saving, as a form's hook gives it. @public */
export interface Submit {
  readonly isPending: boolean;
  /** What the last attempt failed with; null when it did not. */
  readonly failure: SubmitFailure | null;
  /** Forgets the failure. */
  forget(): void;
}

interface Runner extends Submit {
  /** Does the work unless some is being done; answers what it failed with, null when it did not. */
  run(work: () => Promise<unknown>): Promise<SubmitFailure | 'busy' | null>;
}

/** Runs one attempt at a time and keeps what it failed with. @internal */
export function useSubmit(): Runner {
  const [state, setState] = useState<Pick<Submit, 'isPending' | 'failure'>>({ isPending: false, failure: null });
  return {
    ...state,
    forget: () => setState((now) => (now.failure ? { ...now, failure: null } : now)),
    run: async (work) => {
      if (state.isPending) return 'busy';
      setState({ isPending: true, failure: null });
      let failure: SubmitFailure | null = null;
      try {
        await work();
      } catch (error) {
        failure = { ...serverRefusal(error), error };
      }
      setState({ isPending: false, failure });
      return failure;
    },
  };
}
