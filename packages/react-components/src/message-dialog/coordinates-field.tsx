import type { LatLon } from '@patrolkit/sdk/model';
import { type ReactElement, useState } from 'react';
import { TextField } from '../controls/text-field.tsx';
import { typedPlace } from '../controls/typed-place.rules.ts';
import { usePatrol } from '../provider/index.ts';
import { coordinatesText } from './coordinates.rules.ts';

/** Props of {@link CoordinatesField}. @public */
export interface CoordinatesFieldProps {
  /** The place; null while none is chosen. */
  position: LatLon | null;
  /** Told when a place was typed and the field left, or Enter pressed. */
  onChange: (position: LatLon) => void;
  /** Whether it cannot be changed now. */
  isDisabled: boolean;
  /** What is wrong with the coordinates; shown below them. */
  errorText?: string | undefined;
}

/** A place as two numbers, to be read, pasted or typed. @public */
export function CoordinatesField({ position, onChange, isDisabled, errorText }: CoordinatesFieldProps): ReactElement {
  const { text } = usePatrol();
  /* What is being typed counts until the place is another: a pick on the map is newer than half a number. */
  const [typed, setTyped] = useState<{ text: string; at: LatLon | null } | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const own = typed !== null && typed.at === position ? typed.text : null;
  const take = (): void => {
    if (own === null) return;
    const place = typedPlace(own);
    setUnreadable(place === null && own.trim() !== '');
    if (place) onChange(place);
    if (place || own.trim() === '') setTyped(null);
  };
  return (
    <TextField
      autoComplete="off"
      errorText={own !== null && isUnreadable ? text('messageDialog.coordinates.unreadable') : errorText}
      isDisabled={isDisabled}
      label={text('messageDialog.field.coordinates')}
      onBlur={take}
      onChange={(next) => {
        setTyped({ text: next, at: position });
        setUnreadable(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      placeholder={text('messageDialog.coordinates.none')}
      value={own ?? coordinatesText(position)}
    />
  );
}
