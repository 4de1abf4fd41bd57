import { describeError, type PatrolClient } from '@patrolkit/sdk';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Mark } from './mark.tsx';

/** The portal's own form; the SDK does the rest. `hasEnded`: somebody was signed in until the server said no. */
export function SignIn({ client, hasEnded }: { client: PatrolClient; hasEnded: boolean }): ReactElement {
  const [problem, setProblem] = useState(hasEnded ? 'Your session has ended. Sign in to go on.' : '');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [email, password] = [String(form.get('email')), String(form.get('password'))];
    setBusy(true);
    try {
      const answer = await client.user.authenticate({ email, password }, mayWatch);
      if (!answer.ok) setProblem('Address and password do not fit together.');
      else if (!mayWatch(answer.session)) {
        setProblem('This account may not watch patrols.');
        await client.user.discard(answer.session);
      }
    } catch (error) {
      setProblem(describeError(error).text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <main className="sign-in">
      <form onSubmit={submit}>
        <Mark />
        <h1>Good to see you</h1>
        <p>Your buildings, and who looks after them at night.</p>
        <label>
          E-mail
          <input autoComplete="username" defaultValue="operator@demo.example" name="email" required type="email" />
        </label>
        <label>
          Password
          <input autoComplete="current-password" name="password" required type="password" />
        </label>
        <p className="problem" role="alert">
          {problem}
        </p>
        <button className="primary" disabled={isBusy} type="submit">
          {isBusy ? 'Signing in …' : 'Sign in'}
        </button>
        <p className="hint">The demo’s password is demo-patrol.</p>
      </form>
    </main>
  );
}

function mayWatch({ policies }: { readonly policies: readonly string[] }): boolean {
  return policies.includes('dashboard.view');
}
