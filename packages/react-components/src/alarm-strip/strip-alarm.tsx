import type { AlarmEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { eventTypeIcon } from '../icon/event-type-icon.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { floodFrom } from './alarm-strip.rules.ts';
import type { AlarmStripProps } from './alarm-strip.types.ts';
import { StripPart } from './strip-part.tsx';
import { type StripTexts, whoText } from './strip-texts.ts';
import type { ShownAlarm } from './use-shown-alarm.ts';

/** Props of {@link AlarmParts}. @internal */
export interface AlarmPartsProps extends Pick<AlarmStripProps, 'nameOf' | 'placeOf' | 'silencedUntil' | 'viewerId'> {
  shown: ShownAlarm;
  texts: StripTexts;
  now: number;
}

/** What is open: one alarm with the way to the others, or one line for a flood of them. @internal */
export function AlarmParts(props: AlarmPartsProps): ReactElement | null {
  const { shown, texts, silencedUntil, now } = props;
  const { text } = usePatrol();
  const { alarm, ordered } = shown;
  if (!alarm) return null;
  const isFlood = ordered.length >= floodFrom;
  return (
    <>
      {isFlood ? <Flood {...props} /> : <OneAlarm {...props} alarm={alarm} />}
      {silencedUntil != null && silencedUntil > now ? (
        <StripPart icon="muted" isDivided name="silenced">
          {Number.isFinite(silencedUntil)
            ? text('alarmStrip.silencedUntil', { duration: texts.left(silencedUntil) })
            : text('alarmStrip.silenced')}
        </StripPart>
      ) : null}
    </>
  );
}

function OneAlarm(props: AlarmPartsProps & { alarm: AlarmEvent }): ReactElement {
  const { alarm, shown, texts } = props;
  const { text } = usePatrol();
  const count = shown.ordered.length;
  return (
    <>
      <StripPart icon={eventTypeIcon(alarm.type)} name="what">
        {text(`eventType.${alarm.type}`)}
      </StripPart>
      {alarm.isDrill ? <StripPart name="drill">{text('alarmStrip.drill')}</StripPart> : null}
      <StripPart name="who">{whoText(alarm, props)}</StripPart>
      <StripPart name="when">{texts.when(alarm)}</StripPart>
      {alarm.claimedBy === undefined ? null : (
        <StripPart icon="user" name="claim">
          {alarm.claimedById === props.viewerId
            ? text('alarmStrip.claimedByYou')
            : text('alarmStrip.claimedBy', { name: alarm.claimedBy })}
        </StripPart>
      )}
      {count > 1 ? (
        <span className="pk-AlarmStrip-part" data-divided data-part="count">
          <span className="pk-AlarmStrip-text">{text('alarmStrip.position', { index: shown.index, count })}</span>
          <Step icon="chev-left" label={text('alarmStrip.previous')} onPress={() => shown.step(-1)} />
          <Step icon="chev-right" label={text('alarmStrip.next')} onPress={() => shown.step(1)} />
        </span>
      ) : (
        <StripPart isDivided name="single">
          {text('alarmStrip.open', { count })}
        </StripPart>
      )}
    </>
  );
}

function Flood(props: AlarmPartsProps): ReactElement {
  const { shown, texts } = props;
  const { text } = usePatrol();
  const newest = shown.ordered.reduce((a, b) => (b.occurredAt > a.occurredAt ? b : a));
  const oldest = shown.ordered.reduce((a, b) => (b.occurredAt < a.occurredAt ? b : a));
  const alarm = [text(`eventType.${newest.type}`), whoText(newest, { nameOf: props.nameOf }), texts.when(newest)];
  return (
    <>
      <StripPart icon={eventTypeIcon(shown.ordered[0]?.type ?? newest.type)} name="what">
        {text('alarmStrip.flood', { count: shown.ordered.length })}
      </StripPart>
      <StripPart name="newest">{text('alarmStrip.newest', { alarm: alarm.join(' · ') })}</StripPart>
      <StripPart isDivided name="oldest">
        {text('alarmStrip.oldest', { duration: texts.duration(props.now - oldest.occurredAt) })}
      </StripPart>
    </>
  );
}

interface StepProps {
  icon: 'chev-left' | 'chev-right';
  label: string;
  onPress: () => void;
}

function Step({ icon, label, onPress }: StepProps): ReactElement {
  return (
    <button aria-label={label} className="pk-AlarmStrip-step" onClick={onPress} title={label} type="button">
      <Icon name={icon} />
    </button>
  );
}
