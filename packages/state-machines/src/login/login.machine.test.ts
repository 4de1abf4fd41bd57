import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EffectMissingError, loginMachine, loginView, targetOf } from './index.ts';
import { deferred, sessionOfRole, startLogin } from './login.fixture.ts';

const refusal = { ok: false, result: -1 } as const;
const answerOf = (role: string | null) => ({ ok: true, session: sessionOfRole(role) }) as const;
const httpError = (status: number) => Object.assign(new Error(`HTTP ${status}`), { status });

describe('the form', () => {
  test('both fields are required, and a blank is no e-mail', () => {
    const bench = startLogin();
    bench.type('  ', '');
    bench.send({ type: 'form.submitted' });
    expect(bench.state()).toBe('editing');
    expect(loginView(bench.actor.getSnapshot()).fieldErrors).toEqual({
      email: 'userNameIsRequired',
      password: 'passwordIsRequired',
    });
    bench.send({ type: 'field.changed', field: 'email', value: 'ana@example.com' });
    expect(loginView(bench.actor.getSnapshot()).fieldErrors).toEqual({ password: 'passwordIsRequired' });
    bench.send({ type: 'form.submitted' });
    expect(bench.sent).toEqual([]);
  });

  test('blanks around the e-mail are not sent, those around the password are', () => {
    const bench = startLogin();
    bench.type(' ana@example.com ', ' secret ');
    bench.send({ type: 'form.submitted' });
    expect(bench.sent).toEqual([{ email: 'ana@example.com', password: ' secret ' }]);
    expect(loginView(bench.actor.getSnapshot()).isSubmitting).toBe(true);
  });

  test('while an answer is awaited nothing is sent twice and no field changes', () => {
    const bench = startLogin();
    bench.type('ana@example.com', 'secret');
    for (let times = 0; times < 3; times++) bench.send({ type: 'form.submitted' });
    bench.type('eve@example.com', 'other');
    expect(bench.sent).toHaveLength(1);
    expect(bench.actor.getSnapshot().context.email).toBe('ana@example.com');
  });

  test('an e-mail can be given to begin with', () => {
    const actor = createActor(loginMachine, { input: { email: 'ana@example.com' } });
    expect(actor.getSnapshot().context.email).toBe('ana@example.com');
  });
});

describe('the answer', () => {
  test('S2.42, S6.01, S6.02 an Administrator and an Operator go to /', async () => {
    for (const role of ['Administrator', 'Operator']) {
      const bench = startLogin();
      await bench.attempt(answerOf(role));
      expect(bench.state()).toBe('signedIn');
      expect(loginView(bench.actor.getSnapshot()).target).toBe('/');
      expect(bench.discarded).toEqual([]);
    }
  });

  test('S2.43, S6.04 an empty role goes to /user', async () => {
    const bench = startLogin();
    await bench.attempt(answerOf(''));
    expect(bench.state()).toBe('noRole');
    expect(loginView(bench.actor.getSnapshot()).target).toBe('/user');
    expect(bench.discarded).toEqual([]);
  });

  test('S6.05, S8.15 null, a missing role, Guard and unknown roles alert; only the empty one goes to /user', async () => {
    for (const role of [null, 'Guard', 'administrator', ' ']) {
      const bench = startLogin();
      await bench.attempt(answerOf(role));
      expect(bench.state(), String(role)).toBe('denied');
      expect(loginView(bench.actor.getSnapshot())).toMatchObject({ errorId: 'userHasNoRole', target: null });
      expect(bench.discarded).toEqual([sessionOfRole(role)]);
    }
    expect([undefined, null, 'Guard', '', 'Operator'].map(targetOf)).toEqual([null, null, null, '/user', '/']);
  });

  test('S4.26 without a token the result code is kept', async () => {
    const bench = startLogin();
    await bench.attempt(refusal);
    expect(bench.actor.getSnapshot().context.result).toBe(-1);
    expect(bench.state()).toBe('editing');
    expect(loginView(bench.actor.getSnapshot())).toMatchObject({ errorId: 'invalidCredentials', isUnanswered: false });
    await bench.attempt({ ok: false, result: -2 });
    expect(bench.actor.getSnapshot().context.result).toBe(-2);
  });

  test('every failed call reads invalid credentials, and says when the server did not answer', async () => {
    for (const [error, isUnanswered] of [
      [httpError(500), false],
      [httpError(429), false],
      [httpError(0), true],
      [new TypeError('fetch failed'), true],
    ] as const) {
      const bench = startLogin();
      await bench.attempt(error);
      expect(bench.state()).toBe('editing');
      expect(loginView(bench.actor.getSnapshot()), error.message).toMatchObject({
        errorId: 'invalidCredentials',
        isUnanswered,
      });
      expect(bench.actor.getSnapshot().context.result).toBeNull();
    }
  });

  test('the password is cleared after each attempt, and neither it nor the token stays anywhere in the context', async () => {
    for (const answer of [refusal, httpError(500), answerOf('Operator'), answerOf(''), answerOf('Guard')]) {
      const bench = startLogin();
      await bench.attempt(answer);
      const { context } = bench.actor.getSnapshot();
      expect(context.email).toBe('ana@example.com');
      expect(JSON.stringify(context)).not.toMatch(/"secret"|a-token/);
    }
  });

  test('a second attempt begins without the alert of the first', async () => {
    const bench = startLogin();
    await bench.attempt(new TypeError('fetch failed'));
    bench.type('ana@example.com', 'secret');
    bench.send({ type: 'form.submitted' });
    expect(loginView(bench.actor.getSnapshot())).toMatchObject({ errorId: null, isUnanswered: false });
  });
});

