import type { MessageKind } from '@patrolkit/state-machines/message-dialog';
import { messageTextLimit } from '@patrolkit/state-machines/message-dialog';
import type { ReactElement, Ref } from 'react';
import { RadioField } from '../controls/radio-field.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import { coordinatesText } from './coordinates.rules.ts';
import { CoordinatesField } from './coordinates-field.tsx';
import type { MessageDialogProps } from './message-dialog.types.ts';
import { TemplateMenu } from './template-menu.tsx';

/** Props of {@link MessageFields}. @public */
export interface MessageFieldsProps
  extends Pick<MessageDialogProps, 'model' | 'renderPicker' | 'templates' | 'onSaveTemplate' | 'onRemoveTemplate'> {
  /** The field that writing begins in. */
  titleRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

const kinds: readonly MessageKind[] = ['intervention', 'message'];

/** From here on the rest of the text is counted. */
const nearLimit = 200;

/** Kind, title, description and place. @public */
export function MessageFields(props: MessageFieldsProps): ReactElement {
  const { model, renderPicker } = props;
  const { text } = usePatrol();
  const { position, isSending } = model;
  const isPlaceMissing = model.errorId === 'pleaseSelectLocation';
  const left = messageTextLimit - [...model.text].length;
  return (
    <>
      <div className="pk-MessageDialog-kind">
        <RadioField
          isDisabled={isSending}
          isLabelHidden
          label={text('messageDialog.kind')}
          onChange={model.setKind}
          options={kinds.map((kind) => ({ id: kind, label: text(`messageDialog.kind.${kind}`) }))}
          value={model.kind}
        />
        <TemplateMenu {...props} />
      </div>
      <div className="pk-MessageDialog-fields">
        <div className="pk-MessageDialog-words">
          <TextField
            autoComplete="off"
            errorText={model.titleErrorId === null ? undefined : text(`messageDialog.${model.titleErrorId}`)}
            inputRef={props.titleRef}
            isDisabled={isSending}
            isRequired
            label={text('messageDialog.field.title')}
            onChange={(value) => model.change('title', value)}
            value={model.title}
          />
          <TextField
            isDisabled={isSending}
            description={left > nearLimit ? undefined : text('messageDialog.left', { count: left })}
            label={text('messageDialog.field.text')}
            onChange={(value) => model.change('text', value)}
            rows={4}
            value={model.text}
          />
        </div>
        {renderPicker ? (
          <fieldset className="pk-MessageDialog-place">
            <legend className="pk-MessageDialog-placeHead">
              <span className="pk-Field-label">{text('messageDialog.field.location')}</span>
            </legend>
            <span className="pk-MessageDialog-position" role="status">
              {position ? coordinatesText(position) : text('messageDialog.coordinates.none')}
            </span>
            {renderPicker({ position, onApply: model.pick, isDisabled: isSending })}
          </fieldset>
        ) : (
          <CoordinatesField
            errorText={isPlaceMissing ? text('messageDialog.pleaseSelectLocation') : undefined}
            isDisabled={isSending}
            onChange={model.pick}
            position={position}
          />
        )}
      </div>
    </>
  );
}
