import type { Wire } from '../wire/index.ts';
import { toInstantOrNull } from './instant.ts';
import { isLanguage, type Language } from './locale.ts';

/** A signed-in user as a host keeps it. The token is a secret: it goes to the SessionStore and nowhere else. @public */
export interface Session {
  readonly token: string;
  /** 0 where a host hands a token over and does not know whose it is. */
  readonly userId: number;
  readonly name: string;
  /** The address signed in with, so that the password alone has to be given again; absent when a host signed in. */
  readonly email?: string | undefined;
  readonly role: string | null;
  readonly language: Language | null;
  /** End of the session, milliseconds since 1970; null when the back end does not say. */
  readonly expiresAt: number | null;
  /** Policies of the role, as contract.md A3 names them. */
  readonly policies: readonly string[];
}

/** Answer to a sign-in: a session, or why there is none (result -1 means invalid credentials). @public */
export type SignInResult =
  | { readonly ok: true; readonly session: Session }
  | { readonly ok: false; readonly result: number };

/** Reads the wire's Auth. @public */
export function signInResultFromWire(wire: Wire<'Auth'>): SignInResult {
  if (!wire.token) return { ok: false, result: wire.result };
  return {
    ok: true,
    session: {
      token: wire.token,
      userId: wire.idUser ?? 0,
      name: wire.name ?? '',
      role: wire.role ?? null,
      language: isLanguage(wire.locale) ? wire.locale : null,
      expiresAt: toInstantOrNull(wire.expiresAt, 'expiresAt'),
      policies: wire.policies ?? [],
    },
  };
}
