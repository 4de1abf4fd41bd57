import './controls.css.ts';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import type { ButtonProps } from './button.tsx';

/** Props of {@link ToolButton}: those of a plain button, and how it looks. @internal */
export interface ToolButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'disabled' | 'onClick' | 'style'>,
    Pick<ButtonProps, 'variant'> {
  /** Stands before the words, or alone. */
  icon?: IconName | undefined;
  /** What a button of an icon alone does. */
  label?: string | undefined;
  isDisabled?: boolean | undefined;
  onPress: () => void;
}

/**
 * A button in the toolbar of a grid, looking as any other: a bare element, because the first rows of a grid do not wait
 * for a dozen presses to be modelled.
 * @internal
 */
export function ToolButton(props: ToolButtonProps): ReactElement {
  const { icon, label, variant = 'plain', isDisabled = false, onPress, className, children, ...rest } = props;
  const own = label === undefined ? 'pk-Button' : 'pk-IconButton';
  return (
    <button
      aria-label={label}
      {...rest}
      className={className ? `${own} ${className}` : own}
      data-disabled={isDisabled || undefined}
      data-size={label === undefined ? 'md' : undefined}
      data-variant={label === undefined ? variant : undefined}
      disabled={isDisabled}
      onClick={onPress}
      type="button"
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
