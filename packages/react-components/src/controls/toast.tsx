import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';

/** What a toast says. @internal */
export interface ToastContent {
  readonly text: string;
  /** @default 'note' */
  readonly tone?: 'note' | 'failure' | undefined;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

/** How long a toast stays, milliseconds. */
const staysMs = 6000;

/** One toast; it stays while the pointer or the focus is in it. @internal */
export function Toast({ toast, onClose }: { toast: ToastContent; onClose: () => void }): ReactElement {
  const { text } = usePatrol();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, staysMs);
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);
  const { action, tone = 'note' } = toast;
  return (
    <output
      className="pk-Toast"
      data-tone={tone}
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <Icon name={tone === 'failure' ? 'warn' : 'info'} />
      <span className="pk-Toast-text">{toast.text}</span>
      {action && (
        <Button
          onPress={() => {
            action.onPress();
            onClose();
          }}
          variant="quiet"
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="close" label={text('dialog.close')} onPress={onClose} />
    </output>
  );
}
