import type { ComponentType, ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import './guard-map.css.ts';
import './guard-replay.css.ts';
import './map-list.css.ts';
import type { GuardReplayProps } from './guard-replay.types.ts';
import { useLazyView } from './use-lazy-view.ts';

const load = (): Promise<ComponentType<GuardReplayProps>> =>
  import('./guard-replay-view.tsx').then(({ GuardReplayView }) => GuardReplayView);

/**
 * The way of one guard in a period: played, scrubbed, with his positions and tag reads as a list, and saved as a picture
 * that says who, when and in which time zone. Fills its parent, which must have a height.
 *
 * @selector data-pk-theme - the theme, when it is given
 * @public
 */
export function GuardReplay(props: GuardReplayProps): ReactElement {
  const { text } = usePatrol();
  const View = useLazyView(load);
  const { theme, className, ref, name } = props;
  return (
    <section
      aria-label={text('guardMap.replay.title', { name })}
      className={className ? `pk-GuardMap pk-GuardReplay ${className}` : 'pk-GuardMap pk-GuardReplay'}
      data-pk-theme={theme}
      ref={ref}
    >
      {View ? <View {...props} /> : null}
    </section>
  );
}
