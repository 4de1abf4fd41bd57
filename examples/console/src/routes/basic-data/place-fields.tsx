import { NumberField } from '@patrolkit/react-components/controls';
import { LocationPicker } from '@patrolkit/react-components/guard-map';
import { useLive } from '@patrolkit/react-components/live';
import { type ReactElement, useMemo } from 'react';
import * as css from '../../entities/entity-page.css.ts';
import { settings } from '../../services/settings.ts';
import { useText } from '../../services/texts.ts';
import { useTheme } from '../../services/use-theme.ts';
import { useBackdrop } from '../dashboard/use-backdrop.ts';
import { type PlaceDraft, placeOf, placeProblems } from './place-draft.rules.ts';

/** Props of {@link PlaceFields}. */
export interface PlaceFieldsProps {
  place: PlaceDraft;
  onChange: (place: Partial<PlaceDraft>) => void;
  errorOf: (field: string) => string | undefined;
  isReadOnly: boolean;
}

/** Latitude and longitude beside each other, and the map to pick both on. */
export function PlaceFields({ place, onChange, errorOf, isReadOnly }: PlaceFieldsProps): ReactElement {
  const text = useText();
  return (
    <>
      <NumberField
        errorText={errorOf('latitude')}
        isReadOnly={isReadOnly}
        label={text('console.place.latitude')}
        onChange={(latitude) => onChange({ latitude })}
        step={0.0001}
        value={place.latitude}
      />
      <NumberField
        errorText={errorOf('longitude')}
        isReadOnly={isReadOnly}
        label={text('console.place.longitude')}
        onChange={(longitude) => onChange({ longitude })}
        step={0.0001}
        value={place.longitude}
      />
      {!isReadOnly && <PlaceMap onChange={onChange} place={place} />}
    </>
  );
}

function PlaceMap({ place, onChange }: Pick<PlaceFieldsProps, 'place' | 'onChange'>): ReactElement {
  const { directory } = useLive();
  const { theme } = useTheme();
  const backdrop = useBackdrop(settings.backdropUrl);
  const { locations } = directory;
  const places = useMemo(
    () =>
      [...locations.values()].flatMap(({ locationId, name, position }) =>
        position ? [{ id: String(locationId), name, position }] : [],
      ),
    [locations],
  );
  const { latitude, longitude } = place;
  const value = useMemo(() => {
    const isWhole = Object.keys(placeProblems({ latitude, longitude })).length === 0;
    return isWhole ? placeOf({ latitude, longitude }) : null;
  }, [latitude, longitude]);
  return (
    <LocationPicker
      backdrop={backdrop}
      className={css.wide}
      onApply={({ latitude, longitude }) => onChange({ latitude: rounded(latitude), longitude: rounded(longitude) })}
      places={places}
      theme={theme}
      tiles={settings.tiles}
      value={value}
    />
  );
}

/* Six decimals are a decimetre: more is noise of the map. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
