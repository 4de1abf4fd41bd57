import { Button, PasswordField, useToasts } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import { usePatrol } from '@patrolkit/react-components/provider';
import { formatClock } from '@patrolkit/sdk/model';
import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { Form } from 'react-aria-components';
import { useAlerts } from '../errors/alerts.tsx';
import { useServices } from '../services/services-context.tsx';
import { type TextId, useText } from '../services/texts.ts';
import * as css from './session-end.css.ts';

/**
 * Asks for the password from half an hour before a session ends: in place, in nobody's way, and without a pause of the
 * feed or of an alarm (contract A3, SD6). It stays until the session goes on.
 */
export function SessionEnd(): ReactElement | null {
  const { session } = useServices().client;
  const expiry = useSyncExternalStore(session.subscribeExpiry, session.expiresSoon);
  if (!expiry || expiry.isOver || expiry.endsAt === null) return null;
  return <Renewal endsAt={expiry.endsAt} />;
}

function Renewal({ endsAt }: { endsAt: number }): ReactElement {
  const text = useText();
  const { timeZone } = usePatrol();
  const { client } = useServices();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [password, setPassword] = useState('');
  const [isSending, setSending] = useState(false);
  const [errorId, setErrorId] = useState<TextId | null>(null);

  const renew = async (): Promise<void> => {
    if (password === '') return setErrorId('console.sessionEnd.missing');
    setSending(true);
    try {
      const { ok } = await client.user.reauthenticate(password);
      if (ok) toasts.show({ text: text('console.sessionEnd.renewed') });
      else setErrorId('console.sessionEnd.wrong');
    } catch (error) {
      alerts.tell(error, { doing: text('console.sessionEnd.renewing'), onRetry: () => void renew() });
    } finally {
      setSending(false);
    }
  };
  return (
    <section
      aria-label={text('console.sessionEnd.title', { time: formatClock(endsAt, timeZone) })}
      className={css.note}
    >
      <div className={css.words} role="status">
        <strong className={css.title}>
          <Icon name="warn" />
          {text('console.sessionEnd.title', { time: formatClock(endsAt, timeZone) })}
        </strong>
        <span className={css.text}>{text('console.sessionEnd.text')}</span>
      </div>
      <Form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void renew();
        }}
        validationBehavior="aria"
      >
        <input
          autoComplete="username"
          className={css.user}
          name="username"
          readOnly
          type="text"
          value={client.session.current()?.email ?? ''}
        />
        <PasswordField
          autoComplete="current-password"
          className={css.password}
          errorText={errorId ? text(errorId) : undefined}
          isDisabled={isSending}
          label={text('console.login.password')}
          name="password"
          onChange={(value) => {
            setPassword(value);
            setErrorId(null);
          }}
          value={password}
        />
        <Button isPending={isSending} size="lg" type="submit" variant="primary">
          {text('console.sessionEnd.submit')}
        </Button>
      </Form>
    </section>
  );
}
