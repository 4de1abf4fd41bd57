import { Button, IconButton } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatDateTime, type PartnerToken } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import * as page from '../../../entities/entity-page.css.ts';
import { settings } from '../../../services/settings.ts';
import { useText } from '../../../services/texts.ts';
import * as records from '../../records/records.css.ts';
import { hiddenFieldTexts, partnerPolicyTexts } from './partner-words.ts';
import * as css from './partners.css.ts';

/** Props of {@link PartnerDetails}. */
export interface PartnerDetailsProps {
  token: PartnerToken;
  onRevoke: () => void;
  onClose: () => void;
}

/** What a partner has, with the addresses of his page for frames; it can be revoked, and not be changed. */
export function PartnerDetails({ token, onRevoke, onClose }: PartnerDetailsProps): ReactElement {
  const text = useText();
  const { directory } = useLive();
  const { timeZone } = usePatrol();
  const server = settings.apiUrl || location.origin;
  const list = (parts: readonly string[], otherwise: string): string => parts.join(', ') || otherwise;
  const wordsOf = <Id extends string>(
    pairs: readonly (readonly [Id, Parameters<typeof text>[0]])[],
    ids: readonly Id[],
  ) => pairs.filter(([id]) => ids.includes(id)).map(([, textId]) => text(textId));
  const facts: readonly (readonly [string, string])[] = [
    [
      text('console.groups.companies'),
      list(
        token.companyIds.map((id) => directory.companies.get(id)?.name ?? String(id)),
        '',
      ),
    ],
    [
      text('console.partners.locations'),
      list(
        token.locationIds.map((id) => directory.locations.get(id)?.name ?? String(id)),
        text('console.partners.allLocations'),
      ),
    ],
    [
      text('console.partners.hidden'),
      list(wordsOf(hiddenFieldTexts, token.hiddenFields), text('console.partners.nothing')),
    ],
    [
      text('console.partners.policies'),
      list(wordsOf(partnerPolicyTexts, token.policies), text('console.partners.onlyLook')),
    ],
    [text('console.partners.sites'), list(token.origins, text('console.partners.nothing'))],
    [text('console.partners.expires'), formatDateTime(token.expiresAt, timeZone)],
    [text('console.partners.token'), `${token.prefix}…`],
  ];
  return (
    <section aria-label={token.name} className={records.panel}>
      <header className={records.panelHead}>
        <h2 className={records.panelTitle}>{token.name}</h2>
        <IconButton icon="close" label={text('console.entity.close')} onPress={onClose} />
      </header>
      <div className={records.panelBody}>
        <dl className={css.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
          {token.origins.length > 0 && !token.isRevoked && (
            <div>
              <dt className={css.label}>{text('console.partners.addresses')}</dt>
              {['events', 'map'].map((view) => (
                <dd className={css.address} key={view}>
                  {`${server}/embed/${token.embedKey}/${view}`}
                </dd>
              ))}
            </div>
          )}
        </dl>
      </div>
      {!token.isRevoked && (
        <footer className={page.formFoot}>
          <Button onPress={onRevoke} size="lg" variant="danger">
            <Icon name="trash" />
            {text('console.partners.revoke')}
          </Button>
        </footer>
      )}
    </section>
  );
}
