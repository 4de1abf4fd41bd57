import type { SoundState } from '@patrolkit/react-components/alarm-strip';
import type { LinkState } from '@patrolkit/sdk/live';

/** What decides whether an alarm would be noticed at this console. */
export interface ReadinessFacts {
  readonly sound: SoundState;
  /** Whether somebody has said that he heard the test; null while nobody was asked. */
  readonly isHeard: boolean | null;
  readonly notifications: 'granted' | 'denied' | 'default' | 'missing';
  /** This machine's clock minus the server's, milliseconds; null while unknown. */
  readonly clockSkewMs: number | null;
  readonly link: LinkState;
  /** Whether the screen is kept awake. */
  readonly isAwake: boolean;
  /** Whether timers run in a worker, which a hidden tab does not slow down. */
  readonly hasWorker: boolean;
}

/** One thing that was checked. */
export interface ReadinessCheck {
  readonly id: 'sound' | 'heard' | 'link' | 'clock' | 'timers' | 'notifications' | 'screen';
  /** fail: an alarm may go unnoticed; warn: a help less; ask: only a person can tell. */
  readonly state: 'ok' | 'ask' | 'warn' | 'fail';
}

/** A difference that makes ages and times on the screen wrong, milliseconds. */
const noticeableSkewMs = 60_000;

/** Judges each fact; the gravest first in the order of what an alarm needs. */
export function readinessChecks(facts: ReadinessFacts): readonly ReadinessCheck[] {
  const { clockSkewMs } = facts;
  return [
    { id: 'sound', state: facts.sound === 'on' ? 'ok' : 'fail' },
    { id: 'heard', state: facts.isHeard === null ? 'ask' : facts.isHeard ? 'ok' : 'fail' },
    { id: 'link', state: facts.link === 'live' ? 'ok' : facts.link === 'lost' ? 'fail' : 'warn' },
    { id: 'clock', state: clockSkewMs !== null && Math.abs(clockSkewMs) > noticeableSkewMs ? 'warn' : 'ok' },
    { id: 'timers', state: facts.hasWorker ? 'ok' : 'fail' },
    { id: 'notifications', state: facts.notifications === 'granted' ? 'ok' : 'warn' },
    { id: 'screen', state: facts.isAwake ? 'ok' : 'warn' },
  ];
}

/** Whether an alarm may go unnoticed. */
export function isUnready(checks: readonly ReadinessCheck[]): boolean {
  return checks.some(({ state }) => state === 'fail');
}
