import './controls.css.ts';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

/** Props of {@link Button}: those of React Aria's, and a variant. @internal */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** primary: one per panel; quiet: no edge; danger: red text; danger-fill: the answer to a question that cannot be undone. @default 'plain' */
  variant?: 'plain' | 'primary' | 'quiet' | 'danger' | 'danger-fill' | undefined;
  /** lg: in dialogs. @default 'md' */
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  children?: ReactNode;
}

/** A button with words; an icon may stand before them. @internal */
export function Button({ variant = 'plain', size = 'md', className, ...props }: ButtonProps): ReactElement {
  return (
    <AriaButton
      {...props}
      className={['pk-Button', className].filter(Boolean).join(' ')}
      data-size={size}
      data-variant={variant}
    />
  );
}
