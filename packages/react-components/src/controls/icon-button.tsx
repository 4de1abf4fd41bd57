import './controls.css.ts';
import type { ReactElement } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';

/** Props of {@link IconButton}. @internal */
export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'aria-label'> {
  icon: IconName;
  /** What it does; also its tooltip. */
  label: string;
}

/** A button that shows only an icon; it always has a name. @internal */
export function IconButton({ icon, label, ...props }: IconButtonProps): ReactElement {
  return (
    <AriaButton {...props} aria-label={label} className="pk-IconButton">
      <Icon name={icon} />
    </AriaButton>
  );
}
