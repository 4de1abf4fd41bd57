import { Button, ModalDialog, TextField } from '@patrolkit/react-components/controls';
import { type ReactElement, useState } from 'react';
import { Form } from 'react-aria-components';
import { useText } from '../../services/texts.ts';
import * as css from './records.css.ts';

/** Props of {@link EraseDialog}. */
export interface EraseDialogProps {
  /** Of the person; it must be typed, because there is no way back. */
  name: string;
  onAnswer: (isConfirmed: boolean) => void;
}

/** Asks for the name before everything about a person is removed. */
export function EraseDialog({ name, onAnswer }: EraseDialogProps): ReactElement {
  const text = useText();
  const [typed, setTyped] = useState('');
  const isSame = typed.trim().toLocaleLowerCase() === name.trim().toLocaleLowerCase();
  return (
    <ModalDialog
      isOpen
      onClose={() => onAnswer(false)}
      size="md"
      title={text('console.privacy.eraseQuestion', { name })}
    >
      <Form
        className={css.person}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSame) onAnswer(true);
        }}
      >
        <p>{text('console.privacy.eraseWhat', { name })}</p>
        <TextField autoFocus label={text('console.privacy.typeName', { name })} onChange={setTyped} value={typed} />
        <div className={css.actions}>
          <Button onPress={() => onAnswer(false)} size="lg">
            {text('console.privacy.keep')}
          </Button>
          <Button isDisabled={!isSame} size="lg" type="submit" variant="danger-fill">
            {text('console.privacy.erase')}
          </Button>
        </div>
      </Form>
    </ModalDialog>
  );
}
