import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';

/** Props of {@link StripPart}. @internal */
export interface StripPartProps {
  /** Tells the style sheet which part it is, by `data-part`. */
  name: string;
  icon?: IconName | undefined;
  /** With a line before it. */
  isDivided?: boolean | undefined;
  children: ReactNode;
}

/** A short text of the strip. @internal */
export function StripPart({ name, icon, isDivided, children }: StripPartProps): ReactElement {
  return (
    <span className="pk-AlarmStrip-part" data-divided={isDivided || undefined} data-part={name}>
      {icon ? <Icon name={icon} /> : null}
      <span className="pk-AlarmStrip-text">{children}</span>
    </span>
  );
}
