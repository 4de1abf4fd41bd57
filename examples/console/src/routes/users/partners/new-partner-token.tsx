import type { PartnerToken } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { useText } from '../../../services/texts.ts';
import { SecretDialog } from '../secret-dialog.tsx';

/** A new token, shown once: to copy into the partner's own server. */
export function NewPartnerToken({ made, onClose }: { made: PartnerToken | null; onClose: () => void }): ReactElement {
  const text = useText();
  return (
    <SecretDialog
      copyLabel={text('console.partners.copy')}
      notCopied={text('console.partners.notCopied')}
      once={text('console.partners.once')}
      onClose={onClose}
      owner={made?.name ?? ''}
      secret={made?.token ?? null}
      title={text('console.partners.newToken')}
    />
  );
}
