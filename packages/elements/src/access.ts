import { ApiError, createPatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, createWorkerTimers } from '@patrolkit/sdk/live';
import { createHub } from '@patrolkit/sdk/realtime';
import type { ElementProblem, GetToken } from './elements.types.ts';
import type { Connection } from './line.types.ts';
import { sessionOf } from './session-of.ts';
import { createTokenQuestion } from './token-question.ts';

/** What {@link createAccess} takes. @internal */
export interface AccessOptions {
  readonly baseUrl: string;
  readonly getToken: GetToken;
  /** null: there is a session. */
  readonly onChange: (problem: ElementProblem | null | 'connecting') => void;
}

/** A connection whose session comes from the page's tokens. @internal */
export interface Access extends Connection {
  /** Asks for a token and starts a session with it; does nothing while that goes on. */
  open(): void;
  end(): void;
}

/* Nobody may be there to press Try again: a wall that waits for a server's restart comes back by itself. */
const tryAgainMs = 30_000;

/** Makes the access of a line; nothing is asked before `open`. @internal */
export function createAccess({ baseUrl, getToken, onChange }: AccessOptions): Access {
  const timers = createWorkerTimers();
  const question = createTokenQuestion(getToken);
  const isOver = (): boolean => (client.session.current()?.expiresAt ?? Infinity) <= timers.now();
  const client = createPatrolClient({
    baseUrl,
    timers,
    freshToken: () => question.ask(isOver() ? 'expired' : 'refused'),
  });
  const feed = createLiveFeed({ client, hub: createHub({ client }) });
  let [isOpening, isPartner] = [false, false];
  /* The token whose rights are known. */
  let described = '';
  let hasEnded = false;
  let cancelRetry = (): void => {};

  const fail = (error: unknown): void => {
    if (hasEnded) return;
    onChange(problemOf(error, question.failure() !== null));
    cancelRetry();
    cancelRetry = timers.after(tryAgainMs, () => void open());
  };
  /* What the token may do is told with it; until it is, the session does not start. */
  const start = async (token: string): Promise<void> => {
    const found = await sessionOf(client, token);
    if (hasEnded) return;
    isPartner = found.isPartner;
    described = token;
    client.session.start(found.session, client.session.current() ? 'renewed' : 'signed-in');
  };
  const open = async (): Promise<void> => {
    if (isOpening || hasEnded) return;
    isOpening = true;
    cancelRetry();
    onChange('connecting');
    try {
      await start(await question.ask('first')).catch(async (error) => {
        if (!isRefusal(error)) throw error;
        await start(await question.ask('refused'));
      });
      if (!hasEnded) onChange(null);
    } catch (error) {
      fail(error);
    } finally {
      isOpening = false;
    }
  };
  const unsubscribe = client.session.subscribe((session, reason) => {
    if (reason === 'unauthorised') fail(question.failure());
    /* A new token in the place of an old one may have other rights, and another end. */
    if (reason !== 'renewed' || session === null || session.token === described) return;
    void start(session.token).catch((error) => {
      if (isRefusal(error)) client.session.end('unauthorised');
    });
  });
  return {
    client,
    feed,
    isPartner: () => isPartner,
    open: () => void open(),
    end: () => {
      hasEnded = true;
      cancelRetry();
      unsubscribe();
      feed.stop();
      timers.dispose();
    },
  };
}

const isRefusal = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

function problemOf(error: unknown, isUngiven: boolean): ElementProblem {
  const message = error instanceof Error ? error.message : String(error ?? 'The token was refused.');
  if (isUngiven) return { kind: 'token', message };
  if (error instanceof ApiError && error.isUnanswered) return { kind: 'network', message };
  return { kind: error instanceof ApiError && error.status >= 500 ? 'network' : 'refused', message };
}
