import { useState } from 'react';

/** Closing a form, as its hook gives it. @public */
export interface FormClose {
  /** Closes, or asks first when something would be lost. */
  requestClose(): void;
  /** Whether it is being asked. */
  readonly isAsking: boolean;
  answer(isConfirmed: boolean): void;
}

/** Asks before what was typed is thrown away. @internal */
export function useFormClose(isDirty: boolean, close: () => void): FormClose {
  const [isAsking, setAsking] = useState(false);
  return {
    isAsking,
    requestClose: () => {
      if (isDirty) setAsking(true);
      else close();
    },
    answer: (isConfirmed) => {
      setAsking(false);
      if (isConfirmed) close();
    },
  };
}
