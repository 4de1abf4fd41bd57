/** What every field has. @internal */
export interface FieldProps {
  /** Stands above the field. */
  label: string;
  /** A sentence below it; the field is then marked. */
  errorText?: string | undefined;
  /** Help below it, where there is no error. */
  description?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Name in a form, and for the browser's own memory. */
  name?: string | undefined;
  className?: string | undefined;
}

/** One thing to choose. @internal */
export interface Choice<Id extends string | number = string | number> {
  readonly id: Id;
  readonly label: string;
  /** Stands behind it, quieter. */
  readonly detail?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}
