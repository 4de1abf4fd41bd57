import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { HttpLine } from './http-line.ts';
import { tokenOf, urlOf } from './hub-request.ts';
import type { HubOptions, HubRequest } from './hub-types.ts';
import { type Negotiation, randomId } from './negotiations.ts';
import { type Refusal, refusals } from './refusal.ts';

/** What of a request decides about it, of an upgrade too. */
export interface Asking {
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A request that may open a connection. */
export interface Admission<Identity> {
  readonly kind: 'admitted';
  /** Public id of the connection. */
  readonly id: string;
  readonly identity: Identity;
  readonly tokenDigest: string;
  /** null when the client has skipped the negotiation. */
  readonly negotiation: Negotiation | null;
}

/** What admission needs from the hub. */
export interface AdmissionContext<Identity> {
  readonly options: Pick<HubOptions<Identity>, 'authenticate' | 'keyOf' | 'log'>;
  isStopped(): boolean;
  /** Makes room under the key when it can; false when the key has all it may. */
  hasRoom(key: string | null): boolean;
}

const digestOf = (token: string | null): string =>
  createHash('sha256')
    .update(token ?? '')
    .digest('base64');

/** Asks who a request is from. Never rejects. */
export async function identify<Identity>(
  { url, headers }: Asking,
  phase: HubRequest['phase'],
  { authenticate, log }: AdmissionContext<Identity>['options'],
): Promise<{ readonly kind: 'known'; readonly identity: Identity } | Refusal> {
  const query = urlOf({ url }).searchParams;
  try {
    const identity = await authenticate({ token: tokenOf(headers, query), query, phase });
    return identity === null ? refusals.unauthorized : { kind: 'known', identity };
  } catch (error) {
    log.warn({ err: error }, 'hub authentication failed');
    return refusals.failed;
  }
}

/** Decides whether a request may open a connection; its id is then `connecting` until its transport is open. */
export async function admit<Identity>(
  asking: Asking,
  negotiation: Negotiation | null,
  context: AdmissionContext<Identity>,
): Promise<Admission<Identity> | Refusal> {
  if (context.isStopped()) return refusals.stopping;
  if (negotiation && negotiation.state !== 'waiting') return refusals.inUse;
  /* taken before the wait below: of two requests on one id only one may come through */
  if (negotiation) negotiation.state = 'connecting';
  const giveBack = (refusal: Refusal): Refusal => {
    if (negotiation) negotiation.state = 'waiting';
    return refusal;
  };
  const known = await identify(asking, 'connect', context.options);
  if (known.kind === 'refused') return giveBack(known);
  const { identity } = known;
  const key = context.options.keyOf?.(identity) ?? null;
  if (negotiation && negotiation.key !== key) return giveBack(refusals.unknownId);
  /* a stop or too many others may have come in between */
  if (context.isStopped()) return giveBack(refusals.stopping);
  if (!negotiation && !context.hasRoom(key)) return refusals.tooMany;
  const tokenDigest = digestOf(tokenOf(asking.headers, urlOf(asking).searchParams));
  return { kind: 'admitted', id: negotiation?.id ?? randomId(), identity, tokenDigest, negotiation };
}

/**
 * Decides whether a later request of an open connection may pass: with the token that opened it, or with another one of
 * the same key, which from then on takes its place. null when it may.
 */
export async function readmit<Identity>(
  asking: Asking,
  { key }: Negotiation,
  line: HttpLine,
  { options }: Pick<AdmissionContext<Identity>, 'options'>,
): Promise<Refusal | null> {
  const token = tokenOf(asking.headers, urlOf(asking).searchParams);
  const tokenDigest = digestOf(token);
  if (tokenDigest === line.tokenDigest) {
    try {
      return (await line.isTokenGood(token)) ? null : refusals.unauthorized;
    } catch (error) {
      options.log.warn({ err: error }, 'hub authentication failed');
      return refusals.failed;
    }
  }
  const known = await identify(asking, 'connect', options);
  if (known.kind === 'refused') return known;
  if ((options.keyOf?.(known.identity) ?? null) !== key) return refusals.unknownId;
  line.tokenDigest = tokenDigest;
  return null;
}
