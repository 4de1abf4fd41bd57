import { Button, PasswordField, TextField } from '@patrolkit/react-components/controls';
import { Icon } from '@patrolkit/react-components/icon';
import type { ReactElement } from 'react';
import { Form } from 'react-aria-components';
import { useLogin } from '../../machines/use-login.ts';
import { useText } from '../../services/texts.ts';
import * as css from './login-form.css.ts';

/** E-mail and password; Enter submits (S2.36 to S2.38). */
export function LoginForm(): ReactElement {
  const text = useText();
  const { view, change, submit } = useLogin();
  const { email: emailError, password: passwordError } = view.fieldErrors;
  return (
    <Form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      validationBehavior="aria"
    >
      <h1 className={css.title}>{text('console.login.title')}</h1>
      <TextField
        autoComplete="username"
        autoFocus
        errorText={emailError && text(emailError)}
        isDisabled={view.isSubmitting}
        label={text('console.login.email')}
        name="email"
        onChange={(value) => change('email', value)}
        type="email"
        value={view.email}
      />
      <PasswordField
        autoComplete="current-password"
        errorText={passwordError && text(passwordError)}
        isDisabled={view.isSubmitting}
        label={text('console.login.password')}
        name="password"
        onChange={(value) => change('password', value)}
        value={view.password}
      />
      {view.errorId && (
        <div className={css.alert} role="alert">
          <Icon name="warn" />
          <span>
            {text(view.errorId)}
            {view.isUnanswered && <span className={css.hint}>{text('console.login.unanswered')}</span>}
          </span>
        </div>
      )}
      <Button isPending={view.isSubmitting} size="lg" type="submit" variant="primary">
        {text(view.isSubmitting ? 'console.login.submitting' : 'console.login.submit')}
      </Button>
    </Form>
  );
}
