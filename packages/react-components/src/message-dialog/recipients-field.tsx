import { type ReactElement, useState } from 'react';
import { holds } from '../controls/fold.rules.ts';
import { MultiField } from '../controls/multi-field.tsx';
import { usePatrol } from '../provider/index.ts';
import { RecipientList, type RecipientListProps } from './recipient-list.tsx';

/** Props of {@link RecipientsField}. @public */
export interface RecipientsFieldProps extends RecipientListProps {
  /** Enter with what was typed (S2.95). */
  onEnterText: (text: string) => void;
}

/** The chosen recipients, a box that finds more by typing, and everybody below, nearest first. @public */
export function RecipientsField(props: RecipientsFieldProps): ReactElement {
  const { rows, recipientIds, onChange, onEnterText, isDisabled } = props;
  const { text } = usePatrol();
  const [typed, setTyped] = useState('');
  return (
    <div className="pk-MessageDialog-recipients">
      <MultiField
        description={text('messageDialog.field.enterHint')}
        hasList={false}
        isDisabled={isDisabled}
        label={text('messageDialog.field.recipients')}
        onChange={onChange}
        onEnterText={onEnterText}
        onTextChange={setTyped}
        options={rows.map(({ userId, name }) => ({ id: userId, label: name }))}
        value={recipientIds}
      />
      <RecipientList {...props} rows={typed.trim() === '' ? rows : rows.filter(({ name }) => holds(name, typed))} />
    </div>
  );
}
