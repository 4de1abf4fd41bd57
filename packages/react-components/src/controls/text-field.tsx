import type { HTMLInputTypeAttribute, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import type { FieldProps } from './field.types.ts';
import { ariaProps, FieldFrame } from './field-frame.tsx';

/** Props of {@link TextField}. @internal */
export interface TextFieldProps extends FieldProps {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined;
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'password' | 'search' | 'tel' | 'url'> | undefined;
  /** More than one makes it a field of several lines. @default 1 */
  rows?: number | undefined;
  /** Characters. */
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'search' | undefined;
  /** Drawn inside, before the text. */
  icon?: IconName | undefined;
  /** Buttons or a unit inside, behind the text. */
  end?: ReactNode;
  inputRef?: Ref<HTMLInputElement & HTMLTextAreaElement> | undefined;
}

/** A field for text of one or several lines. @internal */
export function TextField(props: TextFieldProps): ReactElement {
  const { rows = 1, icon, end, inputRef, placeholder, onKeyDown } = props;
  const inner = {
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(onKeyDown === undefined ? {} : { onKeyDown }),
    ...(inputRef === undefined ? {} : { ref: inputRef }),
  };
  return (
    <AriaTextField
      {...ariaProps(props)}
      {...(props.value === undefined ? {} : { value: props.value })}
      {...(props.defaultValue === undefined ? {} : { defaultValue: props.defaultValue })}
      {...(props.onChange === undefined ? {} : { onChange: props.onChange })}
      {...(props.onBlur === undefined ? {} : { onBlur: props.onBlur })}
      {...(props.maxLength === undefined ? {} : { maxLength: props.maxLength })}
      {...(props.autoComplete === undefined ? {} : { autoComplete: props.autoComplete })}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
      type={props.type ?? 'text'}
    >
      <FieldFrame {...props}>
        {rows > 1 ? (
          <TextArea {...inner} className="pk-Field-input pk-Field-area" rows={rows} />
        ) : (
          <span className="pk-Field-box">
            {icon && <Icon className="pk-Field-icon" name={icon} />}
            <Input {...inner} className="pk-Field-input" data-icon={icon ? '' : undefined} />
            {end && <span className="pk-Field-end">{end}</span>}
          </span>
        )}
      </FieldFrame>
    </AriaTextField>
  );
}
