import type { MessageId, MessageValues } from '@patrolkit/react-components/provider';
import type { LinkState } from '@patrolkit/sdk/live';
import { formatClockSeconds } from '@patrolkit/sdk/model';

/** How fresh what hangs on the wall is. */
export interface WallLink {
  readonly link: LinkState;
  /** Instants in milliseconds since 1970; null before the first sign of life. */
  readonly lastUpdateAt: number | null;
  readonly now: number;
  readonly timeZone: string;
}

/** How old the picture is, in the words of the strip; when it may be wrong, since when. */
export function linkWords(
  { link, lastUpdateAt, now, timeZone }: WallLink,
  text: (id: MessageId, values?: MessageValues) => string,
): string {
  if (link === 'connecting') return text('alarmStrip.connecting');
  if (lastUpdateAt === null) return text(link === 'live' ? 'alarmStrip.live' : 'alarmStrip.noUpdate');
  if (link === 'lost') {
    const time = formatClockSeconds(lastUpdateAt, timeZone);
    return `${text('alarmStrip.notMonitoring')} ${text('alarmStrip.lastKnown', { time })}`;
  }
  const seconds = Math.max(0, Math.floor((now - lastUpdateAt) / 1000));
  const age = text('alarmStrip.ago', { duration: text('alarmStrip.seconds', { seconds }) });
  return text(link === 'live' ? 'alarmStrip.liveAge' : 'alarmStrip.lastUpdate', { age });
}
