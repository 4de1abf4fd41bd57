import type { ReactElement } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Button } from '../controls/button.tsx';
import { usePatrol } from '../provider/index.ts';
import type { EventGridModel } from './use-event-grid.ts';

/** Props of {@link ConfirmQuestionDialog}. @public */
export interface ConfirmQuestionDialogProps {
  model: EventGridModel;
  /** An element inside the theme; the dialog is drawn at the end of it. @default document.body */
  container?: Element | undefined;
}

/** Asks once, with the number, before select-all or a range confirms alarms (SD2). It lies under the alarm strip. @public */
export function ConfirmQuestionDialog({ model, container }: ConfirmQuestionDialogProps): ReactElement {
  const { text } = usePatrol();
  const { question, answer } = model;
  const count = question?.eventIds.length ?? 0;
  return (
    <ModalOverlay
      className="pk-Overlay"
      isOpen={question !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) answer(false);
      }}
      {...(container ? { UNSTABLE_portalContainer: container } : {})}
    >
      <Modal className="pk-Modal">
        <Dialog className="pk-Question" role="alertdialog">
          <Heading className="pk-Question-title" slot="title">
            {text('eventGrid.confirmQuestion', { count })}
          </Heading>
          <p className="pk-Question-detail">
            {text('eventGrid.confirmQuestionDetail', { rows: question?.rowCount ?? 0 })}
          </p>
          <footer className="pk-Question-answers">
            <Button autoFocus onPress={() => answer(false)} size="lg">
              {text('eventGrid.cancel')}
            </Button>
            <Button onPress={() => answer(true)} size="lg" variant="primary">
              {text('eventGrid.confirmAnswer', { count })}
            </Button>
          </footer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
