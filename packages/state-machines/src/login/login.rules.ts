import type { LoginContext, LoginCredentials, LoginInput } from './login.types.ts';

/** Context at the start and after a session has ended. @internal */
export function toLoginContext(input: LoginInput): LoginContext {
  return {
    email: input.email ?? '',
    password: '',
    fieldErrors: {},
    errorId: null,
    isUnanswered: false,
    result: null,
    target: null,
  };
}

/** What is sent: a blank around an e-mail is a slip of the keyboard, one around a password may be meant. @internal */
export function credentialsOf(form: LoginCredentials): LoginCredentials {
  return { email: form.email.trim(), password: form.password };
}

/** Helper texts of the fields that are empty (S5.01, S5.02). @internal */
export function fieldErrorsOf(form: LoginCredentials): LoginContext['fieldErrors'] {
  const { email, password } = credentialsOf(form);
  return {
    ...(email === '' && { email: 'userNameIsRequired' as const }),
    ...(password === '' && { password: 'passwordIsRequired' as const }),
  };
}

/** Whether the form can be sent. @internal */
export function isComplete(form: LoginCredentials): boolean {
  return Object.keys(fieldErrorsOf(form)).length === 0;
}
