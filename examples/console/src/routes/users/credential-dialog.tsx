import { Button, ModalDialog, Tabs, useToasts } from '@patrolkit/react-components/controls';
import { type DeviceCredential, ownTracksLink, traccarLink } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { QrCode } from './qr-code.tsx';
import * as css from './users-page.css.ts';

/** Props of {@link CredentialDialog}. */
export interface CredentialDialogProps {
  /** A credential with its secret; null while there is none to show. */
  credential: DeviceCredential | null;
  guardName: string;
  onClose: () => void;
}

/** Shows a new credential once, as codes that the two apps read and as text (docs/phones.md). */
export function CredentialDialog({ credential, guardName, onClose }: CredentialDialogProps): ReactElement {
  const text = useText();
  const toasts = useToasts();
  const [app, setApp] = useState<'traccar' | 'owntracks'>('traccar');
  const secret = credential?.secret ?? '';
  const setup = { serverUrl: settings.apiUrl || location.origin, credential: secret, guardName };
  const copy = (): void => {
    navigator.clipboard.writeText(secret).then(
      () => toasts.show({ text: text('console.devices.copied') }),
      () => toasts.show({ text: text('console.devices.notCopied'), tone: 'failure' }),
    );
  };
  return (
    <ModalDialog
      foot={
        <>
          <Button onPress={copy} size="lg">
            {text('console.devices.copy')}
          </Button>
          <Button onPress={onClose} size="lg" variant="primary">
            {text('console.devices.done')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen={credential !== null}
      onClose={onClose}
      subtitle={guardName}
      title={text('console.devices.newTitle')}
    >
      <p className={css.once}>{text('console.devices.once')}</p>
      <Tabs
        label={text('console.devices.app')}
        onSelect={setApp}
        selected={app}
        tabs={[
          {
            id: 'traccar',
            label: 'Traccar Client',
            panel: <QrCode label="Traccar Client" value={traccarLink(setup)} />,
          },
          {
            id: 'owntracks',
            label: 'OwnTracks',
            panel: <QrCode label="OwnTracks" value={ownTracksLink(setup)} />,
          },
        ]}
      />
      <code className={css.secret}>{secret}</code>
    </ModalDialog>
  );
}
