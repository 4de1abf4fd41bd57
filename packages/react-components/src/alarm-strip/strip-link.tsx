import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { AlarmStripProps, LinkStatus } from './alarm-strip.types.ts';
import { StripPart } from './strip-part.tsx';
import type { StripTexts } from './strip-texts.ts';

/** How old the picture is: a dot whose shape says the state, and words. @internal */
export function LinkPart({ link, texts }: { link: LinkStatus; texts: StripTexts }): ReactElement {
  return (
    <span className="pk-AlarmStrip-part" data-link={link.state} data-part="link">
      <span aria-hidden="true" className="pk-AlarmStrip-dot" />
      <span className="pk-AlarmStrip-text">{texts.link(link)}</span>
    </span>
  );
}

/** What a picture that may be old means, and when it is tried again. @internal */
export function LinkTrouble({ link, texts }: { link: LinkStatus; texts: StripTexts }): ReactElement {
  const { text } = usePatrol();
  const { state, lastUpdateAt, nextTryAt } = link;
  const sentences = [
    state === 'connecting' && text('alarmStrip.notYet'),
    state === 'waiting' && text('alarmStrip.late'),
    state === 'lost' && text('alarmStrip.notMonitoring'),
    state === 'lost' && lastUpdateAt !== null && text('alarmStrip.lastKnown', { time: texts.clock(lastUpdateAt) }),
    nextTryAt != null && text('alarmStrip.tryingAgainIn', { duration: texts.left(nextTryAt) }),
  ];
  return (
    <StripPart isDivided name="explanation">
      {sentences.filter(Boolean).join(' ')}
    </StripPart>
  );
}

/** That no alarm is open, and as of when, if the picture may be old. @internal */
export function NoAlarms({ link, texts }: { link: AlarmStripProps['link']; texts: StripTexts }): ReactElement | null {
  const { text } = usePatrol();
  if (link.state === 'lost' || link.state === 'connecting') return null; // nobody knows
  const isOld = link.state === 'waiting' && link.lastUpdateAt !== null;
  return (
    <StripPart icon="check-circle" isDivided name="none">
      {isOld
        ? text('alarmStrip.noOpenAlarmsAt', { time: texts.clock(link.lastUpdateAt ?? 0) })
        : text('alarmStrip.noOpenAlarms')}
    </StripPart>
  );
}
