import type { GetToken, TokenReason } from './elements.types.ts';

/** Asks a page for its token. @internal */
export interface TokenQuestion {
  /** Whoever asks while a question is open gets its answer. Rejects when the page has no token. */
  ask(reason: TokenReason): Promise<string>;
  /** What the last question was rejected with; null after one that was answered. */
  failure(): unknown;
}

/** Makes the one who asks: one question at a time. @internal */
export function createTokenQuestion(getToken: GetToken): TokenQuestion {
  let open: Promise<string> | null = null;
  let failure: unknown = null;
  const question = async (reason: TokenReason): Promise<string> => {
    try {
      const token: unknown = await getToken(reason);
      if (typeof token !== 'string' || token === '') throw new Error('getToken gave no token.');
      failure = null;
      return token;
    } catch (error) {
      failure = error ?? new Error('getToken was rejected.');
      throw failure;
    }
  };
  return {
    ask: (reason) => {
      open ??= question(reason).finally(() => {
        open = null;
      });
      return open;
    },
    failure: () => failure,
  };
}
