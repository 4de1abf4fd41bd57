import { type ReactElement, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for a password, which can be shown and hidden (S2.37). @internal */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'rows' | 'end' | 'icon'>): ReactElement {
  const { text } = usePatrol();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      end={
        <Button
          aria-label={text(isShown ? 'field.hidePassword' : 'field.showPassword')}
          aria-pressed={isShown}
          className="pk-Field-button"
          onPress={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </Button>
      }
      type={isShown ? 'text' : 'password'}
    />
  );
}
