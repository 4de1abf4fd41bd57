import './fields.css.ts';
import type { ReactElement, ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldProps } from './field.types.ts';

/** Props of {@link FieldFrame}. @internal */
export interface FieldFrameProps extends Pick<FieldProps, 'label' | 'errorText' | 'description' | 'isRequired'> {
  children: ReactNode;
}

/** Label above, help or error below: the inside of every field. @internal */
export function FieldFrame({ label, errorText, description, isRequired, children }: FieldFrameProps): ReactElement {
  return (
    <>
      <Label className="pk-Field-label">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="pk-Field-required">
            {' *'}
          </span>
        )}
      </Label>
      {children}
      {errorText === undefined && description !== undefined && (
        <Text className="pk-Field-description" slot="description">
          {description}
        </Text>
      )}
      <FieldError className="pk-Field-error">{errorText}</FieldError>
    </>
  );
}

/** Props that React Aria's fields share. @internal */
export function ariaProps({ errorText, isRequired, isDisabled, isReadOnly, autoFocus, name, className }: FieldProps): {
  className: string;
  isInvalid: boolean;
  validationBehavior: 'aria';
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  name?: string;
} {
  return {
    className: className ? `pk-Field ${className}` : 'pk-Field',
    isInvalid: errorText !== undefined,
    validationBehavior: 'aria',
    ...(isRequired === undefined ? {} : { isRequired }),
    ...(isDisabled === undefined ? {} : { isDisabled }),
    ...(isReadOnly === undefined ? {} : { isReadOnly }),
    ...(autoFocus === undefined ? {} : { autoFocus }),
    ...(name === undefined ? {} : { name }),
  };
}
