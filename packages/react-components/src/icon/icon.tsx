import './icon.css.ts';
import type { ReactElement } from 'react';
import { type IconName, iconShapes } from './icon-shapes.tsx';

/** Props of {@link Icon}. @public */
export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** Edge in CSS pixels. @default 16 */
  size?: number | undefined;
  /** Added to `pk-Icon`. */
  className?: string | undefined;
}

/** A drawing of the set in the colour of the text; meaning is always carried by words beside it. @public */
export function Icon({ name, size = 16, className }: IconProps): ReactElement {
  return (
    <svg
      aria-hidden="true"
      className={className ? `pk-Icon ${className}` : 'pk-Icon'}
      data-icon={name}
      height={size}
      viewBox="0 0 20 20"
      width={size}
    >
      {iconShapes[name]}
    </svg>
  );
}
