import { Tabs } from '@patrolkit/react-components/controls';
import { type DeviceCredential, ownTracksLink, traccarLink } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { QrCode } from './qr-code.tsx';
import { SecretDialog } from './secret-dialog.tsx';

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
  const [app, setApp] = useState<'traccar' | 'owntracks'>('traccar');
  const secret = credential?.secret ?? '';
  const setup = { serverUrl: settings.apiUrl || location.origin, credential: secret, guardName };
  return (
    <SecretDialog
      copyLabel={text('console.devices.copy')}
      notCopied={text('console.devices.notCopied')}
      once={text('console.devices.once')}
      onClose={onClose}
      owner={guardName}
      secret={credential && secret}
      title={text('console.devices.newTitle')}
    >
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
    </SecretDialog>
  );
}
