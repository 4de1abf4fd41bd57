import type { SignInResult } from '@patrolkit/sdk/model';
import { fromPromise } from 'xstate';
import { EffectMissingError } from '../shared/effect-missing-error.ts';
import type { DiscardedSession, LoginActor, LoginCredentials } from './login.types.ts';

const names: readonly LoginActor[] = ['authenticate', 'discardSession'];

/** Stand in until the host provides its own: both reject with an {@link EffectMissingError}. @internal */
export const missingLoginActors = {
  authenticate: fromPromise<SignInResult, LoginCredentials>(async () => {
    throw new EffectMissingError('login', 'authenticate', names);
  }),
  discardSession: fromPromise<void, DiscardedSession>(async () => {
    throw new EffectMissingError('login', 'discardSession', names);
  }),
};
