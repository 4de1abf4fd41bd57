import type { GuardPosition } from '@patrolkit/sdk/model';
import { LatLngBounds } from 'leaflet';
import type { ReactElement } from 'react';
import { useMap } from 'react-leaflet';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-shapes.tsx';
import { usePatrol } from '../provider/index.ts';
import { drawable } from './map.rules.ts';
import { useMapLook } from './use-map-look.ts';

/** Zoom, and the view that holds all guards. @internal */
export function MapControls({ positions }: { positions: readonly GuardPosition[] }): ReactElement {
  const { text } = usePatrol();
  const map = useMap();
  const { zoom } = useMapLook();
  const showAll = (): void => {
    const places = positions.flatMap(({ position }) => drawable(position) ?? []);
    if (places.length === 0) return;
    const bounds = new LatLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]));
    map.fitBounds(bounds, { padding: [60, 60], maxZoom: 17, animate: false });
  };
  return (
    <div className="pk-GuardMap-controls">
      <MapButton
        icon="plus"
        isOff={zoom >= map.getMaxZoom()}
        label={text('guardMap.zoomIn')}
        onPress={() => map.zoomIn()}
      />
      <MapButton
        icon="minus"
        isOff={zoom <= map.getMinZoom()}
        label={text('guardMap.zoomOut')}
        onPress={() => map.zoomOut()}
      />
      <MapButton icon="full" isOff={false} label={text('guardMap.allGuards')} onPress={showAll} />
    </div>
  );
}

interface MapButtonProps {
  icon: IconName;
  label: string;
  isOff: boolean;
  onPress: () => void;
}

/* aria-disabled, so that the last step of the zoom does not take the focus away. */
function MapButton({ icon, label, isOff, onPress }: MapButtonProps): ReactElement {
  return (
    <button
      aria-disabled={isOff || undefined}
      aria-label={label}
      className="pk-GuardMap-control"
      onClick={isOff ? undefined : onPress}
      title={label}
      type="button"
    >
      <Icon name={icon} />
    </button>
  );
}
