import type { ReactElement } from 'react';
import { CheckboxField } from '../controls/checkbox-field.tsx';
import { RadioField } from '../controls/radio-field.tsx';
import { usePatrol } from '../provider/index.ts';
import type { ShownParts } from './guard-canvas.tsx';
import type { MapGround } from './guard-map.types.ts';
import type { MapLayersProps } from './map-layers.types.ts';

/** What lies under the markers, and which of them are drawn. @internal */
export function LayersPanel(props: MapLayersProps): ReactElement {
  const { grounds, sources, ground, onGroundChange, shown, onShownChange } = props;
  const { text } = usePatrol();
  const nameOf = (id: MapGround): string => {
    if (id === 'backdrop') return text('guardMap.schematic');
    return id === 'plain' ? text('guardMap.ground.plain') : (sources.find((source) => source.id === id)?.name ?? id);
  };
  const part = (key: keyof ShownParts, label: string): ReactElement => (
    <CheckboxField
      isSelected={shown[key]}
      label={label}
      onChange={(isSelected) => onShownChange({ ...shown, [key]: isSelected })}
    />
  );
  return (
    <div className="pk-GuardMap-layersPanel">
      <RadioField
        label={text('guardMap.ground')}
        onChange={onGroundChange}
        options={grounds.map((id) => ({ id, label: nameOf(id) }))}
        value={ground}
      />
      <fieldset className="pk-GuardMap-parts">
        <legend>{text('guardMap.shown')}</legend>
        {part('locations', text('guardMap.shown.locations'))}
        {part('tags', text('guardMap.shown.tags'))}
        {part('streets', text('guardMap.shown.streets'))}
      </fieldset>
    </div>
  );
}
