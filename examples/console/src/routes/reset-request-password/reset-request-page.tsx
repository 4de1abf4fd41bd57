import { Button, TextField, useToasts } from '@patrolkit/react-components/controls';
import { type ReactElement, useState } from 'react';
import { Form } from 'react-aria-components';
import { Link } from 'react-router';
import { useAlerts } from '../../errors/alerts.tsx';
import { BusyBar } from '../../layout/busy-bar.tsx';
import { PublicPage } from '../../layout/public-page.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useText } from '../../services/texts.ts';
import * as css from '../login/login-form.css.ts';

/** Asks for a mail with a link; the answer is the same for an address nobody has (S2.45, S5.03). */
export function ResetRequestPage(): ReactElement {
  const text = useText();
  const { client } = useServices();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [email, setEmail] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [minutes, setMinutes] = useState<number | null>(null);
  const [hasTried, setTried] = useState(false);
  const isAddress = /^\S+@\S+\.\S+$/.test(email.trim());
  const ask = async (): Promise<void> => {
    setTried(true);
    if (!isAddress || isAsking) return;
    setAsking(true);
    setMinutes(null);
    try {
      const lives = await client.user.requestPasswordReset(email.trim());
      setMinutes(lives);
      toasts.show({ text: text('requestPasswordResetEmail', { minutes: lives }) });
    } catch (error) {
      toasts.show({ text: text('requestPasswordResetError'), tone: 'failure' });
      alerts.tell(error, { doing: text('console.reset.asking') });
    } finally {
      setAsking(false);
    }
  };
  return (
    <PublicPage title={text('console.reset.requestTitle')}>
      <Form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
        validationBehavior="aria"
      >
        <h1 className={css.title}>{text('console.reset.requestTitle')}</h1>
        <p className={css.text}>{text('console.reset.requestText')}</p>
        <TextField
          autoComplete="username"
          autoFocus
          errorText={hasTried && !isAddress ? text('console.reset.emailInvalid') : undefined}
          label={text('console.login.email')}
          name="email"
          onChange={setEmail}
          type="email"
          value={email}
        />
        {isAsking && <BusyBar label={text('console.reset.asking')} />}
        {minutes !== null && (
          <p className={css.text} role="status">
            {text('requestPasswordResetEmail', { minutes })}
          </p>
        )}
        <Button isDisabled={isAsking} size="lg" type="submit" variant="primary">
          {text(isAsking ? 'console.reset.asking' : 'console.reset.request')}
        </Button>
      </Form>
      <Link className={css.forgot} to="/login">
        {text('console.reset.toSignIn')}
      </Link>
    </PublicPage>
  );
}
