export * from '../shared/effect-missing-error.ts';
export { loginMachine } from './login.machine.ts';
export type {
  DiscardedSession,
  LoginActor,
  LoginContext,
  LoginCredentials,
  LoginEmitted,
  LoginError,
  LoginField,
  LoginFieldError,
  LoginInput,
  LoginMachineEvent,
  LoginState,
  LoginTarget,
} from './login.types.ts';
export * from './login-view.ts';
export * from './target-of.ts';
