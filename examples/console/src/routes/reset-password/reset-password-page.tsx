import { Button, PasswordField, useToasts } from '@patrolkit/react-components/controls';
import { type ReactElement, useState } from 'react';
import { Form } from 'react-aria-components';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useAlerts } from '../../errors/alerts.tsx';
import { BusyBar } from '../../layout/busy-bar.tsx';
import { PublicPage } from '../../layout/public-page.tsx';
import { useServices } from '../../services/services-context.tsx';
import { useText } from '../../services/texts.ts';
import * as css from '../login/login-form.css.ts';
import { passwordProblems } from './new-password.rules.ts';

/** Sets a new password with the secret of the mailed link (S2.46 to S2.48). */
export function ResetPasswordPage(): ReactElement {
  const text = useText();
  const { client } = useServices();
  const alerts = useAlerts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const guid = useSearchParams()[0].get('guid') ?? '';
  const [password, setPassword] = useState('');
  const [repeat, setRepeat] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [hasTried, setTried] = useState(false);
  const problems = passwordProblems(password, repeat);
  const save = async (): Promise<void> => {
    setTried(true);
    if (problems.password || problems.repeat || isSaving) return;
    setSaving(true);
    try {
      await client.user.resetPassword({ guid, password, passwordRepeat: repeat });
      toasts.show({ text: text('passwordResetSuccesfull') });
      await navigate('/login', { replace: true });
    } catch (error) {
      toasts.show({ text: text('passwordResetError'), tone: 'failure' });
      alerts.tell(error, { doing: text('console.reset.saving') });
    } finally {
      setSaving(false);
    }
  };
  return (
    <PublicPage title={text('console.reset.title')}>
      <Form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        validationBehavior="aria"
      >
        <h1 className={css.title}>{text('console.reset.title')}</h1>
        <PasswordField
          autoComplete="new-password"
          autoFocus
          errorText={hasTried && problems.password ? text(problems.password) : undefined}
          label={text('console.reset.password')}
          name="password"
          onChange={setPassword}
          value={password}
        />
        <PasswordField
          autoComplete="new-password"
          errorText={hasTried && problems.repeat ? text(problems.repeat) : undefined}
          label={text('console.reset.repeat')}
          name="passwordRepeat"
          onChange={setRepeat}
          value={repeat}
        />
        {isSaving && <BusyBar label={text('console.reset.saving')} />}
        <Button isDisabled={isSaving} size="lg" type="submit" variant="primary">
          {text(isSaving ? 'console.reset.saving' : 'console.reset.save')}
        </Button>
      </Form>
      <Link className={css.forgot} to="/resetRequestPassword">
        {text('console.reset.again')}
      </Link>
    </PublicPage>
  );
}
