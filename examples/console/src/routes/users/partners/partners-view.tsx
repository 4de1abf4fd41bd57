import { Button, QuestionDialog } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { PartnerToken } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { useText } from '../../../services/texts.ts';
import { LogGrid } from '../../records/log-grid.tsx';
import * as css from '../../records/records.css.ts';
import { NewPartnerToken } from './new-partner-token.tsx';
import { PartnerDetails } from './partner-details.tsx';
import { PartnerForm } from './partner-form.tsx';
import { usePartnerColumns } from './use-partner-columns.ts';
import { usePartnerTokens } from './use-partner-tokens.ts';

const keyOf = ({ tokenId }: PartnerToken): number => tokenId;

/** Who may show our events and map in his own portal, how much of it, and until when. */
export function PartnersView(): ReactElement {
  const text = useText();
  const { log, make, revoke } = usePartnerTokens();
  const [openId, setOpenId] = useState<number | null>(null);
  const [isNew, setNew] = useState(false);
  const [made, setMade] = useState<PartnerToken | null>(null);
  const [revoking, setRevoking] = useState<PartnerToken | null>(null);
  const open = log.rows.find(({ tokenId }) => tokenId === openId);
  const begin = (
    <Button onPress={() => setNew(true)} variant="primary">
      <Icon name="plus" />
      {text('console.partners.new')}
    </Button>
  );
  return (
    <div className={css.view}>
      <div className={css.room} data-open={open || isNew ? '' : undefined}>
        <LogGrid
          actions={begin}
          className={css.list}
          columns={usePartnerColumns()}
          emptyText={text('console.partners.noneText')}
          emptyTitle={text('console.partners.none')}
          fileName="partners"
          keyOf={keyOf}
          log={log}
          onOpen={(key) => {
            setOpenId(key);
            setNew(false);
          }}
          openId={openId}
          rows={log.rows}
          settingsName="partners"
          title={text('console.partners.title')}
        />
        {isNew && (
          <PartnerForm
            onClose={() => setNew(false)}
            onMake={async (draft) => {
              const token = await make(draft);
              setMade(token);
              setNew(false);
              setOpenId(token.tokenId);
            }}
          />
        )}
        {!isNew && open && (
          <PartnerDetails onClose={() => setOpenId(null)} onRevoke={() => setRevoking(open)} token={open} />
        )}
        {!isNew && !open && <p className={css.hint}>{text('console.partners.about')}</p>}
      </div>
      <NewPartnerToken made={made} onClose={() => setMade(null)} />
      <QuestionDialog
        confirmLabel={text('console.partners.revoke')}
        isDanger
        onAnswer={(isConfirmed) => {
          const token = revoking;
          setRevoking(null);
          if (isConfirmed && token) void revoke(token);
        }}
        text={text('console.partners.revokeText')}
        title={revoking && text('console.partners.revokeQuestion', { name: revoking.name })}
      />
    </div>
  );
}
