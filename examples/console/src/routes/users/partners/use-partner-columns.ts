import type { DataGridColumn } from '@patrolkit/react-components/data-grid';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type PartnerToken } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { textColumn } from '../../../entities/text-column.ts';
import { type TextId, useText } from '../../../services/texts.ts';

/** How a token stands. @param now milliseconds since 1970 */
function stateTextOf({ expiresAt, isRevoked }: PartnerToken, now: number): TextId {
  if (isRevoked) return 'console.partners.state.revoked';
  return expiresAt <= now ? 'console.partners.state.ended' : 'console.partners.state.valid';
}

/** The columns of the list of partners. */
export function usePartnerColumns(): readonly DataGridColumn<PartnerToken>[] {
  const text = useText();
  const { directory } = useLive();
  const { now, timeZone } = usePatrol();
  const { companies } = directory;
  return useMemo(
    () => [
      {
        ...textColumn('name', text('console.partners.partner'), 'minmax(140px, 2fr)', ({ name }) => name),
        isRowHeader: true,
      },
      textColumn('companies', text('console.groups.companies'), 'minmax(140px, 2fr)', ({ companyIds }) =>
        companyIds.map((id) => companies.get(id)?.name ?? id).join(', '),
      ),
      textColumn('state', text('console.partners.state'), '110px', (token) => text(stateTextOf(token, now()))),
      {
        ...textColumn('expires', text('console.partners.expires'), '140px', ({ expiresAt }) =>
          formatDateTime(expiresAt, timeZone),
        ),
        sortBy: ({ expiresAt }) => expiresAt,
      },
      {
        ...textColumn('used', text('console.partners.lastUsed'), '140px', ({ lastUsedAt }) =>
          lastUsedAt === null ? text('console.devices.neverUsed') : formatDateTime(lastUsedAt, timeZone),
        ),
        sortBy: ({ lastUsedAt }) => lastUsedAt ?? 0,
      },
      {
        ...textColumn('at', text('console.partners.made'), '140px', ({ createdAt }) =>
          formatDateTime(createdAt, timeZone),
        ),
        sortBy: ({ createdAt }) => createdAt,
        isDescendingFirst: true,
      },
    ],
    [companies, now, text, timeZone],
  );
}
