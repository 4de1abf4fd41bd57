import './dialogs.css.ts';
import { type KeyboardEvent, type ReactElement, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { usePatrol } from '../provider/index.ts';
import { IconButton } from './icon-button.tsx';

/** Props of {@link DockedDialog}. @internal */
export interface DockedDialogProps {
  title: string;
  /** Stands behind the title, quieter. */
  subtitle?: string | undefined;
  icon?: IconName | undefined;
  /** The cross, or Esc while focus is inside. */
  onClose: () => void;
  children: ReactNode;
  foot?: ReactNode;
  /** Stands beside the public class name `pk-Docked`. */
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A dialog that is not modal: it lies at the bottom right, and everything beside it goes on working. Focus moves into it
 * when it opens and back when it closes.
 * @internal
 */
export function DockedDialog(props: DockedDialogProps): ReactElement {
  const { title, subtitle, icon, onClose, children, foot, ref } = props;
  const { text } = usePatrol();
  const titleId = useId();
  const own = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const before = document.activeElement;
    const dialog = own.current;
    const chosen = dialog?.querySelector<HTMLElement>('[data-autofocus]');
    const first = chosen ?? dialog?.querySelector<HTMLElement>('input, textarea, select') ?? dialog;
    first?.focus();
    return () => {
      const isLeft = document.activeElement === document.body || dialog?.contains(document.activeElement);
      if (isLeft && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <section
      aria-labelledby={titleId}
      className={props.className ? `pk-Docked ${props.className}` : 'pk-Docked'}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      ref={(element) => {
        own.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      role="dialog"
      tabIndex={-1}
    >
      <header className="pk-Dialog-head">
        {icon && <Icon name={icon} />}
        <h2 className="pk-Dialog-title" id={titleId}>
          {title}
        </h2>
        {subtitle && <span className="pk-Dialog-subtitle">{subtitle}</span>}
        <IconButton icon="close" label={text('dialog.close')} onPress={onClose} />
      </header>
      <div className="pk-Dialog-body">{children}</div>
      {foot && <footer className="pk-Dialog-foot">{foot}</footer>}
    </section>
  );
}
