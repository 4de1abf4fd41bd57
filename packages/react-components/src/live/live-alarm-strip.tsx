import type { AlarmEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { AlarmStrip, type AlarmStripProps } from '../alarm-strip/index.ts';
import { useLive } from './live-context.ts';
import { mayConfirm } from './rights.rules.ts';
import { useLiveSnapshot } from './use-live-snapshot.ts';

/** Props of {@link LiveAlarmStrip}: those of `AlarmStrip` that are not connected. @public */
export type LiveAlarmStripProps = Pick<
  AlarmStripProps,
  'className' | 'ref' | 'shortcuts' | 'onMessage' | 'onShowAll' | 'children'
>;

/** The alarm strip on the live feed: state of link, sound and alarms, with the answer to each. @public */
export function LiveAlarmStrip(props: LiveAlarmStripProps): ReactElement {
  const { client, feed, alarm, directory, locate, confirm, claim, testSound } = useLive();
  const session = client.session.current();
  const { link, lastUpdateAt, nextTryAt, positions } = useLiveSnapshot(feed);
  return (
    <AlarmStrip
      {...props}
      alarms={alarm.open}
      guardCount={positions.length}
      link={{ state: link, lastUpdateAt, nextTryAt }}
      nameOf={(guardId) => directory.users.get(guardId)?.name}
      onClaim={session?.policies.includes('event.confirm') ? (event) => void claim(event) : undefined}
      onConfirm={mayConfirm(session) ? (event) => void confirm([event.eventId]) : undefined}
      onLocate={(event) => locate(event.eventId)}
      onSilence={alarm.silence}
      onTestSound={testSound}
      onTryNow={feed.tryNow}
      onUnlockSound={alarm.unlockSound}
      onUnmute={() => alarm.setMuted(false)}
      placeOf={placeOf}
      silencedUntil={alarm.silencedUntil}
      sound={alarm.sound}
      subscribeTick={feed.subscribeTick}
      viewerId={session?.userId}
    />
  );

  function placeOf(event: AlarmEvent): string | undefined {
    const place = event.locationId === null ? undefined : directory.locations.get(event.locationId);
    const checkpoint = event.checkpointId === null ? undefined : directory.checkpoints.get(event.checkpointId);
    return [place?.name, checkpoint?.name].filter(Boolean).join(', ') || undefined;
  }
}
