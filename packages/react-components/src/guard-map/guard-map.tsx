import type { ComponentType, ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import './guard-map.css.ts';
import './map-list.css.ts';
import './markers.css.ts';
import type { GuardMapProps } from './guard-map.types.ts';
import { useLazyView } from './use-lazy-view.ts';

const load = (): Promise<ComponentType<GuardMapProps>> => import('./map-view.tsx').then(({ MapView }) => MapView);

/**
 * Guards, locations, open alarms and the selected event on a map, and all of them in a list beside it. Works without map
 * pictures, hidden, and as often on a page as wanted. Fills its parent, which must have a height.
 *
 * @selector data-pk-theme - the theme, when it is given
 * @selector data-display - wall, when it hangs on one
 * @public
 */
export function GuardMap(props: GuardMapProps): ReactElement {
  const { text } = usePatrol();
  const View = useLazyView(load);
  const { theme, display, label, className, ref } = props;
  return (
    <section
      aria-label={label ?? text('guardMap.title')}
      className={className ? `pk-GuardMap ${className}` : 'pk-GuardMap'}
      data-display={display === 'wall' ? display : undefined}
      data-pk-theme={theme}
      ref={ref}
    >
      {View ? <View {...props} /> : null}
    </section>
  );
}
