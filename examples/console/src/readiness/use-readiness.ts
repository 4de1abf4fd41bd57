import { useLive, useLiveSnapshot } from '@patrolkit/react-components/live';
import { useEffect, useState } from 'react';
import { type ReadinessCheck, type ReadinessFacts, readinessChecks } from './readiness.rules.ts';
import { type StayAwake, useStayAwake } from './use-stay-awake.ts';

/** The checks of this console, and what a person can do about them. */
export interface Readiness {
  readonly checks: readonly ReadinessCheck[];
  /** Somebody has heard the test sound, or has not. */
  setHeard(isHeard: boolean): void;
  askForNotifications(): void;
  readonly awake: StayAwake;
}

const permission = (): ReadinessFacts['notifications'] =>
  typeof Notification === 'undefined' ? 'missing' : Notification.permission;

/** Looks at everything an alarm needs here; what has failed is logged. */
export function useReadiness(): Readiness {
  const { client, feed, alarm } = useLive();
  const { link } = useLiveSnapshot(feed);
  const awake = useStayAwake();
  const [isHeard, setHeard] = useState<boolean | null>(null);
  const [notifications, setNotifications] = useState(permission);
  const [clockSkewMs, setSkew] = useState<number | null>(null);
  useEffect(() => {
    const askedAt = client.timers.now();
    client.config.get().then(
      ({ serverTime }) => setSkew((askedAt + client.timers.now()) / 2 - serverTime),
      (error: unknown) => client.logger.warn('The server’s clock could not be asked for', { reason: String(error) }),
    );
  }, [client]);
  const checks = readinessChecks({
    sound: alarm.sound,
    isHeard,
    notifications,
    clockSkewMs,
    link,
    isAwake: awake.isHeld,
    hasWorker: typeof Worker !== 'undefined',
  });
  const failed = checks.flatMap(({ id, state }) => (state === 'fail' ? [id] : [])).join(', ');
  useEffect(() => {
    if (failed) client.logger.warn('An alarm may go unnoticed at this console', { failed });
  }, [client, failed]);
  return {
    checks,
    setHeard,
    awake,
    askForNotifications: () => {
      if (typeof Notification === 'undefined') return;
      void Notification.requestPermission().then(() => setNotifications(permission()));
    },
  };
}
