import { ApiError, createPatrolClient } from '@patrolkit/sdk';
import { describe, expect, test, vi } from 'vitest';
import { reportClientErrors } from './report-client-errors.ts';

function page(): { target: EventTarget & { location: { href: string } }; target_: Window } {
  const target = Object.assign(new EventTarget(), { location: { href: 'https://console.example/users?guid=secret' } });
  return { target, target_: target as unknown as Window };
}

function clientThatIs(isSignedIn: boolean) {
  const client = createPatrolClient({ baseUrl: 'https://api.example' });
  if (isSignedIn) {
    client.session.start({
      token: 't',
      userId: 1,
      name: 'Ana',
      role: 'Administrator',
      language: 'hr',
      expiresAt: null,
      policies: [],
    });
  }
  const report = vi.spyOn(client.clientError, 'report').mockResolvedValue();
  return { client, report };
}

describe('faults of a console reach the server’s log', () => {
  test('an error nobody caught is sent with its page and its place', () => {
    const { client, report } = clientThatIs(true);
    const { target, target_ } = page();
    const { stop } = reportClientErrors(client, target_);
    target.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('x is not a function') }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'plain words' }));
    stop();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('after the end') }));
    expect(report.mock.calls.map(([sent]) => sent.message)).toEqual([
      'TypeError: x is not a function',
      'Error: plain words',
    ]);
    expect(report.mock.calls[0]?.[0].url).toBe('https://console.example/users?guid=secret');
  });

  test('a page that fails in a loop sends five a minute', () => {
    const { client, report } = clientThatIs(true);
    const { report: tell } = reportClientErrors(client, page().target_);
    for (let i = 0; i < 50; i += 1) tell(new Error('again'));
    expect(report).toHaveBeenCalledTimes(5);
  });

  test('what the server refused is no fault of the page, and nobody is reported before he signs in', () => {
    const signedIn = clientThatIs(true);
    reportClientErrors(signedIn.client, page().target_).report(
      new ApiError({ kind: 'network', action: 'event/getLast', status: 0, path: '/api/Event' }),
    );
    const signedOut = clientThatIs(false);
    reportClientErrors(signedOut.client, page().target_).report(new Error('x'));
    expect(signedIn.report).not.toHaveBeenCalled();
    expect(signedOut.report).not.toHaveBeenCalled();
  });
});
