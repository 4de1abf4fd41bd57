import { type FromPartner, type ToPartner, understood } from './protocol.rules.ts';

/** The page around the frame. */
export interface Partner {
  tell(message: ToPartner): void;
  /** Its token; rejects when it gives none in time. */
  token(reason: string): Promise<string>;
}

const patienceMs = 30_000;

/** Begins to listen to the page around, and says that this one is ready. `settle` hears of settings. */
export function meetPartner(
  origins: readonly string[],
  settle: (settings: FromPartner & { type: 'patrolkit:settings' }) => void,
): Partner {
  let kept: string | null = null;
  let take: ((token: string) => void) | null = null;
  let hasAsked = false;
  const tell = (message: ToPartner): void => {
    for (const origin of origins) window.parent.postMessage(message, origin);
  };
  window.addEventListener('message', (event) => {
    const said = understood(event, window.parent, origins);
    if (said?.type === 'patrolkit:settings') settle(said);
    if (said?.type !== 'patrolkit:token') return;
    if (take) take(said.token);
    else kept = said.token;
  });
  tell({ type: 'patrolkit:ready' });
  return {
    tell,
    token: (reason) => {
      /* The first one comes in answer to `ready`; one that came before it was asked for is used once. */
      if (hasAsked && kept === null) tell({ type: 'patrolkit:token-needed', reason });
      hasAsked = true;
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          take = null;
          reject(new Error('The page around gave no token.'));
        }, patienceMs);
        take = (token) => {
          clearTimeout(late);
          take = kept = null;
          resolve(token);
        };
        if (kept !== null) take(kept);
      });
    },
  };
}
