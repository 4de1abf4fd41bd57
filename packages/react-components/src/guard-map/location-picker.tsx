import type { ComponentType, ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import './guard-map.css.ts';
import './location-picker.css.ts';
import type { LocationPickerProps } from './location-picker.types.ts';
import { useLazyView } from './use-lazy-view.ts';

const load = (): Promise<ComponentType<LocationPickerProps>> =>
  import('./location-picker-view.tsx').then(({ LocationPickerView }) => LocationPickerView);

/**
 * A small map to pick a place on: by a press, by dragging it under the cross, by the arrow keys, by its coordinates or
 * its name. Only Apply makes it hold. Fills the width of its parent.
 *
 * @selector data-pk-theme - the theme, when it is given
 * @public
 */
export function LocationPicker(props: LocationPickerProps): ReactElement {
  const { text } = usePatrol();
  const View = useLazyView(load);
  const { theme, className, ref } = props;
  return (
    <section
      aria-label={text('guardMap.location')}
      className={className ? `pk-LocationPicker ${className}` : 'pk-LocationPicker'}
      data-pk-theme={theme}
      ref={ref}
    >
      {View ? <View {...props} /> : null}
    </section>
  );
}
