import { useLive } from '@patrolkit/react-components/live';
import type { PartnerToken, PartnerTokenDraft } from '@patrolkit/sdk/model';
import { useCallback, useMemo } from 'react';
import { useAlerts } from '../../../errors/alerts.tsx';
import { useText } from '../../../services/texts.ts';
import { type Log, useLog } from '../../records/use-log.ts';

/** What partners have, and how it is given and taken. */
export interface PartnerTokens {
  readonly log: Log<PartnerToken>;
  /** Rejects with what the server refused. */
  make(draft: PartnerTokenDraft): Promise<PartnerToken>;
  revoke(token: PartnerToken): Promise<void>;
}

/** Loads partners' tokens, makes new ones and revokes old ones. */
export function usePartnerTokens(): PartnerTokens {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const load = useCallback(async () => {
    const rows = await client.partnerToken.getAll();
    return { rows, total: rows.length, isTruncated: false };
  }, [client]);
  const log = useLog(load);
  const { reload } = log;
  return useMemo(
    () => ({
      log,
      make: async (draft) => {
        const made = await client.partnerToken.create(draft);
        reload();
        return made;
      },
      revoke: async ({ tokenId, name }) => {
        try {
          await client.partnerToken.revoke(tokenId);
          reload();
        } catch (error) {
          alerts.tell(error, { doing: text('console.partners.revoking', { name }) });
        }
      },
    }),
    [alerts, client, log, reload, text],
  );
}
