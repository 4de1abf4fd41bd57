import { Button, ModalDialog, useToasts } from '@patrolkit/react-components/controls';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../../services/texts.ts';
import * as css from './users-page.css.ts';

/** Props of {@link SecretDialog}. */
export interface SecretDialogProps {
  /** null while there is none to show. */
  secret: string | null;
  /** Whose it is. */
  owner: string;
  title: string;
  /** That it is shown once, and where it belongs. */
  once: string;
  copyLabel: string;
  /** What is said when the browser does not allow copying. */
  notCopied: string;
  onClose: () => void;
  /** Other forms of it, above its text. */
  children?: ReactNode;
}

/** A secret that is shown once: to copy, and gone when the dialog is closed. */
export function SecretDialog(props: SecretDialogProps): ReactElement {
  const { secret, owner, title, once, copyLabel, notCopied, onClose, children } = props;
  const text = useText();
  const toasts = useToasts();
  const copy = (): void => {
    navigator.clipboard.writeText(secret ?? '').then(
      () => toasts.show({ text: text('console.devices.copied') }),
      () => toasts.show({ text: notCopied, tone: 'failure' }),
    );
  };
  return (
    <ModalDialog
      foot={
        <>
          <Button onPress={copy} size="lg">
            {copyLabel}
          </Button>
          <Button onPress={onClose} size="lg" variant="primary">
            {text('console.devices.done')}
          </Button>
        </>
      }
      isDismissable={false}
      isOpen={secret !== null}
      onClose={onClose}
      subtitle={owner}
      title={title}
    >
      <p className={css.once}>{once}</p>
      {children}
      <code className={css.secret}>{secret}</code>
    </ModalDialog>
  );
}
