import type { ReactElement } from 'react';
import { type IconName, iconShapes } from './icon-shapes.tsx';

/** Props of {@link Icon}. @public */
export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Edge in CSS pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/** A drawing of the set in the colour of the text; meaning is always carried by words beside it. @public */
export function Icon({ name, size = 16, className }: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={className}
      data-icon={name}
      fill="none"
      focusable="false"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.5}
      style={{ flex: 'none', display: 'block' }}
      viewBox="0 0 20 20"
      width={size}
    >
      {iconShapes[name]}
    </svg>
  );
}
