import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import type { ShortcutKey } from './shortcut.rules.ts';

/** Props of {@link StripButton}. @internal */
export interface StripButtonProps {
  icon?: IconName | undefined;
  label: string;
  /** Which answer it is, for style sheets and tests. */
  answer?: ShortcutKey | undefined;
  /** The key that does the same; none while keys are off. */
  shortcut?: string | undefined;
  /** The one answer the state asks for. */
  isPrimary?: boolean | undefined;
  /** Keeps its words where others shrink to their icon. */
  isWide?: boolean | undefined;
  onPress: () => void;
}

/** A button of the strip. @selector data-answer, data-primary, data-wide @internal */
export function StripButton(props: StripButtonProps): ReactElement {
  const { icon, label, answer, shortcut, isPrimary, isWide, onPress } = props;
  return (
    <button
      aria-keyshortcuts={shortcut}
      className="pk-AlarmStrip-button"
      data-answer={answer}
      data-primary={isPrimary || undefined}
      data-wide={isWide || isPrimary || undefined}
      onClick={onPress}
      title={label}
      type="button"
    >
      {icon ? <Icon name={icon} /> : null}
      <span className="pk-AlarmStrip-label">{label}</span>
      {shortcut ? (
        <span aria-hidden="true" className="pk-AlarmStrip-key">
          {shortcut}
        </span>
      ) : null}
    </button>
  );
}
