import { Icon } from '@patrolkit/react-components/icon';
import { type ReactElement, useState } from 'react';
import { Button, FieldError, Form, Input, Label, TextField } from 'react-aria-components';
import { useLogin } from '../../machines/use-login.ts';
import { useText } from '../../services/texts.ts';
import * as css from './login-form.css.ts';

/** E-mail and password; Enter submits. */
export function LoginForm(): ReactElement {
  const text = useText();
  const { view, change, submit } = useLogin();
  const [isShown, setShown] = useState(false);
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
        className={css.field}
        isDisabled={view.isSubmitting}
        isInvalid={emailError !== undefined}
        name="email"
        onChange={(value) => change('email', value)}
        type="email"
        value={view.email}
      >
        <Label className={css.label}>{text('console.login.email')}</Label>
        <Input className={css.input} />
        <FieldError className={css.fieldError}>{emailError && text(emailError)}</FieldError>
      </TextField>
      <TextField
        autoComplete="current-password"
        className={css.field}
        isDisabled={view.isSubmitting}
        isInvalid={passwordError !== undefined}
        name="password"
        onChange={(value) => change('password', value)}
        type={isShown ? 'text' : 'password'}
        value={view.password}
      >
        <Label className={css.label}>{text('console.login.password')}</Label>
        <span className={css.reveal}>
          <Input className={css.input} />
          <Button
            aria-label={text(isShown ? 'console.login.hidePassword' : 'console.login.showPassword')}
            aria-pressed={isShown}
            className={css.eye}
            onPress={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </Button>
        </span>
        <FieldError className={css.fieldError}>{passwordError && text(passwordError)}</FieldError>
      </TextField>
      {view.errorId && (
        <div className={css.alert} role="alert">
          <Icon name="warn" />
          <span>
            {text(view.errorId)}
            {view.isUnanswered && <span className={css.hint}>{text('console.login.unanswered')}</span>}
          </span>
        </div>
      )}
      <Button className={css.submit} isPending={view.isSubmitting} type="submit">
        {text(view.isSubmitting ? 'console.login.submitting' : 'console.login.submit')}
      </Button>
    </Form>
  );
}
