import { formatDateTimeSeconds } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';

/** Time of day at the right; the date while there is room, the seconds unless it is narrow. @internal */
export function StripClock({ now, hasDate }: { now: number; hasDate: boolean }): ReactElement {
  const { timeZone } = usePatrol();
  const written = formatDateTimeSeconds(now, timeZone); // DD/MM/YYYY HH:mm:ss
  return (
    <time className="pk-AlarmStrip-clock" dateTime={new Date(now).toISOString()}>
      <span>
        {hasDate ? <span className="pk-AlarmStrip-date">{written.slice(0, 11)}</span> : null}
        {written.slice(11, 16)}
        <span className="pk-AlarmStrip-seconds">{written.slice(16)}</span>
      </span>
    </time>
  );
}
