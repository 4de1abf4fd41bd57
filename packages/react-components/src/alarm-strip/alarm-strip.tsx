import { formatClock } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import './alarm-strip.css.ts';
import './narrow.css.ts';
import { stripState } from './alarm-strip.rules.ts';
import type { AlarmStripProps } from './alarm-strip.types.ts';
import { shortcutLetters } from './shortcut.rules.ts';
import { StripActions } from './strip-actions.tsx';
import { AlarmParts } from './strip-alarm.tsx';
import { StripAnnouncer } from './strip-announcer.tsx';
import { answersTo } from './strip-answers.ts';
import { StripClock } from './strip-clock.tsx';
import { LinkPart, LinkTrouble, NoAlarms } from './strip-link.tsx';
import { StripPart } from './strip-part.tsx';
import { createStripTexts } from './strip-texts.ts';
import { useSecond } from './use-second.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useShownAlarm } from './use-shown-alarm.ts';

/**
 * The state of alarms, sound and link in one line of one height, with the answer to an alarm where the alarm is.
 *
 * @selector data-state - panic, blocked, exception, lost, waiting, connecting, muted or calm
 * @public
 */
export function AlarmStrip(props: AlarmStripProps): ReactElement {
  const { alarms, sound, link, className, ref } = props;
  const patrol = usePatrol();
  const now = useSecond(props.subscribeTick);
  const texts = createStripTexts(patrol, now);
  const state = stripState({ alarms, sound, link });
  const shown = useShownAlarm(alarms);
  const answers = answersTo(props, shown, now);
  useShortcuts(Object.fromEntries(answers.map(({ key, press }) => [key, press])), shortcutLetters(props.shortcuts));
  const isLinkHead = state === 'calm' || state === 'lost' || state === 'waiting' || state === 'connecting';
  return (
    <section
      aria-label={patrol.text('alarmStrip.title')}
      className={className ? `pk-AlarmStrip ${className}` : 'pk-AlarmStrip'}
      /* Stays reachable and read aloud while a question is open over the page (look.md: no modal over the strip). */
      data-react-aria-top-layer="true"
      data-state={state}
      ref={ref}
    >
      <div className="pk-AlarmStrip-bar" data-alarm={alarms.length > 0 || undefined} data-state={state}>
        {isLinkHead ? <LinkPart link={link} texts={texts} /> : null}
        {isLinkHead && state !== 'calm' ? <LinkTrouble link={link} texts={texts} /> : null}
        <SoundHead {...props} />
        {alarms.length > 0 ? (
          <AlarmParts {...props} now={now} shown={shown} texts={texts} />
        ) : state === 'blocked' ? null : (
          <NoAlarms link={link} texts={texts} />
        )}
        {state === 'calm' ? <Context {...props} /> : null}
        <StripActions answers={answers} state={state} strip={props} />
        {isLinkHead ? null : <LinkPart link={link} texts={texts} />}
        <StripClock hasDate={state === 'calm'} now={now} />
      </div>
      <StripAnnouncer now={now} state={state} strip={props} />
    </section>
  );
}

/** That nothing would be heard, when that is the gravest there is to say. */
function SoundHead(props: AlarmStripProps): ReactElement | null {
  const { text, timeZone } = usePatrol();
  const state = stripState(props);
  if (state === 'blocked') {
    return (
      <>
        <StripPart icon="blocked" name="what">
          {text('alarmStrip.soundBlocked')}
        </StripPart>
        {props.alarms.length === 0 ? (
          <StripPart name="explanation">{text('alarmStrip.soundBlockedWhy')}</StripPart>
        ) : null}
      </>
    );
  }
  if (state !== 'muted') return null;
  const since = props.mutedSince;
  return (
    <>
      <StripPart icon="muted" name="head">
        {text('alarmStrip.soundOff')}
      </StripPart>
      {since != null ? (
        <StripPart name="explanation">
          {text('alarmStrip.soundOffSince', { time: formatClock(since, timeZone) })}
        </StripPart>
      ) : null}
    </>
  );
}

function Context({ guardCount, children }: AlarmStripProps): ReactElement {
  const { text } = usePatrol();
  return (
    <>
      {guardCount === undefined ? null : (
        <StripPart isDivided name="context">
          {text('alarmStrip.guards', { count: guardCount })}
        </StripPart>
      )}
      {children == null ? null : (
        <StripPart isDivided name="context">
          {children}
        </StripPart>
      )}
    </>
  );
}
