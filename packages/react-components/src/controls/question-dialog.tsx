import './dialogs.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { usePatrol } from '../provider/index.ts';
import { Button } from './button.tsx';
import { useMounted } from './use-mounted.ts';
import { useThemedPortal } from './use-themed-portal.ts';

/** Props of {@link QuestionDialog}. @internal */
export interface QuestionDialogProps {
  /** The question; null while none is asked. */
  title: string | null;
  /** What follows from the answer. */
  text?: ReactNode;
  confirmLabel: string;
  /** @default 'Cancel' in the language of the provider */
  cancelLabel?: string | undefined;
  /** What cannot be undone. @default false */
  isDanger?: boolean | undefined;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks before something is done; Esc is no. @internal */
export function QuestionDialog(props: QuestionDialogProps): ReactElement {
  const { title, confirmLabel, isDanger = false, onAnswer } = props;
  const { text } = usePatrol();
  const { attach, portal } = useThemedPortal();
  const isMounted = useMounted();
  return (
    <>
      <span hidden ref={attach} />
      <ModalOverlay
        {...portal}
        className="pk-Overlay"
        isOpen={isMounted && title !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) onAnswer(false);
        }}
      >
        <Modal className="pk-Modal" data-size="md">
          <Dialog className="pk-Dialog" role="alertdialog">
            <header className="pk-Dialog-head">
              <Heading className="pk-Dialog-title" slot="title">
                {title}
              </Heading>
            </header>
            {props.text && <div className="pk-Dialog-body pk-Dialog-words">{props.text}</div>}
            <footer className="pk-Dialog-foot">
              <Button autoFocus onPress={() => onAnswer(false)} size="lg">
                {props.cancelLabel ?? text('dialog.cancel')}
              </Button>
              <Button onPress={() => onAnswer(true)} size="lg" variant={isDanger ? 'danger-fill' : 'primary'}>
                {confirmLabel}
              </Button>
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </>
  );
}