describe('a refused role', () => {
  test('the form can be sent again at once, and the log-out of the refused session still ends', async () => {
    let isEnded = false;
    const logout = deferred<void>();
    const bench = startLogin(async () => {
      await logout.promise;
      isEnded = true;
    });
    await bench.attempt(answerOf('Guard'));
    const next = bench.attempt(answerOf('Operator'));
    logout.resolve();
    await next;
    expect(bench.state()).toBe('signedIn');
    expect(isEnded).toBe(true);
    expect(bench.discarded).toHaveLength(1);
  });

  test('an incomplete form leads back to editing with its field errors', async () => {
    const bench = startLogin();
    await bench.attempt(answerOf('Guard'));
    bench.send({ type: 'form.submitted' });
    expect(bench.state()).toBe('editing');
    expect(loginView(bench.actor.getSnapshot())).toMatchObject({
      errorId: null,
      fieldErrors: { password: 'passwordIsRequired' },
    });
  });

  test('a log-out that fails is told to the host and stops nothing', async () => {
    const failure = new Error('no answer');
    const bench = startLogin(() => Promise.reject(failure));
    await bench.attempt(answerOf('Guard'));
    expect(bench.failures).toEqual([failure]);
    expect(bench.state()).toBe('denied');
    expect(bench.actor.getSnapshot().status).toBe('active');
  });
});

describe('sessions of other windows', () => {
  test('a restored session goes where its role belongs', () => {
    for (const [role, state, target] of [
      ['Administrator', 'signedIn', '/'],
      ['', 'noRole', '/user'],
      ['Guard', 'denied', null],
    ] as const) {
      const bench = startLogin();
      bench.send({ type: 'session.restored', session: sessionOfRole(role) });
      expect([bench.state(), loginView(bench.actor.getSnapshot()).target]).toEqual([state, target]);
      expect(bench.discarded).toHaveLength(state === 'denied' ? 1 : 0);
    }
  });

  test('a session restored during an attempt ends the attempt and clears the password', () => {
    const bench = startLogin();
    bench.type('ana@example.com', 'secret');
    bench.send({ type: 'form.submitted' });
    bench.send({ type: 'session.restored', session: sessionOfRole('Operator') });
    expect(bench.state()).toBe('signedIn');
    expect(bench.actor.getSnapshot().context.password).toBe('');
  });

  test('when the session ends the form is empty again', async () => {
    for (const role of ['Operator', '']) {
      const bench = startLogin();
      await bench.attempt(answerOf(role));
      bench.send({ type: 'session.ended' });
      expect(bench.state()).toBe('editing');
      expect(bench.actor.getSnapshot().context).toEqual(startLogin().actor.getSnapshot().context);
    }
  });

  test('the end of a refused session does not take its alert away', async () => {
    const bench = startLogin();
    await bench.attempt(answerOf('Guard'));
    bench.send({ type: 'session.ended' });
    expect(loginView(bench.actor.getSnapshot()).errorId).toBe('userHasNoRole');
  });
});

test('a host that forgot the actor hears of it, and the person reads no wrong alert', async () => {
  const actor = createActor(loginMachine, { input: {} });
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.start();
  actor.send({ type: 'field.changed', field: 'email', value: 'ana@example.com' });
  actor.send({ type: 'field.changed', field: 'password', value: 'secret' });
  actor.send({ type: 'form.submitted' });
  expect(await failed).toBeInstanceOf(EffectMissingError);
  expect(actor.getSnapshot().context.errorId).toBeNull();
});
