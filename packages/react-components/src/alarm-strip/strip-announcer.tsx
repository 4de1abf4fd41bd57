import { formatClock } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import { nextAnnounced, nothingAnnounced, type StripState } from './alarm-strip.rules.ts';
import type { AlarmStripProps } from './alarm-strip.types.ts';
import { whoText } from './strip-texts.ts';

/** Props of {@link StripAnnouncer}. @internal */
export interface StripAnnouncerProps {
  strip: AlarmStripProps;
  state: StripState;
  now: number;
}

/**
 * What a screen reader is told: each alarm once, by role=alert; every other change of state by role=status.
 * The strip itself is no live region, or its ticking seconds would be read out.
 * @internal
 */
export function StripAnnouncer({ strip, state, now }: StripAnnouncerProps): ReactElement {
  const { text, timeZone } = usePatrol();
  const [before, setBefore] = useState(nothingAnnounced);
  const announced = nextAnnounced(before, strip.alarms, now);
  if (announced !== before) setBefore(announced);
  const [newest] = announced.events;
  const alarm = newest
    ? text('alarmStrip.announceAlarm', {
        type: text(`eventType.${newest.type}`),
        who: whoText(newest, strip),
        time: formatClock(newest.occurredAt, timeZone),
      })
    : '';
  const count = announced.events.length;
  return (
    <>
      <div className="pk-AlarmStrip-hidden" role="alert">
        {/* A new key is a new element: a second panic of the same guard in the same minute is read out too. */}
        {newest ? (
          <span key={newest.eventId}>{count > 1 ? text('alarmStrip.announceMany', { count, alarm }) : alarm}</span>
        ) : null}
      </div>
      <div className="pk-AlarmStrip-hidden" role="status">
        {useStateText(strip, state)}
      </div>
    </>
  );
}

function useStateText({ link, sound }: AlarmStripProps, state: StripState): string {
  const { text } = usePatrol();
  const said = [
    sound === 'blocked' && `${text('alarmStrip.soundBlocked')}. ${text('alarmStrip.soundBlockedWhy')}`,
    sound === 'muted' && `${text('alarmStrip.soundOff')}.`,
    link.state === 'lost' && text('alarmStrip.notMonitoring'),
    link.state === 'waiting' && text('alarmStrip.late'),
    link.state === 'connecting' && text('alarmStrip.notYet'),
    (state === 'calm' || state === 'muted') && `${text('alarmStrip.noOpenAlarms')}.`,
  ];
  return said.filter(Boolean).join(' ');
}
