import { Button, ModalDialog, useToasts } from '@patrolkit/react-components/controls';
import type { PartnerToken } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { useText } from '../../../services/texts.ts';
import * as css from '../users-page.css.ts';

/** A new token, shown once: to copy into the partner's own server. */
export function NewPartnerToken({ made, onClose }: { made: PartnerToken | null; onClose: () => void }): ReactElement {
  const text = useText();
  const toasts = useToasts();
  const secret = made?.token ?? '';
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => toasts.show({ text: text('console.devices.copied') }),
      () => toasts.show({ text: text('console.partners.notCopied'), tone: 'failure' }),
    );
  };
  return (
    <ModalDialog
      foot={
        <>
          <Button onPress={copy} size="lg">
            {text('console.partners.copy')}
          </Button>
          <Button onPress={onClose} size="lg" variant="primary">
            {text('console.devices.done')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen={made !== null}
      onClose={onClose}
      subtitle={made?.name}
      title={text('console.partners.newToken')}
    >
      <p className={css.once}>{text('console.partners.once')}</p>
      <code className={css.secret}>{secret}</code>
    </ModalDialog>
  );
}
