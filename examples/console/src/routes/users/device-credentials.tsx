import { Button, QuestionDialog, TextField } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import { type DeviceCredential, formatDateTime } from '@patrolkit/sdk/model';
import { type ReactElement, useCallback, useEffect, useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { useText } from '../../services/texts.ts';
import { CredentialDialog } from './credential-dialog.tsx';
import * as css from './users-page.css.ts';

/** The phones of one guard: a new one is shown once with its code, an old one can be revoked (part F). */
export function DeviceCredentials({ guardId, guardName }: { guardId: number; guardName: string }): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const { client } = useLive();
  const alerts = useAlerts();
  const [credentials, setCredentials] = useState<readonly DeviceCredential[]>([]);
  const [label, setLabel] = useState('');
  const [made, setMade] = useState<DeviceCredential | null>(null);
  const [revoking, setRevoking] = useState<DeviceCredential | null>(null);
  const load = useCallback(async () => {
    const all = await client.deviceCredential.getAll();
    setCredentials(all.filter((credential) => credential.guardId === guardId && !credential.isRevoked));
  }, [client, guardId]);
  useEffect(() => {
    load().catch((error: unknown) =>
      client.logger.warn('The devices of a guard could not be loaded', { reason: String(error) }),
    );
  }, [load, client]);

  const make = async (): Promise<void> => {
    try {
      setMade(await client.deviceCredential.create({ guardId, label: label.trim() || text('console.devices.phone') }));
      setLabel('');
      await load();
    } catch (error) {
      alerts.tell(error, { doing: text('console.devices.making', { name: guardName }) });
    }
  };
  const revoke = async ({ credentialId }: DeviceCredential): Promise<void> => {
    try {
      await client.deviceCredential.revoke(credentialId);
      await load();
    } catch (error) {
      alerts.tell(error, { doing: text('console.devices.revoking') });
    }
  };
  return (
    <section aria-label={text('console.devices.title')} className={css.devices}>
      <h3 className={css.heading}>{text('console.devices.title')}</h3>
      {credentials.length === 0 && <p className={css.hint}>{text('console.devices.none')}</p>}
      <ul className={css.deviceList}>
        {credentials.map((credential) => (
          <li className={css.device} key={credential.credentialId}>
            <Icon name="phone" />
            <span className={css.deviceName}>
              {credential.label} <span className={css.hint}>{credential.prefix}…</span>
            </span>
            <span className={css.hint}>
              {credential.lastUsedAt === null
                ? text('console.devices.neverUsed')
                : formatDateTime(credential.lastUsedAt, timeZone)}
            </span>
            <Button onPress={() => setRevoking(credential)} variant="danger">
              {text('console.devices.revoke')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={css.newDevice}>
        <TextField label={text('console.devices.label')} maxLength={100} onChange={setLabel} value={label} />
        <Button onPress={() => void make()} size="lg">
          <Icon name="plus" />
          {text('console.devices.add')}
        </Button>
      </div>
      <CredentialDialog credential={made} guardName={guardName} onClose={() => setMade(null)} />
      <QuestionDialog
        confirmLabel={text('console.devices.revoke')}
        isDanger
        onAnswer={(isConfirmed) => {
          const credential = revoking;
          setRevoking(null);
          if (isConfirmed && credential) void revoke(credential);
        }}
        text={text('console.devices.revokeText')}
        title={revoking && text('console.devices.revokeQuestion', { label: revoking.label })}
      />
    </section>
  );
}
