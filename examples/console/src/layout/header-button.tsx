import type { ReactElement, ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as css from './header.css.ts';

/** Props of {@link HeaderButton}. */
export interface HeaderButtonProps {
  /** Name of the button, read aloud and shown as its hint. */
  label: string;
  onPress: () => void;
  children: ReactNode;
  isPressed?: boolean | undefined;
}

/** A square button with a drawing. */
export function HeaderButton({ label, onPress, children, isPressed }: HeaderButtonProps): ReactElement {
  return (
    <Button
      aria-label={label}
      className={css.iconButton}
      onPress={onPress}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
    >
      {children}
    </Button>
  );
}
