import { type ReactElement, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import type { TrackedGuard } from './guard-track.ts';
import { isStill, useSurroundings } from './map-root.tsx';
import { useWay } from './use-way.ts';

/** Goes along with a guard, and stands still while the supervisor moves the map. @internal */
export function FollowGuard({ guard, onStop }: { guard: TrackedGuard; onStop: () => void }): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const { hand } = useSurroundings();
  const go = useWay();
  const followed = useRef<number | null>(null);
  const { guardId, position, name } = guard.fix;
  useEffect(() => {
    if (hand.isBusy) return;
    if (followed.current === guardId) {
      map.panTo([position.latitude, position.longitude], { animate: !isStill() });
    } else go(position);
    followed.current = guardId;
  }, [map, hand, go, guardId, position]);
  return (
    <div className="pk-GuardMap-chip" data-kind="following">
      <Icon name="pin" />
      <span>{text('guardMap.following', { name })}</span>
      <IconButton icon="close" label={text('guardMap.stopFollowing')} onPress={onStop} />
    </div>
  );
}
