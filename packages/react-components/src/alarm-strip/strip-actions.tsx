import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import type { StripState } from './alarm-strip.rules.ts';
import type { AlarmStripProps } from './alarm-strip.types.ts';
import { shortcutLetters } from './shortcut.rules.ts';
import type { Answer } from './strip-answers.ts';
import { StripButton } from './strip-button.tsx';
import { StripPart } from './strip-part.tsx';

/** Props of {@link StripActions}. @internal */
export interface StripActionsProps {
  strip: AlarmStripProps;
  state: StripState;
  answers: readonly Answer[];
}

/** The buttons: sound and link first, then the answers to the alarm. @internal */
export function StripActions({ strip, state, answers }: StripActionsProps): ReactElement {
  const { text } = usePatrol();
  const isLinkState = state === 'lost' || state === 'waiting' || state === 'connecting';
  const letters = shortcutLetters(strip.shortcuts);
  return (
    <span className="pk-AlarmStrip-actions">
      {isLinkState && strip.onTryNow ? (
        <StripButton icon="repeat" isWide label={text('alarmStrip.tryNow')} onPress={strip.onTryNow} />
      ) : null}
      <Sound state={state} strip={strip} />
      {answers.map(({ key, icon, id, isPrimary, press }) => (
        <StripButton
          answer={key}
          icon={icon}
          isPrimary={isPrimary}
          isWide={key === 'C'}
          key={key}
          label={text(id, { count: strip.alarms.length })}
          onPress={press}
          shortcut={letters[key]}
        />
      ))}
    </span>
  );
}

/** Whether alarms can be heard, and the way to hear them. */
function Sound({ strip, state }: Omit<StripActionsProps, 'answers'>): ReactElement | null {
  const { text } = usePatrol();
  const { sound, onUnlockSound, onUnmute, onTestSound, alarms } = strip;
  if (sound === 'on') {
    if (alarms.length > 0) return null; // it is heard
    return (
      <>
        <StripPart icon="sound" name="sound">
          {text('alarmStrip.soundOn')}
        </StripPart>
        {state === 'calm' && onTestSound ? (
          <StripButton label={text('alarmStrip.testSound')} onPress={onTestSound} />
        ) : null}
      </>
    );
  }
  const isHead = state === 'blocked' || state === 'muted';
  const onPress = sound === 'blocked' ? onUnlockSound : onUnmute;
  const icon = sound === 'blocked' ? 'blocked' : 'muted';
  return (
    <>
      {isHead || (onPress && alarms.length > 0) ? null : (
        <StripPart icon={icon} name="sound">
          {text(sound === 'blocked' ? 'alarmStrip.soundBlocked' : 'alarmStrip.soundOff')}
        </StripPart>
      )}
      {onPress ? (
        <StripButton
          icon={isHead ? 'sound' : icon}
          isPrimary={isHead || sound === 'blocked'}
          isWide
          label={text('alarmStrip.turnSoundOn')}
          onPress={onPress}
        />
      ) : null}
    </>
  );
}
