import { claimStep } from '@patrolkit/sdk/model';
import type { IconName } from '../icon/icon-shapes.tsx';
import type { MessageId } from '../provider/index.ts';
import { floodFrom } from './alarm-strip.rules.ts';
import type { AlarmStripProps } from './alarm-strip.types.ts';
import type { ShortcutKey } from './shortcut.rules.ts';
import type { ShownAlarm } from './use-shown-alarm.ts';

/** One answer to an open alarm: a button and a key. @internal */
export interface Answer {
  readonly key: ShortcutKey;
  readonly icon: IconName;
  readonly id: MessageId;
  readonly isPrimary: boolean;
  press(): void;
}

/** The answers there are now, in the order of the buttons; those without a callback are left out. @internal */
export function answersTo(props: AlarmStripProps, shown: ShownAlarm, now: number): readonly Answer[] {
  const { onLocate, onMessage, onClaim, onSilence, onConfirm, onShowAll, sound, silencedUntil } = props;
  const { alarm, ordered } = shown;
  if (!alarm) return [];
  const isSounding = sound === 'on' && !(silencedUntil != null && silencedUntil > now);
  const isPrimary = sound !== 'blocked'; // then turning the sound on comes first
  const silence: Answer | null =
    onSilence && isSounding
      ? { key: 'S', icon: 'sound', id: 'alarmStrip.silence', isPrimary: false, press: onSilence }
      : null;
  if (ordered.length >= floodFrom && onShowAll) {
    const all: Answer = { key: 'A', icon: 'list', id: 'alarmStrip.showAll', isPrimary, press: onShowAll };
    return silence ? [all, silence] : [all];
  }
  const answers: (Answer | null | undefined)[] = [
    onLocate && {
      key: 'L',
      icon: 'locate',
      id: 'alarmStrip.locate',
      isPrimary: false,
      press: () => onLocate(alarm),
    },
    onMessage && {
      key: 'M',
      icon: 'message',
      id: 'alarmStrip.message',
      isPrimary: false,
      press: () => onMessage(alarm),
    },
    onClaim && {
      key: 'T',
      icon: 'user',
      id: `alarmStrip.${claimStep(alarm, props.viewerId)}`,
      isPrimary: false,
      press: () => onClaim(alarm),
    },
    silence,
    onConfirm && {
      key: 'C',
      icon: 'check',
      id: 'alarmStrip.confirm',
      isPrimary,
      press: () => {
        if (shown.isSettled()) onConfirm(alarm);
      },
    },
  ];
  return answers.filter((answer) => answer != null);
}
