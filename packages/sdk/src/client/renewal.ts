import type { SessionKeeper } from '../session/session-keeper.ts';

/** Asks a host for a token in place of one the server no longer takes; null when it has none. @public */
export type FreshToken = (refused: string) => Promise<string | null>;

/** Renews the session after a 401; answers whether it is worth sending again. @internal */
export type Renewal = (refused: string) => Promise<boolean>;

/** Calls that fail together ask the host once. @internal */
export function createRenewal(session: SessionKeeper, freshToken: FreshToken | undefined): Renewal {
  const asked = new Map<string, Promise<boolean>>();
  /* The last renewal: a call that was on its way meanwhile is refused with the old token after it. */
  let last = { refused: '', token: '' };
  const renew = async (refused: string): Promise<boolean> => {
    const token = await freshToken?.(refused).catch(() => null);
    const current = session.current();
    /* Signed out, or in as somebody else, while the host was asked: nothing is to be renewed. */
    if (!token || token === refused || current?.token !== refused) return false;
    last = { refused, token };
    session.start({ ...current, token }, 'renewed');
    return true;
  };
  return (refused) => {
    if (!freshToken) return Promise.resolve(false);
    if (last.refused === refused && session.current()?.token === last.token) return Promise.resolve(true);
    const known = asked.get(refused);
    if (known) return known;
    const work = renew(refused).finally(() => asked.delete(refused));
    asked.set(refused, work);
    return work;
  };
}
